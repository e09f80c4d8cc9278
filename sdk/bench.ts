/**
 * What a call of the client costs beside a bare `fetch` of the same bytes over loopback, and how long a list takes to
 * encrypt beside crypto-js alone. Prints the ratio to a baseline measured in the same run, with its budget.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import aes from 'crypto-js/aes.js'
import utf8 from 'crypto-js/enc-utf8.js'
import ecb from 'crypto-js/mode-ecb.js'
import { createLenderClient, encryptList } from '@paso/sdk'

const CALLS = 1500
const ROUNDS = 7
const answer = JSON.stringify({ code: 200, message: 'ok', data: { done: true } })
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(answer)
  })
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const client = createLenderClient({
  baseUrl: url,
  country: 'TH',
  caller: { platform: 'web', h5Version: '1.0.0' },
  token: () => '2f6f1c0b9e5d4a7f8c3b2a1d0e9f8a7b',
  language: () => 'th',
  secret: 's3cr3t',
})
const fields = { page: 'basic', fields: {}, filler: 'x'.repeat(360) }
const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }

const bare = async () => {
  const body = JSON.stringify(fields)
  const response = await fetch(`${url}/v2/verify/draft`, { method: 'POST', body, headers })
  JSON.parse(await response.text())
}
const call = () => client.post('/verify/draft', { page: 'basic', fields: {} })

const list = Array.from({ length: 16_000 }, (_, i) => ({
  name: `Contact ${i}`,
  phone: '812345678',
  i,
}))
const key = '0123456789abcdef'
const alone = () => {
  aes.encrypt(JSON.stringify(list), utf8.parse(key), { mode: ecb }).toString()
  return Promise.resolve()
}

print('a call beside a bare fetch', await compared(bare, call, CALLS), 1.15)
print(
  'a list of 1 MB beside crypto-js alone',
  await compared(alone, () => encryptList(list, key), 3),
  1.2,
)
server.close()
server.closeAllConnections()

/** Milliseconds a run of each, medians of rounds that take turns, so that a slow moment hits both. */
async function compared(
  baseline: () => Promise<unknown>,
  ours: () => Promise<unknown>,
  times: number,
) {
  const rounds: { baseline: number; ours: number }[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const figures = { baseline: await timed(baseline, times), ours: await timed(ours, times) }
    // The first round warms up.
    if (round > 0) rounds.push(figures)
  }
  const median = (name: 'baseline' | 'ours') =>
    rounds.map((figures) => figures[name]).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
  return { baseline: median('baseline'), ours: median('ours') }
}

async function timed(run: () => Promise<unknown>, times: number): Promise<number> {
  const started = performance.now()
  for (let i = 0; i < times; i++) await run()
  return (performance.now() - started) / times
}

function print(
  what: string,
  { baseline, ours }: { baseline: number; ours: number },
  budget: number,
): void {
  const ratio = ours / baseline
  const figures = `${ours.toFixed(3)} ms, baseline ${baseline.toFixed(3)} ms`
  console.log(
    `${ratio <= budget ? 'ok  ' : 'OVER'} ${ratio.toFixed(2)} of ${budget}  ${what} (${figures})`,
  )
  if (ratio > budget) process.exitCode = 1
}
