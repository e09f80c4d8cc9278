import { execFile } from 'node:child_process'
import { Console } from 'node:console'
import { once } from 'node:events'
import { Session, console as devTools } from 'node:inspector'
import { PassThrough } from 'node:stream'
import { format, inspect } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import {
  createLenderClient,
  LenderFailure,
  type ClientEvent,
  type FailureKind,
  type LenderClient,
} from '../src/index.ts'
import { failureOf } from './client-of.ts'
import {
  envelope,
  hangUp,
  raw,
  silence,
  startLender,
  type Answer,
  type LenderDouble,
} from './lender-double.ts'

/** Stands in every field of request and answer; no printed form of a failure may hold it, or the signature. */
const canary = 'CANARY812345678'
/** The lender's own words, which are a failure's `userMessage`. */
const words = `${canary} in words`
const headers = {
  'X-Request-Id': canary,
  'Set-Cookie': `session=${canary}`,
  'X-Anything': canary,
  'Content-Type': `application/json; note=${canary}`,
}
const data = { phone: canary, id_number: canary, seconds: 3, [canary]: canary, next: canary }
const code = (number: number, status?: number): Answer =>
  envelope(number, data, { message: words, headers, ...(status ? { status } : {}) })

let lender: LenderDouble
afterEach(() => lender.close())

const events: ClientEvent[] = []

function clientFullOfCanaries(timeoutMs = 10_000): LenderClient {
  events.length = 0
  return createLenderClient({
    baseUrl: `${lender.url}/${canary}`,
    country: 'TH',
    caller: {
      platform: 'web',
      h5Version: canary,
      version: canary,
      appsflyerId: canary,
      bundleId: canary,
      packageName: canary,
      channel: canary,
    },
    token: () => canary,
    language: () => 'th',
    secret: canary,
    timeoutMs,
    random: () => 0,
    onEvent: (event) => events.push(event),
  })
}

const calls = {
  post: (client: LenderClient, signal?: AbortSignal) =>
    client.post(
      '/user/login',
      { phone_prefix: '+66', phone: canary, code: canary, uuid: canary },
      { idempotencyKey: canary, signal },
    ),
  get: (client: LenderClient, signal?: AbortSignal) =>
    client.get('/order/detail', { query: { order_id: canary }, signal }),
  bytes: (client: LenderClient, signal?: AbortSignal) =>
    client.get('/file/{file_id}', { path: { file_id: canary }, signal }),
}

const cases: [kind: FailureKind, how: string, answer: Answer][] = [
  ['api_code', 'a code of the catalogue', code(422001)],
  ['api_code', 'a code of no catalogue', code(499123, 400)],
  ['api_code', 'a code that is tried again', code(503001)],
  ['signed_out', 'the end of a session', code(403100)],
  ['network', 'a connection that breaks', hangUp],
  ['network', 'a redirect', raw(302, canary, { ...headers, Location: `/${canary}?${canary}` })],
  ['network', 'an answer that breaks off', cutAfter(`{"code":200,"data":"${canary}`)],
  ['timeout', 'silence', silence],
  ['aborted', 'its caller', silence],
  ['invalid_response', 'a page', raw(200, `<p>${canary}`, { 'Content-Type': 'text/html' })],
  ['invalid_response', 'a code that is text', raw(400, `{"code":"${canary}"}`, headers)],
  ['invalid_response', 'a type that says too much', raw(500, canary, { 'Content-Type': canary })],
]

const everyWay = cases.flatMap(([kind, how, answer]) =>
  (['get', 'post', 'bytes'] as const).map((way) => ({ kind, how, answer, way })),
)

test.each(everyWay)('$kind by $how of a $way prints nothing of what was said', async (row) => {
  lender = await startLender(row.answer)
  const controller = new AbortController()
  if (row.kind === 'aborted') {
    setTimeout(() => controller.abort(new Error(canary)), 20)
  }
  const client = clientFullOfCanaries(row.kind === 'timeout' ? 60 : undefined)
  const failure = await failureOf(calls[row.way](client, controller.signal))
  if (!(failure instanceof LenderFailure)) throw new Error('Another failure', { cause: failure })
  expect(failure.kind).toBe(row.kind)
  const signs = lender.received.map(
    ({ json, query }) => query.get('sign') ?? (json['sign'] as string),
  )
  for (const [form, text] of Object.entries(printed(failure))) {
    expect(text, form).not.toContain(canary)
    for (const sign of signs) expect(text, form).not.toContain(sign)
  }
  expect(JSON.stringify(events)).not.toContain(canary)
  expect(String(failure)).toContain(failure.operation)
  expect(String(failure)).toContain(failure.requestId)
})

