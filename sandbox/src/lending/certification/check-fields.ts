import { editions, validateStep, type Edition, type StepPage } from '@paso/sdk/rules'
import { dateIn, type Clock } from '../../foundation/clock.ts'
import { refuseFaults } from '../../foundation/failure.ts'
import { countries } from '../countries/countries.ts'
import type { Country } from '../../foundation/contract.ts'

/** What the edition of a country offers and asks for. */
export const editionOf = (country: Country): Edition => editions[country]

/**
 * Holds a page's fields to the rules that client and lender share; 422001 with every one broken.
 * Ages are judged on the business day.
 */
export function checkFields(
  { country, clock }: { country: Country; clock: Clock },
  page: StepPage,
  fields: Readonly<Record<string, unknown>>,
): void {
  const today = dateIn(countries[country].zone, clock.business())
  refuseFaults(validateStep(page, fields, editionOf(country), today))
}
