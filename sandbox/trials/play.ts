import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../src/store/database/database.ts'
import { patience, TrialClient, type Patience, type WrongAnswer } from './client.ts'
import { makeCast, runLoad, USUAL_ACKNOWLEDGEMENTS } from './load.ts'
import { Oracle } from './oracle.ts'
import { randomOf, type Random } from './random.ts'
import { compare, tracesOf, type Findings } from './verify.ts'
import { soundNetwork, type Network } from './wire.ts'

export interface Outcome extends Findings {
  acknowledged: number
}

/** A lender whose rows can be looked at: before the load to make borrowers, afterwards to check. */
export interface Stage {
  database: Database
  app: FastifyInstance
}

/** What a fault has to do with. */
export interface Scene {
  random: Random
  oracle: Oracle
  clients: readonly TrialClient[]
  url: string
  /** A random moment while the load is at work. */
  middle: Promise<void>
  /** When the load has ended. */
  ended: Promise<unknown>
  /** Writes down something that must not be. */
  blame(what: string): void
}

/** One kind of trial on one engine, ready to be played again and again. */
export interface Plan {
  /** Before each trial, where one may not meet what the last has left. */
  renew?(): Promise<void>
  /** The stage as it stands now. */
  stage(): Stage
  /** After the borrowers are made, before the load: gives where clients call. */
  begin(): Promise<string>
  network?(random: Random): Network
  patience?: Partial<Patience>
  /** Strikes, and has a stage standing again when it is done. */
  strike(scene: Scene): Promise<void>
}

/** Plays one trial: borrowers, load, fault, and the answers compared with the rows. */
export async function play(seed: number, plan: Plan, paper?: string): Promise<Outcome> {
  const random = randomOf(seed)
  const oracle = new Oracle(paper)
  await plan.renew?.()
  const { app, database } = plan.stage()
  const cast = await makeCast(app, database)
  const before = await tracesOf(database, cast)
  const url = await plan.begin()
  const network = plan.network?.(random) ?? soundNetwork()
  const wrong: WrongAnswer[] = []
  const blamed: string[] = []
  const clients: TrialClient[] = []
  const newClient = (): TrialClient => {
    const client = new TrialClient(url, {
      network,
      random,
      wrong,
      patience: { ...patience, ...plan.patience },
    })
    clients.push(client)
    return client
  }
  const after = random.within(3, Math.floor(USUAL_ACKNOWLEDGEMENTS * 0.6))
  const load = runLoad(cast, oracle, newClient)
  const middle = Promise.race([oracle.reaches(after), load]).then(() => wait(random.within(0, 15)))
  const blame = (what: string): void => {
    blamed.push(what)
  }
  await Promise.all([
    load,
    plan.strike({ random, oracle, clients, url, middle, ended: load, blame }),
  ])
  await network.quiet()
  const findings = await compare(plan.stage(), { cast, oracle, before })
  findings.wrong.push(...blamed, ...wrong.map((each) => JSON.stringify(each)))
  oracle.note(findings)
  if (isClean(findings)) oracle.forget()
  return { acknowledged: oracle.acknowledged, ...findings }
}

export const isClean = ({ lost, doubled, books, wrong }: Findings): boolean =>
  lost.length + doubled.length + books.length + wrong.length === 0
