import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { ObjectStoreSettings } from '../../src/store/objects/object-store.ts'

const BUCKET = 'pictures'

/** A page of any origin may put, and nothing else: what a bucket has to say so that a browser may upload. */
const CORS = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>*</AllowedOrigin><AllowedMethod>PUT</AllowedMethod><AllowedHeader>content-type</AllowedHeader>
</CORSRule></CORSConfiguration>`

interface TestStore {
  settings: ObjectStoreSettings
  stop(): Promise<void>
}

/** A real S3-compatible store on loopback, which checks every signature, with an empty bucket. */
export async function startObjectStore(): Promise<TestStore> {
  const directory = mkdtempSync(join(tmpdir(), 'paso-objects-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [CORS] }],
  })
  const { port } = await server.run()
  return {
    settings: {
      url: `http://127.0.0.1:${port}/${BUCKET}`,
      // The one account that it knows.
      keyId: 'S3RVER',
      secret: 'S3RVER',
      region: 'us-east-1',
      answerWithinMs: 10_000,
    },
    stop: async () => {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
