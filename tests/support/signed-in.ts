import type { Page } from '@playwright/test'
import { haveDone, type Stretch } from './already-done.ts'
import { borrower, type Borrower } from './borrower.ts'
import { signInByClient } from './lender-client.ts'
import { outsideWorld } from './outside-world.ts'
import type { Language } from './words.ts'

export interface SignedIn {
  readonly language?: Language
  /** National digits; somebody new unless named. */
  readonly phone?: string
  /** What the borrower has done before; nothing unless said. */
  readonly upTo?: Stretch
}

/** A borrower whose device holds what the app keeps of a sign-in, as far on the way as is said. No page is open yet. */
export async function signedInOn(
  page: Page,
  url: string,
  { language = 'th', phone, upTo }: SignedIn,
): Promise<Borrower> {
  const who = borrower(page, outsideWorld(url), language, phone)
  const { client, answer, uuid } = await signInByClient(url, who.world, who.phone)
  const kept = {
    uuid,
    user_id: answer.user_id,
    user_name: answer.user_name,
    loginSuccessInfo: answer,
    token: answer.token,
  }
  const localStorage = Object.entries(kept).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
  }))
  await page.context().setStorageState({ cookies: [], origins: [{ origin: url, localStorage }] })
  const known = { ...who, client }
  if (upTo) await haveDone(known, upTo)
  return known
}
