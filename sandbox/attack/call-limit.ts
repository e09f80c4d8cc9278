import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Report } from './report.ts'

/** A call that is not answered by then hangs: the slowest answer has half of it, a picture being decoded. */
export const MOST_MS = 60_000

/** A call had no answer; it is a hole in the report already. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

/** Gives each call that is injected into a lender so long; who waited then hangs up and reports it. */
export function limitCalls(app: FastifyInstance, report: Report, most = MOST_MS): void {
  const inject = app.inject.bind(app)
  const limited = async (given: InjectOptions | string) => {
    const call = typeof given === 'string' ? { url: given } : given
    const path = typeof call.url === 'string' ? call.url.split('?')[0] : call.url?.pathname
    const what = `${call.method ?? 'GET'} ${path ?? ''}`
    const limit = AbortSignal.timeout(most)
    try {
      return await inject({ ...call, signal: limit })
    } catch (error) {
      if (!limit.aborted) throw error
      report.hole(`${what}: no answer in ${most / 1000} s`)
      throw new NoAnswer(what)
    }
  }
  app.inject = limited as typeof app.inject
}

const WATCH = `
  const { writeSync } = require('node:fs')
  const { parentPort, workerData } = require('node:worker_threads')
  const { beats, most } = workerData
  let doing = ''
  parentPort.on('message', (what) => (doing = what))
  let [seen, since] = [-1, Date.now()]
  setInterval(() => {
    const beat = Atomics.load(beats, 0)
    if (beat !== seen) [seen, since] = [beat, Date.now()]
    else if (Date.now() - since > most) {
      writeSync(1, '  HOLE ' + doing + ': nothing else ran for ' + most / 1000 + ' s\\n')
      process.kill(process.pid, 'SIGKILL')
    }
  }, most / 8)
`

/**
 * Ends the process when one call holds its only thread for so long: no timer of its own fires then. It
 * gives how to say what is being done, for the reader of what ended it.
 */
export async function watchThread(most = MOST_MS): Promise<(doing: string) => void> {
  const beats = new Int32Array(new SharedArrayBuffer(4))
  const watch = new Worker(WATCH, { eval: true, execArgv: [], workerData: { beats, most } })
  await once(watch, 'online')
  watch.unref()
  setInterval(() => Atomics.add(beats, 0, 1), most / 8).unref()
  return (doing) => watch.postMessage(doing)
}
