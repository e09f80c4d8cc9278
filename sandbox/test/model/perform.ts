import { randomUUID } from 'node:crypto'
import type { Command } from './commands.ts'
import { dayOf, work } from './loan.ts'
import { same } from './mismatch.ts'
import { performAccount, performLoans } from './perform-loans.ts'
import { performPreviews } from './perform-previews.ts'
import { performPayments } from './perform-payments.ts'
import { forget, type Perform, type Run } from './run.ts'

const perform: Perform = {
  ...performAccount,
  ...performLoans,
  ...performPayments,
  ...performPreviews,

  wait: async (run, { minutes }) => {
    const from = run.lender.now
    await run.lender.wait(minutes)
    const { now } = run.lender
    for (const loan of run.loans) work(loan, from, now)
    for (const each of run.asked) {
      if (each.voucher && each.voucher.answerBy < now) each.voucher = null
    }
    if (run.keptUntil !== null && run.keptUntil < dayOf(now)) forget(run)
  },

  repeat: async (run, { changed }) => {
    const { last } = run.lender
    if (!last) return
    const body = changed ? otherThan(last.body) : last.body
    const again = await run.lender.call(last.path, body, last.key)
    run.lender.last = last
    same(again.code, !run.signedIn ? 403_100 : changed ? 422_002 : last.answer.code, 'a repeat')
    if (run.signedIn && !changed) same(again.data, last.answer.data, 'the answer of a repeat')
  },
}

/** Does the command to lender and model. Throws `Mismatch` where they differ in their answer. */
export function performCommand<K extends Command['do']>(
  run: Run,
  command: Extract<Command, { do: K }>,
): Promise<void> {
  return perform[command.do](run, command)
}

/** The same call with one of its fields changed, still within the contract. */
function otherThan(body: object): object {
  const [name, value] = Object.entries(body).find(([, each]) => typeof each !== 'object') ?? []
  if (name === undefined) return body
  return { ...body, [name]: typeof value === 'boolean' ? !value : randomUUID() }
}
