/**
 * What the SDK costs beside its libraries, measured in the same run. A call is compared with
 * openapi-fetch's own client and with a bare `fetch` of the same bytes over loopback. Its import is
 * measured too, and a list beside crypto-js alone. Prints each ratio with its budget; fails when
 * one is passed.
 */
import { execFileSync, fork, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import aes from 'crypto-js/aes.js'
import utf8 from 'crypto-js/enc-utf8.js'
import ecb from 'crypto-js/mode-ecb.js'
import createClient from 'openapi-fetch'
import { createLenderClient, encryptList, type LenderClient } from '@paso/sdk'

/** Answers every request with a small envelope, in a process of its own as a lender does. */
const lender = fork(join(import.meta.dirname, 'bench-lender.ts'))
const [port] = (await once(lender, 'message')) as [number]
const baseUrl = `http://127.0.0.1:${port}`

const post = (client: LenderClient) =>
  client.post('/verify/draft', { page: 'basic', fields: { email: 'somsri@example.com' } })
const get = (client: LenderClient) =>
  client.get('/order/detail', { query: { order_id: 'ord-5d0a4c31' } })

for (const [name, call] of Object.entries({ POST: post, GET: get })) {
  const { ours, ofOpenapiFetch, bare } = await sameBytes(call)
  const beside = (baseline: Run) => compared({ baseline, ours }, 25)
  print(`a ${name} beside openapi-fetch's own client`, await beside(ofOpenapiFetch), 1.25)
  print(`a ${name} beside a bare fetch`, await beside(bare), 1.6)
}
lender.disconnect()

const list = Array.from({ length: 16_000 }, (_, i) => ({
  name: `Contact ${i}`,
  phone: '812345678',
  i,
}))
const key = '0123456789abcdef'
const alone = () => aes.encrypt(JSON.stringify(list), utf8.parse(key), { mode: ecb }).toString()
print(
  'a list of 1 MB beside crypto-js alone',
  await compared({ baseline: async () => alone(), ours: () => encryptList(list, key) }, 1),
  1.2,
)

const started = (code: string) => () => {
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: import.meta.dirname,
  })
  return Promise.resolve()
}
print(
  'a process that imports the SDK beside one that does not',
  await compared({ baseline: started(''), ours: started(`import '@paso/sdk'`) }, 1, 20),
)

// What an import costs an app to fetch: the budgets stand there.
const sizes = spawnSync(process.execPath, [join(import.meta.dirname, 'size.ts')], {
  stdio: 'inherit',
})
if (sizes.status !== 0) process.exitCode = 1

type Run = () => Promise<unknown>

/** What takes turns. */
interface Contest {
  baseline: Run
  ours: Run
}

/**
 * A call of the client, one of openapi-fetch's own and a bare fetch, which send as many bytes with
 * the same headers and options and read the same answer. Like any caller of this lender they write
 * query and body from values, with a new time and request id for each call. Only ours signs, and
 * has a time limit, retries and failures.
 */
async function sameBytes(call: (client: LenderClient) => Promise<unknown>) {
  const sent: Request[] = []
  const recorder = clientWith((request) => {
    sent.push(request.clone())
    return fetch(request)
  })
  await call(recorder)
  const [recorded = new Request(baseUrl)] = sent
  const { method } = recorded
  const { pathname, searchParams } = new URL(recorded.url)
  const query = Object.fromEntries(searchParams)
  const text = await recorded.text()
  const body = text === '' ? undefined : (JSON.parse(text) as object)
  const headers = Object.fromEntries(recorded.headers)
  const options = { credentials: 'include', redirect: 'error', cache: 'no-store' } as const
  const anew = () => {
    const timestamp = String(Date.now())
    return {
      query: { ...query, timestamp },
      body: body && { ...body, timestamp },
      headers: { ...headers, 'x-request-id': randomUUID() },
    }
  }

  const api = createClient<Record<string, { get: object; post: object }>>({ baseUrl, ...options })
  const ofOpenapiFetch = () => {
    const { query, ...rest } = anew()
    const verb = method.toLowerCase() as 'get' | 'post'
    return api.request(verb, pathname, { params: { query }, ...rest } as never)
  }
  const bare = async () => {
    const { query, body, headers } = anew()
    const url = `${baseUrl}${pathname}?${new URLSearchParams(query).toString()}`
    const more = body ? { body: JSON.stringify(body) } : {}
    const response = await fetch(url, { method, headers, ...more, ...options })
    return JSON.parse(await response.text()) as unknown
  }
  const client = clientWith()
  return { ours: () => call(client), ofOpenapiFetch, bare }
}

function clientWith(fetch?: (request: Request) => Promise<Response>): LenderClient {
  return createLenderClient({
    baseUrl,
    country: 'TH',
    caller: { platform: 'web', h5Version: '1.0.0' },
    token: () => '2f6f1c0b9e5d4a7f8c3b2a1d0e9f8a7b',
    language: () => 'th',
    secret: 's3cr3t',
    ...(fetch ? { fetch } : {}),
  })
}

/**
 * Milliseconds a run of each. They take turns in short rounds, so that a slow moment hits both. The
 * ratio is the median of the rounds' ratios, because both halves of a round met the same machine.
 */
async function compared({ baseline, ours }: Contest, times: number, rounds = times > 1 ? 160 : 9) {
  const figures: { baseline: number; ours: number; ratio: number }[] = []
  for (let round = -Math.ceil(rounds / 4); round < rounds; round++) {
    // The second one may find the machine warmer, so that takes turns too.
    const oursFirst = round % 2 === 0
    const early = oursFirst ? await timed(ours, times) : undefined
    const base = await timed(baseline, times)
    const own = early ?? (await timed(ours, times))
    // The rounds below 0 warm up.
    if (round >= 0) figures.push({ baseline: base, ours: own, ratio: own / base })
  }
  const median = (name: 'baseline' | 'ours' | 'ratio') =>
    figures.map((figure) => figure[name]).sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
  return { baseline: median('baseline'), ours: median('ours'), ratio: median('ratio') }
}

async function timed(run: () => Promise<unknown>, times: number): Promise<number> {
  const start = performance.now()
  for (let i = 0; i < times; i++) await run()
  return (performance.now() - start) / times
}

function print(what: string, found: Awaited<ReturnType<typeof compared>>, budget?: number): void {
  const { ratio, ours, baseline } = found
  const over = budget !== undefined && ratio > budget
  const figures = `${ours.toFixed(3)} ms, baseline ${baseline.toFixed(3)} ms`
  const limit = budget === undefined ? '' : ` of ${budget}`
  console.log(
    `${over ? 'OVER' : 'ok  '} ${`${ratio.toFixed(2)}${limit}`.padStart(12)}  ${what} (${figures})`,
  )
  if (over) process.exitCode = 1
}
