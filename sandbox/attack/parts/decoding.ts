import { execFileSync } from 'node:child_process'
import { setImmediate as soon, setTimeout as wait } from 'node:timers/promises'
import { Decoder, decoder } from '../../src/http/uploads/decoder.ts'
import { signedIn } from '../../test/support/borrowers.ts'
import { endlessPng, photo } from '../../test/support/hostile-pictures.ts'
import type { Ground } from '../ground.ts'
import type { Report } from '../report.ts'
import { put, ticketOf } from '../uploads.ts'

/** What the pictures of one borrower take away from others: turns, places and the processor. */
export async function decoding(ground: Ground, report: Report): Promise<void> {
  await heldUp(ground, report)
  await crowded(ground, report)
  await endless(report)
}

/** What is still there after so long stays. */
const LONG_MS = 30_000

/** A picture that is never decoded, another of the same borrower behind it, and a caller who hangs up. */
async function heldUp(ground: Ground, report: Report): Promise<void> {
  const { app, database } = ground
  const [greedy, other] = [await signedIn(app, database), await signedIn(app, database)]
  const picture = await photo().jpeg().toBuffer()
  const send = async ({ id }: { id: string }) => {
    const ticket = await ticketOf(database, id, 'image/jpeg')
    return put(app, ticket, picture, 'image/jpeg')
  }
  await send(greedy)
  const held = await heldDecode(ground, greedy.id, picture)
  const answers: number[] = []
  try {
    let isServed = false
    const behind = send(greedy).finally(() => {
      isServed = true
    })
    for (let times = 0; times < 2; times++) answers.push((await send(other)).statusCode)
    if (isServed) report.hole('two pictures of one borrower are decoded at once')
    if (answers.some((status) => status !== 200))
      report.hole('one picture holds up another borrower')
    held.hangUp()
    if (!(await until(held.hasEnded))) report.hole('a picture is decoded after its caller hung up')
    held.end()
    answers.push((await behind).statusCode)
    if (answers.at(-1) !== 200) report.hole('a caller who hung up keeps the turn')
  } finally {
    held.end()
  }
  report.tried('beside a picture that is never decoded', answers.length, answers)
}

interface HeldDecode {
  hangUp(): void
  hasEnded(): boolean
  end(): void
}

/** A picture at a process that is stopped, and so decodes for ever. */
async function heldDecode(
  { database, url }: Ground,
  borrowerId: string,
  picture: Buffer,
): Promise<HeldDecode> {
  const ticket = await ticketOf(database, borrowerId, 'image/jpeg')
  const pid = decoder.idle.at(-1)
  if (pid === undefined) throw new Error('no process decodes')
  process.kill(pid, 'SIGSTOP')
  const caller = new AbortController()
  void fetch(`${url}/v2/file/upload/${ticket}`, {
    ...{ method: 'PUT', headers: { 'content-type': 'image/jpeg' } },
    ...{ body: new Uint8Array(picture), signal: caller.signal },
  }).catch(() => undefined)
  await until(() => !decoder.idle.includes(pid))
  return {
    hangUp: () => caller.abort(),
    hasEnded: () => !isAlive(pid),
    end: () => {
      if (isAlive(pid)) process.kill(pid, 'SIGKILL')
    },
  }
}

/** Some borrowers fill all places, and then somebody comes who has none. */
async function crowded({ app, database }: Ground, report: Report): Promise<void> {
  const { id } = await signedIn(app, database)
  const ticket = await ticketOf(database, id, 'image/jpeg')
  const picture = await photo().jpeg().toBuffer()
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  const { signal: gone } = new AbortController()
  let [refused, places] = [0, 0]
  for (; refused === 0; places++) {
    const borrowerId = `greedy ${Math.floor(places / 4)}`
    void decoder.inTurn({ borrowerId, gone }, () => ended).catch(() => (refused += 1))
    await soon()
  }
  const before = refused
  let answer: number | undefined
  const hers = put(app, ticket, picture, 'image/jpeg').then(({ statusCode }) => {
    answer = statusCode
    return statusCode
  })
  // She is refused at once, or has the place of one of them.
  await until(() => answer !== undefined || refused > before)
  end()
  const status = await hers
  if (status !== 200) report.hole('a picture is refused while others fill all places')
  report.tried('a picture behind those of a crowd', 1, [status])
}

/** Processor time of one picture: a third more than it may have. */
const MOST_CPU_S = 20
/** After so long the clock alone should have ended it, however busy the machine is. */
const MOST_S = 90

/**
 * A picture that decodes for a minute. None within the bounds on its sides is known to, so that the decoder is asked
 * beside them.
 */
async function endless(report: Report): Promise<void> {
  const own = new Decoder()
  const caller = new AbortController()
  const ask = (bytes: Buffer) =>
    own.inTurn({ borrowerId: 'greedy', gone: caller.signal }, (decode) => decode(bytes))
  await ask(await photo().jpeg().toBuffer())
  const [pid] = own.idle
  let answer: string | undefined
  const answered = ask(await endlessPng()).then(
    (given) => (answer = Object.keys(given)[0] ?? ''),
    (error: Error) => (answer = error.message),
  )
  const began = performance.now()
  while (answer === undefined && !caller.signal.aborted) {
    await wait(500)
    const seconds = (performance.now() - began) / 1000
    if (processorSeconds(pid) > MOST_CPU_S || seconds > MOST_S) caller.abort()
  }
  if (caller.signal.aborted) report.hole('a picture is decoded without end')
  report.tried('a picture that decodes for a minute', 1, [await answered])
}

/** What a process has used; 0 where it has ended, or nothing tells. */
function processorSeconds(pid: number | undefined): number {
  try {
    const told = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { stdio: 'pipe' })
    const parts = told.toString().trim().split(/[-:]/)
    return parts.reduce((all, part) => all * 60 + Number(part), 0)
  } catch {
    return 0
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Whether something came true before long. */
async function until(isTrue: () => boolean): Promise<boolean> {
  const began = performance.now()
  while (!isTrue()) {
    if (performance.now() - began > LONG_MS) return false
    await wait(20)
  }
  return true
}
