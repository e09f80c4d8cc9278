import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kinds, type KindName } from '../../trials/kinds/all-kinds.ts'
import { databaseStopped } from '../../trials/kinds/database.ts'
import { openHere, type Ground, type Kind } from '../../trials/kinds/kind.ts'
import { killed } from '../../trials/kinds/process.ts'
import { faultyNetwork } from '../../trials/network-faults.ts'
import { withKeysApart } from '../../trials/planted/keys-apart.ts'
import { play, type Outcome } from '../../trials/play.ts'
import { bothEngines, type Engine } from '../support/databases.ts'

/** What a fault does, as a sentence; `npm run trials` plays a hundred of each. */
const sentences = {
  'kill -9': 'when its process is killed and another one follows',
  'orderly stop': 'when it is signalled to stop under load, and finishes what it works on',
  'database stop': 'when its database stops as if the power went, and is started again',
  failover: 'when the primary dies under load and the standby takes over',
  'request lost': 'when requests are lost on the way',
  'answer lost': 'when answers are lost on the way back',
  '503': 'when it, or the proxy before it, says to try later',
  silence: 'when calls arrive long after the client stopped waiting for them',
  duplicate: 'when calls arrive twice at the same time',
  reorder: 'when calls overtake each other, and copies come late',
  'pool exhausted': 'when no connection to the database is to be had for a while',
  'disk full': 'when the disk of the database is full for a while',
  'server clock': 'when its clock jumps by minutes or a day, and back',
  'phone clock': 'when the clocks of phones are wrong, and jump',
  'two workers': 'when several workers do what is due at the same time',
} as const satisfies Readonly<Record<Exclude<KindName, 'greedy borrower'>, string>>

/** A planted fault may miss the moment: it is struck anew until it is found. */
const TRIES = 25

/** The first whose moment is between the two commits of a call that another one does not refuse. */
const SEED_BETWEEN_COMMITS = 4

const nothing = { lost: [], doubled: [], books: [], wrong: [] }

async function playOn(kind: Kind, engine: Engine, seed: number): Promise<Outcome> {
  const ground = await kind.open(engine)
  try {
    return await play(seed, ground.plan)
  } finally {
    await ground.close()
  }
}

describe.each(bothEngines)('a lender under load on %s loses and doubles nothing', (engine) => {
  // Faults that leave a lender as good as new strike one and the same.
  let shared: Ground
  beforeAll(async () => {
    shared = await openHere(engine, () => ({ strike: async () => {} }))
  })
  afterAll(() => shared.close())

  // What is measured is for the command alone: on a machine that does other things too, times say nothing.
  const possible = (Object.keys(sentences) as (keyof typeof sentences)[]).filter((name) =>
    kinds[name].engines.includes(engine),
  )
  it.each(possible.map((name) => [sentences[name], name] as const))('%s', async (_, name) => {
    const kind: Kind = kinds[name]
    const { acknowledged, ...found } = kind.fault
      ? await play(17, { ...shared.plan, ...kind.fault })
      : await playOn(kind, engine, 17)
    expect(found).toEqual(nothing)
    expect(acknowledged).toBeGreaterThan(20)
  })
})

describe('a lender that commits effect and key in two transactions is found', () => {
  it('when calls arrive twice', async () => {
    const twice: Kind = {
      engines: bothEngines,
      open: (engine) =>
        openHere(
          engine,
          () => ({
            network: (random) => faultyNetwork('duplicate', random),
            strike: async () => {},
          }),
          { over: (database) => withKeysApart(database, 10) },
        ),
    }
    const { doubled } = await playOn(twice, 'pglite', 1)
    expect(doubled).not.toEqual([])
  })

  it('when its process is killed', async () => {
    const planted = join(import.meta.dirname, '../../trials/planted/lender-process.ts')
    const ground = await killed(planted).open('pglite')
    const doubled: string[] = []
    const last = SEED_BETWEEN_COMMITS + TRIES
    for (let seed = SEED_BETWEEN_COMMITS; seed < last && doubled.length === 0; seed++) {
      doubled.push(...(await play(seed, ground.plan)).doubled)
    }
    await ground.close()
    expect(doubled).not.toEqual([])
  })
})

describe('a database that acknowledges before it has written is found', () => {
  let ground: Ground
  beforeAll(async () => {
    const unsafe = databaseStopped(['synchronous_commit=off', 'wal_writer_delay=10000ms'])
    ground = await unsafe.open('postgres')
  })
  afterAll(() => ground.close())

  it('when it stops as if the power went', async () => {
    const lost: string[] = []
    for (let seed = 1; seed <= TRIES && lost.length === 0; seed++) {
      lost.push(...(await play(seed, ground.plan)).lost)
    }
    expect(lost).not.toEqual([])
  })
})
