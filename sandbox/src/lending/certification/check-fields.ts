import { editions, validateStep, type Edition, type StepPage } from '@paso/sdk/rules'
import { dateIn, type Clock } from '../../foundation/clock.ts'
import { refuseFaults } from '../../foundation/failure.ts'
import { markets } from '../rules/products.ts'
import type { Country, Settings } from '../settings/settings.ts'

/** What the edition of this server's country offers and asks for. */
export const editionOf = (country: Country): Edition => editions[country]

/**
 * Holds a page's fields to the rules that client and lender share; 422001 with every one broken.
 * Ages are judged on the business day.
 */
export function checkFields(
  { settings, clock }: { settings: Settings; clock: Clock },
  page: StepPage,
  fields: Readonly<Record<string, unknown>>,
): void {
  const today = dateIn(markets[settings.country].zone, clock.business())
  refuseFaults(validateStep(page, fields, editionOf(settings.country), today))
}
