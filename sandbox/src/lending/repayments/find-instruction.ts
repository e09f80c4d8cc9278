import { profileOf, COUNTRIES, countries } from '../countries/countries.ts'
import type { CountryProfile } from '../countries/country-profile.ts'
import { Failure, fieldsInvalid } from '../../foundation/failure.ts'
import { referenceShown, scanSchemeOf } from './instruction.ts'
import { repaymentByReference, type ReferredRepayment } from './repayment-store.ts'
import type { ScannedPayment } from '../countries/shared/scan-scheme.ts'
import { UnreadableCode } from '../rules/emv-fields.ts'
import type { Minor } from '../../foundation/money.ts'
import type { Queryable } from '../../store/database/database.ts'

/** What a payer is shown: a reference, the account or code that stands for it, or a QR code. */
export interface Shown {
  reference?: string | undefined
  qrPayload?: string | undefined
}

/** The instruction that it is of, in whose edition it was shown. */
export interface FoundInstruction {
  country: CountryProfile
  repayment: ReferredRepayment
  /** What is to be paid: what the code says, else what the instruction does. */
  asked: Minor
}

/**
 * Finds the instruction that a payer is shown, whatever edition it is of: a code means what it
 * means in the edition of the loan that it leads to.
 *
 * Throws 404001 where it leads to none, 422001 for a QR code that no edition makes.
 */
export async function findInstruction(db: Queryable, shown: Shown): Promise<FoundInstruction> {
  for (const [country, { reference, amount }] of readings(shown)) {
    const repayment = await repaymentByReference(db, reference)
    if (!repayment || profileOf(repayment) !== country) continue
    return { country, repayment, asked: amount ?? repayment.amount }
  }
  throw new Failure('not_found')
}

/** What each edition takes it for. */
function readings({ qrPayload, reference }: Shown): [CountryProfile, ScannedPayment][] {
  const all = COUNTRIES.map((each): CountryProfile => countries[each])
  if (qrPayload === undefined) {
    const typed = reference?.replaceAll(/\s/g, '')
    if (typed === undefined) return []
    return all.map((each) => [each, { reference: referenceShown(each, typed), amount: null }])
  }
  const read = all.flatMap((each): [CountryProfile, ScannedPayment][] => {
    const said = readCode(each, qrPayload)
    return said === undefined ? [] : [[each, said]]
  })
  if (read.length === 0) throw fieldsInvalid([{ field: 'qr_payload', rule: 'format' }])
  return read
}

function readCode(country: CountryProfile, payload: string): ScannedPayment | undefined {
  try {
    return scanSchemeOf(country).read(payload)
  } catch (error) {
    if (error instanceof UnreadableCode) return undefined
    throw error
  }
}