test('what is not printed can still be asked for', async () => {
  lender = await startLender(code(422001))
  const failure = await failureOf(calls.get(clientFullOfCanaries()))
  expect(failure).toMatchObject({ userMessage: words, data })
})

test('a failure that nobody catches ends a process without saying more', async () => {
  lender = await startLender(code(422001))
  const program = `
    import { createLenderClient } from '@paso/sdk'
    const client = createLenderClient({
      baseUrl: ${JSON.stringify(lender.url)}, country: 'TH', token: () => '${canary}', secret: '${canary}',
      caller: { platform: 'web', h5Version: '1' }, language: () => 'th',
    })
    await client.get('/order/detail', { query: { order_id: '${canary}' } })`
  const child = execFile(process.execPath, ['--input-type=module'], { cwd: import.meta.dirname })
  let said = ''
  child.stderr?.on('data', (text) => (said += String(text)))
  child.stdin?.end(program)
  const [exitCode] = (await once(child, 'close')) as [number]
  expect(exitCode).toBe(1)
  expect(said).toContain('GET /order/detail answered 422001')
  // The engine quotes the source line that threw, which is the program's own.
  expect(said).not.toContain(canary)
})

/** Every way in which a failure gets into a log by itself. */
function printed(failure: LenderFailure): Record<string, string> {
  const stream = new PassThrough()
  const log = new Console(stream, stream)
  log.log(failure)
  log.error('failed', failure)
  log.dir(failure, { showHidden: true })
  log.table([failure])
  log.trace(failure)
  const copy: unknown = { ...failure }
  const wrapped = new Error('The page could not load', { cause: failure })
  return {
    String: String(failure),
    template: `${failure as unknown as string}`,
    inspect: inspect(failure),
    'inspect, all of it': inspect(failure, { depth: null, showHidden: true }),
    'inspect, accessors called': inspect(failure, { depth: null, showHidden: true, getters: true }),
    'inspect of what holds it, accessors called': inspect([failure], {
      showHidden: true,
      getters: true,
    }),
    'inspect of what holds it': inspect({ failure: [failure] }, { depth: null, showHidden: true }),
    '%s': format('%s', failure),
    '%o': format('%o', failure),
    '%O': format('%O', failure),
    '%j': format('%j', failure),
    JSON: JSON.stringify(failure),
    'JSON of what holds it': JSON.stringify({ failure, wrapped }),
    stack: failure.stack ?? '',
    message: failure.message,
    "Error's own text": Error.prototype.toString.call(failure),
    'all names of its own': JSON.stringify(failure, Object.getOwnPropertyNames(failure)),
    'all of its own': inspect(Object.getOwnPropertyDescriptors(failure), { getters: true }),
    'a clone': inspect(structuredClone(failure), { showHidden: true }),
    'another error of it': String(new Error(failure as unknown as string)),
    'a structured log': logged(failure),
    cause: inspect(failure.cause, { showHidden: true }),
    'a cause': inspect(wrapped) + String(wrapped.stack),
    'one of many': inspect(new AggregateError([failure], 'All failed')),
    copy: inspect(copy) + JSON.stringify(Object.entries(failure)),
    console: String(stream.read()),
    'developer tools': shownByDevTools(failure),
  }
}

/** What a structured log writes, which asks an error for its message, its stack and all that can be enumerated. */
function logged(failure: LenderFailure): string {
  const { message, stack } = failure
  const line: Record<string, unknown> = { type: failure.constructor.name, message, stack }
  for (const name in failure) line[name] = failure[name as keyof LenderFailure]
  return JSON.stringify({ level: 50, err: line, msg: message })
}

/** What Chrome's developer tools show of it, and a webview's log: what V8 gives them. */
function shownByDevTools(failure: LenderFailure): string {
  const session = new Session()
  const shown: unknown[] = []
  session.connect()
  session.on('Runtime.consoleAPICalled', ({ params }) => shown.push(params.args))
  session.post('Runtime.enable')
  devTools.log(failure, { failure }, '%o', failure)
  session.disconnect()
  // Those that were reported earlier are reported again first.
  const text = JSON.stringify(shown.at(-1))
  expect(text).toContain(failure.operation)
  return text
}

/** Says half of an answer and breaks the connection. */
function cutAfter(text: string): Answer {
  return (response) => {
    response.writeHead(200, { ...headers, 'Content-Length': text.length + 10 })
    response.write(text, () => setTimeout(() => response.destroy(), 5))
  }
}
