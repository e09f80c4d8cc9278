/**
 * Payment slips: what is needed to pay, kept on the phone because the borrower wants it there, for when there is no network.
 * Gone when paid or expired, when the loan asks for less by now, by the borrower's wish, and at a sign-out like all that is a person's.
 */
import { useEffect, useState } from 'react'
import { isOwedOrder } from '@paso/sdk/rules'
import type { Schema } from '../lender/answers.ts'
import { lenderNow } from '../lender/lender-clock.ts'
import { onStoredChange, readStored, removeStored, writeStored } from '../session/stored-values.ts'

export type Slip = Schema<'Repayment'>

export interface KeptSlip extends Slip {
  /** Milliseconds by which the lender's clock was ahead of the phone's, which may be a day wrong. */
  ahead: number
}

const isGood = ({ status, order_state, instruction, ahead }: KeptSlip): boolean =>
  status === 'waiting' &&
  isOwedOrder(order_state) &&
  Date.parse(instruction.expires_at) > Date.now() + ahead

/** Those that can still be paid. */
const keptSlips = (): KeptSlip[] => readStored('slips')?.filter(isGood) ?? []

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
  store([...others(slip), { ...slip, ahead: lenderNow() - Date.now() }])

export function forgetSlip(slip: Pick<Slip, 'repayment_id'>): void {
  store(others(slip))
}

/** What the lender says of a payment now: a kept slip follows it, and goes when there is nothing to pay any more. */
export function followSlip(now: Slip): void {
  const kept = readStored('slips')?.find((each) => each.repayment_id === now.repayment_id)
  if (kept === undefined) return
  const { ahead, ...before } = kept
  if (!isGood({ ...now, ahead })) forgetSlip(now)
  else if (JSON.stringify(before) !== JSON.stringify(now))
    store([...others(now), { ...now, ahead }])
}

/** Whether a payment would bring more than is owed of its loan by now. */
export const asksTooMuch = ({ amount }: Slip, { payoff_today: owed }: Schema<'Order'>): boolean =>
  owed.amount < amount.amount

/** What the lender says of a loan now: no kept slip stays that asks for more than is owed. */
export function followOrder(now: Schema<'Order'>): void {
  const slips = readStored('slips') ?? []
  const stay = slips.filter((each) => each.order_id !== now.order_id || !asksTooMuch(each, now))
  if (stay.length < slips.length) store(stay)
}

/** The slips that are kept, as they come and go; one that expires leaves the phone at its minute. */
export function useSlips(): readonly Slip[] {
  const [slips, setSlips] = useState(keptSlips)
  useEffect(() => onStoredChange(() => setSlips(keptSlips())), [])
  useEffect(() => {
    const tidy = (): void => {
      if (readStored('slips')?.every(isGood) === false) store(keptSlips())
    }
    tidy()
    const timer = setInterval(tidy, 20_000)
    return () => clearInterval(timer)
  }, [])
  return slips
}
