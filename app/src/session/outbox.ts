/**
 * Calls that must have one effect. The call and its idempotency key are stored before the first byte leaves.
 * Pressing again with the same fields joins or repeats the stored call, and the lender answers with its one effect.
 * A page that was killed meanwhile leaves a call that the next start repeats. Not so once the borrower was told that
 * it failed, or pressed for something else: what is wished for by then, only another press can tell.
 *
 *   const applied = await sendOnce('/loan/apply', { quote_id, account_id, … })
 *
 * Entries belong to a borrower and survive a sign-out; none of them names a person.
 */
import { createStore, del, entries, set, type UseStore } from 'idb-keyval'
import type { GetAnswer, GetQuery, PostAnswer, PostBody, PostPath } from '../lender/answers.ts'
import { report } from '../events/report.ts'
import { askForTheTime } from '../lender/ask-for-the-time.ts'
import { lender } from '../lender/lender.ts'
import { ageOf, isClockKnown, keptNow, type Kept } from '../lender/lender-clock.ts'
import { deleteDraft } from './drafts.ts'
import { announceOutboxFlushed } from './outbox-events.ts'
import { readStored } from './stored-values.ts'

/** The calls that move money. */
type MoneyPath = Extract<PostPath, '/loan/apply' | '/repay/create' | '/bank/account'>
/** Ends the certification. Pressed again it is the same call, but no new start repeats it by itself. */
const submission = '/verify/submit_apply'
type Submission = typeof submission
/** Its number is stored nowhere (record 0067). The lender lists a number once, however often it is given. */
const account = '/bank/account'

/** What is reported once such a call has had its effect (D33). */
const events = {
  '/verify/submit_apply': 'application_submitted',
  '/loan/apply': 'loan_applied',
  '/repay/create': 'repayment_started',
  '/bank/account': undefined,
} as const satisfies Record<MoneyPath | Submission, string | undefined>

interface Entry extends Kept {
  key: string
  userId: string
  path: MoneyPath | Submission
  body: object
  asOf?: number
  /** The borrower was told that it failed. */
  isTold?: true
}

/** The lender keeps keys for 24 hours; an older entry would act anew. */
const keyLifetime = 24 * 60 * 60 * 1000

const isTooOld = (entry: Entry): boolean => ageOf(entry) >= keyLifetime

const running = new Map<string, Promise<unknown>>()
const inMemory = new Map<string, Entry>()
let database: UseStore | undefined

const outbox = (): UseStore => (database ??= createStore('paso-outbox', 'calls'))

/**
 * Sends a money call so that it has one effect, whatever happens to page and network.
 *
 * @param asOf what was paid of the loan so far: the same press is another wish once something was paid
 * @throws the failures of the client. After a failure of the network or time the entry stays: the same press repeats it.
 */
export async function sendOnce<Path extends MoneyPath>(
  path: Path,
  body: PostBody<Path>,
  asOf?: number,
): Promise<PostAnswer<Path>> {
  return (await storeAndSend(path, body, asOf)) as PostAnswer<Path>
}

/** Ends the certification likewise: one evaluation, however often it is asked for. */
export async function submitOnce(query: GetQuery<Submission>): Promise<GetAnswer<Submission>> {
  return (await storeAndSend(submission, query)) as GetAnswer<Submission>
}

async function storeAndSend(path: Entry['path'], body: object, asOf?: number): Promise<unknown> {
  const entry = await oneAtATime(() => storeEntry(path, body, asOf))
  try {
    return await send(entry)
  } catch (failure) {
    if (inMemory.has(entry.key)) await store({ ...entry, isTold: true })
    throw failure
  }
}

/** Repeats what an earlier page left unanswered. True when something was settled. */
export async function flushOutbox(): Promise<boolean> {
  const all = await storedEntries()
  const left = all.filter((entry) => entry.path !== submission && entry.isTold !== true)
  if (left.some(isOwn)) await askForTheTime()
  if (isClockKnown()) await Promise.all(all.filter(isTooOld).map(forget))
  // Whose they are is asked last: somebody else may have signed in meanwhile.
  const own = left.filter((entry) => isOwn(entry) && !isTooOld(entry))
  const answers = await Promise.allSettled(own.map(send))
  const settled = answers.some((result) => result.status === 'fulfilled')
  if (settled) announceOutboxFlushed()
  return settled
}

/**
 * Looking for an entry and storing one must not be parted: two presses at once, in one tab or in
 * two, would otherwise both find none and make two calls.
 */
async function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const locked = async (): Promise<Result> =>
    typeof navigator === 'object' && 'locks' in navigator
      ? navigator.locks.request('paso-outbox', work)
      : work()
  const mine = lastWork.then(locked, locked)
  lastWork = mine.catch(() => undefined)
  return mine
}

let lastWork: Promise<unknown> = Promise.resolve()

function send(entry: Entry): Promise<unknown> {
  const known = running.get(entry.key)
  if (known !== undefined) return known
  const answer = call(entry).finally(() => running.delete(entry.key))
  running.set(entry.key, answer)
  return answer
}

async function call(entry: Entry): Promise<unknown> {
  const { client, isFinalAnswer } = await lender()
  const { path, body, key: idempotencyKey } = entry
  try {
    const answer =
      path === submission
        ? await client.get(path, { query: body, idempotencyKey })
        : await client.post(path, body as PostBody<MoneyPath>, { idempotencyKey })
    await forget(entry)
    if (path === account) deleteDraft('bankcard')
    const event = events[path]
    // By the call's own key: however often its answer is asked for, it happened once.
    if (event !== undefined) report(event, '', idempotencyKey)
    return answer
  } catch (failure) {
    // An answer of the lender settles the call; silence does not, and its effect may exist.
    if (isFinalAnswer(failure)) await forget(entry)
    throw failure
  }
}

/** The entry of a press, which ends what was pressed for in its place before. */
async function storeEntry(path: Entry['path'], body: object, asOf?: number): Promise<Entry> {
  const wish = JSON.stringify([body, asOf])
  const others = (await storedEntries()).filter((entry) => isOwn(entry) && entry.path === path)
  const known = others.find(
    (entry) => JSON.stringify([entry.body, entry.asOf]) === wish && !isTooOld(entry),
  )
  await Promise.all(others.filter((entry) => entry !== known).map(forget))
  const { isTold: _, ...entry } = known ?? newEntry(path, body, asOf)
  await store(entry)
  return entry
}

function newEntry(path: Entry['path'], body: object, asOf?: number): Entry {
  const key = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  return {
    key,
    userId: readStored('user_id') ?? '',
    path,
    body,
    ...(asOf !== undefined && { asOf }),
    ...keptNow(),
  }
}

async function store(entry: Entry): Promise<void> {
  inMemory.set(entry.key, entry)
  if (entry.path === account) return
  try {
    await set(entry.key, entry, outbox())
  } catch {
    // Kept in memory: a reload loses the key, and the lender's own state still stops a second loan.
  }
}

/** Everybody's, oldest first. */
async function storedEntries(): Promise<Entry[]> {
  const all = new Map<string, Entry>()
  try {
    for (const [key, entry] of await entries<string, Entry>(outbox())) all.set(key, entry)
  } catch {
    // Refused: what is in memory is all there is.
  }
  for (const [key, entry] of inMemory) all.set(key, entry)
  return [...all.values()].sort((a, b) => a.keptAt - b.keptAt)
}

const isOwn = ({ userId }: Entry): boolean => userId === (readStored('user_id') ?? '')

async function forget(entry: Entry): Promise<void> {
  inMemory.delete(entry.key)
  try {
    await del(entry.key, outbox())
  } catch {
    return
  }
}
