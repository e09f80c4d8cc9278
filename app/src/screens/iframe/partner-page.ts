import { partners } from '#country/partners'
import type { Partner } from '../../countries/country-profile.ts'

/** A page that may stand in the frame. */
export interface PartnerPage {
  partner: Partner
  href: string
}

/**
 * The page of an address, where its origin is a partner's to the letter; undefined for every other one. It gets
 * the language as `lang`.
 */
export function partnerPage(address: string | null, language: string): PartnerPage | undefined {
  const url = addressOf(address)
  // A name before the host is how one host is made to look like another.
  if (url === undefined || url.username !== '' || url.password !== '') return undefined
  const partner = partners.find(({ page }) => new URL(page).origin === url.origin)
  url.searchParams.set('lang', language)
  return partner && { partner, href: url.href }
}

function addressOf(text: string | null): URL | undefined {
  try {
    return new URL(text ?? '')
  } catch {
    return undefined
  }
}
