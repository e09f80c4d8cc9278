import country from '#country'
import type { Schema } from '../lender/answers.ts'
import { readStored } from '../session/stored-values.ts'
import { todayIn } from './today.ts'

/** The refusal that this device received, until the day from which one may apply again. */
export function currentRefusal(): NonNullable<Schema<'Refusal'>> | undefined {
  const refusal = readStored('refusal')
  return refusal !== undefined && todayIn(country.timeZone) < refusal.apply_again_on
    ? refusal
    : undefined
}
