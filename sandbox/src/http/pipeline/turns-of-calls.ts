import type { OperationId } from '../../foundation/contract.ts'
import { Turns, type TurnLimits } from '../../foundation/turns.ts'
import type { Database } from '../../store/database/database.ts'

/** What an app reports about itself: nobody waits for it, so it never uses up what its borrower needs. */
export const TELEMETRY: ReadonlySet<OperationId> = new Set(['logEvent', 'reportAppInfo'])

/** Lists of a device: each keeps the thread busy for as long as many calls do. */
export const LISTS: ReadonlySet<OperationId> = new Set([
  'uploadContacts',
  'uploadApps',
  'uploadMessages',
])

/** Calls of one borrower at work in this process, and those that wait for them. */
const CALLS_OF_ONE = { atOnce: Infinity, places: Infinity, ofOneAtOnce: 4, ofOnePlaces: 64 }

/** So many calls at work, and as many of one borrower as `ofOneAtOnce`. */
const atOnce = (calls: number, ofOneAtOnce: number): TurnLimits => ({
  ...{ atOnce: calls, places: Infinity },
  ...{ ofOneAtOnce, ofOnePlaces: Infinity },
})

/** The turns that calls of one kind take. */
export interface TurnsOfCalls {
  /** Of each borrower's calls. */
  ofOne: Turns
  /** Of all calls that work on the database. */
  atWork: Turns
}

/**
 * The turns of an operation's calls in a process. More calls at work on the database at once answer none of them
 * sooner: the embedded one does one thing after the other; PostgreSQL writes its log once for several. What apps
 * report about themselves has one turn beside the calls that somebody waits for, and so have lists of a device.
 */
export function turnsOfCalls(engine: Database['engine']): (operation: OperationId) => TurnsOfCalls {
  const calls = {
    ofOne: new Turns(CALLS_OF_ONE),
    atWork: new Turns(atOnce(engine === 'postgres' ? 8 : 2, 4)),
  }
  const reports = { ofOne: new Turns(CALLS_OF_ONE), atWork: new Turns(atOnce(1, 1)) }
  const lists = {
    ofOne: new Turns({ ...CALLS_OF_ONE, ofOneAtOnce: 1, ofOnePlaces: 3 }),
    atWork: new Turns(atOnce(1, 1)),
  }
  return (operation) => (TELEMETRY.has(operation) ? reports : LISTS.has(operation) ? lists : calls)
}
