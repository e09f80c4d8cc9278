/**
 * Payment slips: what is needed to pay, kept on the phone because the borrower wants it there, for when there is no network.
 * Gone when paid or expired, by the borrower's wish, and at a sign-out like all that is a person's.
 */
import { useEffect, useState } from 'react'
import type { Schema } from '../lender/answers.ts'
import { onStoredChange, readStored, removeStored, writeStored } from '../session/stored-values.ts'

export type Slip = Schema<'Repayment'>

const isGood = ({ status, instruction }: Slip): boolean =>
  status === 'waiting' && Date.parse(instruction.expires_at) > Date.now()

/** Those that can still be paid. */
const keptSlips = (): Slip[] => readStored('slips')?.filter(isGood) ?? []

const store = (slips: Slip[]): void =>
  slips.length > 0 ? writeStored('slips', slips) : removeStored('slips')

const others = ({ repayment_id }: Pick<Slip, 'repayment_id'>): Slip[] =>
  keptSlips().filter((each) => each.repayment_id !== repayment_id)

export const keepSlip = (slip: Slip): void => store([...others(slip), slip])

export const forgetSlip = (slip: Pick<Slip, 'repayment_id'>): void => store(others(slip))

/** What the lender says of a payment now: a kept slip follows it, and goes when there is nothing to pay any more. */
export function followSlip(now: Slip): void {
  const kept = readStored('slips')?.find((each) => each.repayment_id === now.repayment_id)
  if (kept !== undefined && JSON.stringify(kept) !== JSON.stringify(now)) keepSlip(now)
  if (kept !== undefined && !isGood(now)) forgetSlip(now)
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
