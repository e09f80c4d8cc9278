import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { signatureOf } from '../test/support/signature.ts'
import { asTester } from '../test/support/tester.ts'
import type { Random } from './random.ts'
import type { Network, Wire } from './wire.ts'

/** A call to be made, again and again under its key until it is answered. */
export interface TrialCall {
  method: 'GET' | 'POST'
  path: string
  fields: Readonly<Record<string, unknown>>
  /** The console's calls are neither signed nor keyed: the outside world makes them. */
  outside?: boolean
}

export interface Reply {
  code: number
  data: Record<string, unknown>
}

/** How long a client waits and how soon it gives up, in milliseconds. */
export interface Patience {
  pause: number
  /** After that a call counts as never answered. */
  total: number
  /** The share of calls that are given up when the first attempt fails: a page that was closed. */
  givesUp: number
}

/** A lender answered what it must never answer. */
export interface WrongAnswer {
  path: string
  status: number
  code: number
}

const STALE = 400_003
/** Answers that say nothing of the call itself: the same call is to be made again. */
const PASSING: ReadonlySet<number> = new Set([409_001, 429_002, 503_001])
const MINUTE = 60_000

/** A borrower's app: signs, sends, corrects its clock, and repeats by its key what was not answered. */
export class TrialClient {
  token = ''
  /** What the phone's clock is off by, in milliseconds; a trial may move it. */
  phoneOff = 0
  /** How often it learned the lender's time. */
  corrections = 0
  #correction = 0
  readonly #url: string
  readonly #network: Network
  readonly #random: Random
  readonly #patience: Patience
  readonly #wrong: WrongAnswer[]

  constructor(
    url: string,
    options: { network: Network; random: Random; patience: Patience; wrong: WrongAnswer[] },
  ) {
    this.#url = url
    this.#network = options.network
    this.#random = options.random
    this.#patience = options.patience
    this.#wrong = options.wrong
  }

  /** The answer, however many attempts it takes; undefined when it was given up or never came. */
  async call(call: TrialCall, mayGiveUp = false): Promise<Reply | undefined> {
    const key = randomUUID()
    const until = performance.now() + this.#patience.total
    const impatient = mayGiveUp && this.#random.chance(this.#patience.givesUp)
    while (performance.now() < until) {
      const reply = await this.#attempt(call, key)
      if (reply !== undefined) return reply
      if (impatient) return undefined
      await wait(this.#patience.pause * (0.5 + this.#random.next()))
    }
    return undefined
  }

  /** One attempt; a clock that is off is corrected once in it, as the SDK does. */
  async #attempt(call: TrialCall, key: string): Promise<Reply | undefined> {
    const reply = await this.#send(call, key)
    if (reply?.code !== STALE) return reply
    const server = Date.parse(String(reply.data['server_time']))
    this.#correction = server - (Date.now() + this.phoneOff)
    this.corrections += 1
    const again = await this.#send(call, key)
    return again?.code === STALE ? undefined : again
  }

  async #send(call: TrialCall, key: string): Promise<Reply | undefined> {
    let answer
    try {
      answer = await this.#network.send(this.#wireOf(call, key))
    } catch {
      return undefined
    }
    const parsed = envelopeOf(answer.text, call.outside === true, answer.status)
    if (answer.status >= 500 && answer.status !== 503) this.#note(call, answer.status, parsed)
    if (answer.status === 503 && answer.retryAfter === null) this.#note(call, 503, parsed)
    if (parsed === undefined || answer.status >= 500 || PASSING.has(parsed.code)) return undefined
    return parsed
  }

  #note({ path }: TrialCall, status: number, parsed: Reply | undefined): void {
    this.#wrong.push({ path, status, code: parsed?.code ?? 0 })
  }

  #wireOf({ method, path, fields, outside }: TrialCall, key: string): Wire {
    const json = { accept: 'application/json', 'content-type': 'application/json' }
    if (outside) {
      const query = new URLSearchParams(fields as Record<string, string>).toString()
      return method === 'POST'
        ? {
            url: this.#url + path,
            method,
            headers: { ...json, ...asTester },
            body: JSON.stringify(fields),
          }
        : { url: `${this.#url}${path}?${query}`, method, headers: asTester, body: undefined }
    }
    const timestamp = String(Math.round(Date.now() + this.phoneOff + this.#correction))
    const caller = {
      version: '1.0.0',
      platform: 'web',
      appsflyer_id: '',
      bundle_id: '',
      app_id: 'paso-th',
      token: this.token,
      timestamp,
      package_name: '',
      h5_version: '1.0.0',
    }
    const signed = { ...fields, ...caller, sign: signatureOf(caller) }
    const query = method === 'GET' ? (signed as Record<string, string>) : { timestamp }
    return {
      url: `${this.#url}${path}?${new URLSearchParams(query).toString()}`,
      method,
      headers: {
        ...json,
        'country-language': 'th',
        'accept-language': 'en',
        'idempotency-key': key,
      },
      body: method === 'POST' ? JSON.stringify(signed) : undefined,
    }
  }
}

function envelopeOf(text: string, outside: boolean, status: number): Reply | undefined {
  try {
    const parsed = JSON.parse(text) as Record<string, unknown>
    if (outside && status === 200) return { code: 200, data: parsed }
    const { code, data } = parsed
    return typeof code === 'number' ? { code, data: (data ?? {}) as Reply['data'] } : undefined
  } catch {
    return undefined
  }
}

/** Patience for trials: pauses a hundred times shorter than an app's, so that nothing really waits. */
export const patience: Patience = { pause: 25, total: MINUTE, givesUp: 0.15 }
