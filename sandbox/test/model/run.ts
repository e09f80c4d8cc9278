import { randomUUID } from 'node:crypto'
import type { Instruction } from './booking.ts'
import type { Command } from './commands.ts'
import type { Terms } from './debt.ts'
import type { LenderUnderTest } from './lender-under-test.ts'
import type { Loan } from './loan.ts'

/** What of a lender the commands use. */
export type Lender = Pick<
  LenderUnderTest,
  'now' | 'last' | 'call' | 'read' | 'world' | 'wait' | 'signIn' | 'certify' | 'receipt' | 'loans'
>

/** What the model knows of one borrower beside the loans. */
export interface Run {
  lender: Lender
  phone: string
  /** The account signed in last, and all that the phone ever had. */
  owner: string
  owners: string[]
  signedIn: boolean
  accountId: string | null
  /** The last evaluation: a quota and since when, or the day from which one may apply again. */
  evaluation: { quota: number; at: number } | { applyAgainOn: number } | null
  /** The last of the days on which signing in withdraws the cancellation. */
  keptUntil: number | null
  loans: Loan[]
  quotes: { id: string; terms: Terms; hash: string; expiresAt: number; used: boolean }[]
  asked: Instruction[]
  /** What each payment that the bank named is kept or booked for. */
  known: Map<number, { asked: Instruction; amount: number; isBooked: boolean }>
  /** Money that came without saying whose it is. */
  lying: { amount: number; paidAt: number; bank: number | null }[]
}

/** A run in which nothing has happened. */
export function newRun(lender: Lender): Run {
  return {
    lender,
    phone: '812345678',
    owner: '',
    owners: [],
    signedIn: false,
    accountId: null,
    evaluation: null,
    keptUntil: null,
    loans: [],
    quotes: [],
    asked: [],
    known: new Map(),
    lying: [],
  }
}

/** On the wire. */
export const money = (amount: number) => ({ amount, currency: 'THB' })

/** One of what there is, counted from the newest; undefined where there is nothing. */
export function pick<T>(list: readonly T[], which: number): T | undefined {
  return list.length === 0 ? undefined : list[list.length - 1 - (which % list.length)]
}

/** The code that a call on a loan meets before the loan's own rules are asked. */
export function refusal(run: Run, loan: Loan | undefined): number | undefined {
  if (!run.signedIn) return 403_100
  return loan?.owner === run.owner ? undefined : 404_001
}

/** How the console names a loan; one that does not exist where there is none. */
export const nameOf = (loan: Loan | undefined) => ({
  borrower_id: loan?.owner ?? randomUUID(),
  order_id: loan?.id ?? randomUUID(),
})

/** Does some of the commands to the lender and to the model, and compares what is answered. */
export type Perform<Name extends Command['do'] = Command['do']> = {
  [K in Name]: (run: Run, command: Extract<Command, { do: K }>) => Promise<void>
}

/** The account is gone; its books stay. */
export function forget(run: Run): void {
  for (const each of run.asked) if (each.loan.owner === run.owner) each.voucher = null
  run.owner = ''
  run.signedIn = false
  run.accountId = null
  run.evaluation = null
  run.keptUntil = null
  run.quotes = []
}
