// npm run pacts:verify: the committed pacts against PROVIDER_URL, or against a sandbox started here.
import { closeReader } from '../src/ocr/readings.ts'
import { startDatabase } from './databases.ts'
import { startLender } from './lender.ts'
import { interactions, verifyOther, verifySandbox } from './pact-verification.ts'

const provider = process.env['PROVIDER_URL']
const secret = process.env['SIGNATURE_SECRET'] ?? 'paso-sandbox'

try {
  if (provider === undefined) await verifyOwn()
  else await verifyOther(provider, secret)
  process.stdout.write(`${interactions().length} interactions are kept\n`)
} catch {
  // What is not kept was printed by the verifier.
  process.stdout.write('the pact is not kept\n')
  process.exitCode = 1
}

async function verifyOwn(): Promise<void> {
  const { database, stop } = await startDatabase('pglite')
  const app = await startLender(database)
  try {
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    await verifySandbox(url, { app, database })
  } finally {
    await app.close()
    await closeReader()
    await stop()
  }
}
