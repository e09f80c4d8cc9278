import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const program = join(root, 'sandbox', 'test', 'support', 'object-store-serve.ts')

/** A real S3-compatible store on loopback as a process of its own: what a lender is started with to use it. */
export async function startObjectStore(): Promise<{
  env: Record<string, string>
  stop(): Promise<void>
}> {
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const env = await new Promise<Record<string, string>>((resolve, reject) => {
    let said = ''
    child.once('exit', () => reject(new Error('the object store ended at start')))
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8')
      if (said.endsWith('\n')) resolve(JSON.parse(said) as Record<string, string>)
    })
  })
  return {
    env,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}
