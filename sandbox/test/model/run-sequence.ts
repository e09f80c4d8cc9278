import type { Command, Sequence } from './commands.ts'
import type { LenderUnderTest } from './lender-under-test.ts'
import { balancesOf, DAY, dueOf, extendedDays } from './loan.ts'
import { Mismatch, same } from './mismatch.ts'
import { performCommand } from './perform.ts'
import { newRun, type Run } from './run.ts'

/** Every sequence begins on this day where the lender is, whenever it is run. */
export const FIRST_DAY = Date.parse('2026-03-02T00:00:00+07:00')

/**
 * Runs one sequence on a lender that has forgotten the one before, and holds every loan against the
 * model after each command and the books at the end. Throws `Mismatch` with the command that it came
 * to.
 */
export async function runSequence(lender: LenderUnderTest, sequence: Sequence): Promise<void> {
  const { beginning, commands } = sequence
  await lender.begin(FIRST_DAY + beginning.minute * 60_000)
  const run = newRun(lender)
  for (const command of [...opening(beginning), ...commands]) {
    try {
      await performCommand(run, command)
      await compareLoans(run)
    } catch (error) {
      const day = ((lender.now - FIRST_DAY) / DAY).toFixed(2)
      const problem = error instanceof Error ? error.message : String(error)
      throw new Mismatch(`day ${day}, ${JSON.stringify(command)}: ${problem}`, { cause: error })
    }
  }
  same(await lender.findings(), [], 'what is wrong with the books')
}

/** The commands that a beginning stands for. */
export function opening({ as, steps, days }: Sequence['beginning']): Command[] {
  if (as === 'stranger') return []
  const certified: Command[] = [{ do: 'sign_in' }, { do: 'certify' }]
  if (as === 'certified') return certified
  return [
    ...certified,
    { do: 'quote', steps, off: 0, days },
    { do: 'apply', which: 0, wrong: 'nothing' },
    { do: 'sign', which: 0 },
    { do: 'pay_out', which: 0 },
  ]
}

/** Holds every loan of the books against the model's. Throws `Mismatch`. */
export async function compareLoans({ lender, owners, ...model }: Run): Promise<void> {
  const found = await lender.loans(owners)
  const loans = model.loans.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  same(
    found.map(({ id }) => id),
    loans.map(({ id }) => id),
    'which loans there are',
  )
  // Without their names, which differ from run to run.
  const shown = found.map(({ id: _, ...each }) => each)
  const expected = loans.map((loan) => {
    const { principal, interest, fee, lateFee, overpaid, ...fell } = balancesOf(loan)
    const lost = loan.state === 'written_off' ? principal + interest + fee + lateFee : 0
    const due = dueOf(loan)
    return {
      state: loan.state,
      due: due === null ? null : new Date(due * DAY).toISOString().slice(0, 10),
      extendedDays: extendedDays(loan),
      ...(lost === 0
        ? { principal, interest, fee, lateFee }
        : { principal: 0, interest: 0, fee: 0, lateFee: 0 }),
      lost,
      overpaid,
      ...fell,
    }
  })
  same(shown, expected, 'the loans')
}
