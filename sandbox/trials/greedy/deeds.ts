import { randomUUID } from 'node:crypto'
import { bomb } from '../../test/support/hostile-pictures.ts'
import { callerFields } from '../../test/support/signature.ts'

/** An account of a trial, by its session. */
export interface Account {
  token: string
  /** Where it calls from, as the proxy before the lender says. */
  address: string
  /** Fronts that nobody has read yet. */
  fronts: readonly string[]
  /** Ends when the account hangs up. */
  gone?: AbortSignal
}

export interface Reply {
  status: number
  code: number
  data: Record<string, unknown>
}

/** Calls a lender as an app does, once: what was answered, whatever it is. */
export async function call(
  base: string,
  method: 'GET' | 'POST',
  path: string,
  { token, address, gone }: Account,
  fields: object = {},
  text = JSON.stringify(fields),
): Promise<Reply> {
  const caller = callerFields(token)
  const query =
    method === 'GET' ? { ...fields, ...caller } : { timestamp: caller['timestamp'] ?? '' }
  const answer = await fetch(`${base}${path}?${new URLSearchParams(query).toString()}`, {
    method,
    ...(gone ? { signal: gone } : {}),
    headers: {
      'content-type': 'application/json',
      'country-language': 'th',
      'x-forwarded-for': address,
      'idempotency-key': randomUUID(),
    },
    ...(method === 'POST' ? { body: joined(text, JSON.stringify(caller)) } : {}),
  })
  return replyOf(answer)
}

/** Two objects as one: what is large is written once, and not by each call. */
const joined = (one: string, other: string): string =>
  one === '{}' ? other : `${one.slice(0, -1)},${other.slice(1)}`

async function replyOf(answer: Response): Promise<Reply> {
  const bytes = await answer.arrayBuffer()
  if (answer.headers.get('content-type')?.includes('json') !== true) {
    return { status: answer.status, code: answer.status, data: {} }
  }
  const { code, data } = JSON.parse(Buffer.from(bytes).toString()) as Omit<Reply, 'status'>
  return { status: answer.status, code, data: data ?? {} }
}

/** What a greedy account does over and over, `lanes` of it at once, or `ofMany` where others do the same. */
export interface Deed {
  lanes: number
  ofMany?: number
  do(base: string, account: Account, round: number): Promise<Reply>
}

/** As large as a picture may be, in a few kilobytes. */
const largest = bomb(7_000)
const hollow = JSON.stringify({ page: 'basic', fields: Array.from({ length: 60_000 }, () => ({})) })

/** Hands in a picture as the back of a card. */
export async function upload(base: string, account: Account, picture: Buffer): Promise<Reply> {
  const wanted = { purpose: 'id_back', mime: 'image/png', size: picture.length }
  const ticket = await call(base, 'POST', '/v2/file/ticket', account, wanted)
  if (ticket.code !== 200) return ticket
  return replyOf(
    await fetch(`${base}/v2${String(ticket.data['url'])}`, {
      method: 'PUT',
      ...(account.gone ? { signal: account.gone } : {}),
      headers: { 'content-type': 'image/png', 'x-forwarded-for': account.address },
      body: new Uint8Array(picture),
    }),
  )
}

/** What one borrower can ask of a lender that is much. */
export const deeds: Readonly<Record<string, Deed>> = {
  pictures: {
    lanes: 4,
    // More than there are places.
    ofMany: 2,
    do: (base, account) => upload(base, account, largest),
  },
  exports: { lanes: 4, do: (base, account) => call(base, 'GET', '/v2/account/export', account) },
  'many nodes': {
    lanes: 4,
    do: (base, account) => call(base, 'POST', '/v2/verify/draft', account, {}, hollow),
  },
  events: {
    lanes: 10,
    do: (base, account) => {
      const event = { event_name: 'screen_view', event_value: 'login', method: 'POST' }
      const own = { event_id: randomUUID(), uuid: randomUUID() }
      return call(base, 'POST', '/v2/logout/create', account, { ...event, ...own })
    },
  },
  '40 calls at once': {
    lanes: 40,
    do: (base, account) =>
      call(base, 'POST', '/v2/verify/draft', account, { page: 'basic', fields: { children: '1' } }),
  },
  // Last: what was begun is read to its end, though the client has hung up.
  readings: {
    lanes: 4,
    do: (base, account, round) => {
      const front_file_id = account.fronts[round % account.fronts.length] ?? ''
      return call(base, 'GET', '/v2/verify/ocr_verify', account, { front_file_id })
    },
  },
}
