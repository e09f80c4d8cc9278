/**
 * Payment slips: what is needed to pay, kept on the phone because the borrower wants it there, for when there is no network.
 * Gone when paid or expired, when the loan asks for less by now, by the borrower's wish, and at a sign-out like all that is a person's.
 * A phone's clock may be wrong and put right: without an answer, one that has expired by it is only not shown.
 */
import { useEffect, useState } from 'react'
import { isOwedOrder } from '@paso/sdk/rules'
import type { Schema } from '../lender/answers.ts'
import { clockAhead } from '../lender/lender-clock.ts'
import { onStoredChange, readStored, removeStored, writeStored } from '../session/stored-values.ts'

export type Slip = Schema<'Repayment'>

export interface KeptSlip extends Slip {
  /** Milliseconds by which the lender's clock was ahead of the phone's at the last answer. */
  ahead: number
}

const isGood = ({ instruction, ahead }: KeptSlip): boolean =>
  Date.parse(instruction.expires_at) > Date.now() + ahead

const keptSlips = (): KeptSlip[] => readStored('slips') ?? []

/** On the phone or not at all: what the page alone has is gone when there is no network. Whether it is there. */
function store(slips: KeptSlip[]): boolean {
  if (slips.length > 0) return writeStored('slips', slips, { onDeviceOnly: true })
  removeStored('slips')
  return true
}

const others = ({ repayment_id }: Pick<Slip, 'repayment_id'>): KeptSlip[] =>
  keptSlips().filter((each) => each.repayment_id !== repayment_id)

/** False where the phone has no room for it. */
export const keepSlip = (slip: Slip): boolean =>
  store([...others(slip), { ...slip, ahead: clockAhead() }])

export function forgetSlip(slip: Pick<Slip, 'repayment_id'>): void {
  store(others(slip))
}

/** What the lender says of a payment now: a kept slip follows it, and goes when there is nothing to pay any more. */
export function followSlip(now: Slip): void {
  const kept = keptSlips().find((each) => each.repayment_id === now.repayment_id)
  if (kept === undefined) return
  const { ahead: before, ...said } = kept
  // The date of an answer tells seconds, and comes as late as the line is slow.
  const ahead = Math.abs(clockAhead() - before) < 10_000 ? before : clockAhead()
  if (now.status !== 'waiting' || !isOwedOrder(now.order_state)) forgetSlip(now)
  else if (ahead !== before || JSON.stringify(said) !== JSON.stringify(now))
    store([...others(now), { ...now, ahead }])
}

/** Whether a payment would bring more than is owed of its loan by now. */
export const asksTooMuch = (
  { amount }: Pick<Slip, 'amount'>,
  { payoff_today: owed }: Schema<'Order'>,
): boolean => owed.amount < amount.amount

/** What the lender says of a loan now: no kept slip stays that asks for more than is owed. */
export function followOrder(now: Schema<'Order'>): void {
  const slips = keptSlips()
  const stay = slips.filter((each) => each.order_id !== now.order_id || !asksTooMuch(each, now))
  if (stay.length < slips.length) store(stay)
}

/** The slips that are kept, as they come and go; one that has expired is no longer `good` from its minute. */
export function useSlips(): { kept: readonly Slip[]; good: readonly Slip[] } {
  const [kept, setKept] = useState(keptSlips)
  useEffect(() => {
    const look = (): void => setKept(keptSlips())
    const timer = setInterval(look, 20_000)
    const stop = onStoredChange(look)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [])
  return { kept, good: kept.filter(isGood) }
}
