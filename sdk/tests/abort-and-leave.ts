/** A program of its own: makes a call to a silent lender, ends it on a signal, and has nothing more to do. */
import { AbortedError, createLenderClient } from '@paso/sdk'

const [, , baseUrl = ''] = process.argv
const client = createLenderClient({
  baseUrl,
  country: 'TH',
  caller: { platform: 'web', h5Version: '1.0.0' },
  token: () => '',
  language: () => 'th',
  secret: 's',
  timeoutMs: Infinity,
  totalMs: Infinity,
})
const controller = new AbortController()
process.once('message', () => controller.abort())
try {
  await client.get('/home/index', { signal: controller.signal })
} catch (failure) {
  if (!(failure instanceof AbortedError)) throw failure
}
process.disconnect()
