import { Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/app.ts'
import { loggerOptions } from '../src/http/pipeline/log.ts'
import type { Database } from '../src/store/database/database.ts'
import { openDatabase } from '../src/store/opening/open.ts'
import { certified, type TestBorrower } from '../test/support/borrowers.ts'
import { settings } from '../test/support/lender.ts'
import { injectAsTester } from '../test/support/tester.ts'
import { limitCalls, NoAnswer, watchThread } from './call-limit.ts'
import type { Report } from './report.ts'

/** A lender under attack, with another borrower in it. */
export interface Ground {
  app: FastifyInstance
  database: Database
  /** Where it listens. */
  url: string
  /** All that it wrote into its log. */
  log(): string
  /** Somebody else, whom no attack may slow. */
  victim: TestBorrower
  bodies: number
  seed: number
  /** The first body of the seed that is sent. */
  from: number
  /** Says what is about to be called, in case that it is never answered. */
  announce(doing: string): void
  close(): Promise<void>
}

export type Part = (ground: Ground, report: Report) => Promise<void>

export async function openGround(
  asked: Pick<Ground, 'bodies' | 'seed' | 'from'>,
  report: Report,
): Promise<Ground> {
  const announce = await watchThread()
  const database = await openDatabase({ keyring: settings.keyring })
  let log = ''
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      log += chunk.toString()
      done()
    },
  })
  const app = await buildApp({
    database,
    settings,
    logger: { ...loggerOptions, level: 'info', stream },
  })
  injectAsTester(app, database, settings)
  limitCalls(app, report)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    ...asked,
    announce,
    app,
    database,
    url,
    log: () => log,
    victim: await certified(app, database),
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

/** Her calls may take so many times what they take on a quiet lender, and so many milliseconds at least. */
const TIMES = 5
const AT_LEAST_MS = 600

/** How long an answer took says enough where there was none. */
function unlessUnanswered(error: unknown): void {
  if (!(error instanceof NoAnswer)) throw error
}

/** Does the attack while the other borrower goes on calling; a hole where she waits for it. */
export async function besideVictim<T>(
  { victim }: Ground,
  report: Report,
  what: string,
  attack: () => Promise<T>,
): Promise<T> {
  const look = async (): Promise<number> => {
    const began = performance.now()
    await victim.client.get('/v2/verify/steps').catch(unlessUnanswered)
    return performance.now() - began
  }
  const quiet: number[] = []
  for (let calls = 0; calls < 20; calls++) quiet.push(await look())
  let isOver = false
  const attacked = attack().finally(() => {
    isOver = true
  })
  let slowest = 0
  do {
    slowest = Math.max(slowest, await look())
    // A pause, in which the process hears of others: without one her calls would be all it does.
    await wait(5)
  } while (!isOver)
  const most = Math.max(AT_LEAST_MS, TIMES * Math.max(...quiet))
  if (slowest > most) report.hole(`${what}: another borrower waited ${slowest.toFixed(0)} ms`)
  return attacked
}
