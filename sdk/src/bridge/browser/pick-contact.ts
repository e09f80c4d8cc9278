import type { PickedContact } from '../native-types.ts'
import { Refusal, type BrowserContext } from './refusal.ts'

interface ContactsManager {
  select(properties: string[]): Promise<{ name?: string[]; tel?: string[] }[]>
}

/** The Contact Picker API, which Chrome on Android has: the borrower picks one, the page sees no other. */
export async function pickContact({ window }: BrowserContext): Promise<PickedContact> {
  const { contacts } = window.navigator as { contacts?: ContactsManager }
  if (!contacts) throw new Refusal('not_available')
  const [picked] = await contacts.select(['name', 'tel'])
  if (!picked) throw new Refusal('cancelled')
  return { name: picked.name?.[0] ?? '', phone: picked.tel?.[0] ?? '' }
}
