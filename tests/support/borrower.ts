/**
 * A borrower with a phone in hand. What such a person does is walked by role and name in the
 * language of `words`; the test may kill page or server in between.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import type { LenderClient } from '@paso/sdk'
import type { Country } from '@paso/sdk/contract'
import { editionOfBorrower, type EditionOfBorrower } from './editions.ts'
import type { OutsideWorld } from './outside-world.ts'
import { inBrowser, type Ways } from './ways.ts'
import { wordsOf, type Language, type Words } from './words.ts'

export interface Borrower {
  page: Page
  words: Words
  edition: EditionOfBorrower
  ways: Ways
  world: OutsideWorld
  /** National digits; one borrower each. */
  phone: string
  /** Set for who was signed in without a page. */
  client?: LenderClient
  /** Looks closely at each page on the way. */
  look?: (page: Page) => Promise<void>
  /** Presses on before anything is filled in, to look at what is said then. */
  leavesOut?: boolean
  /** Of the edition's bands, the last but one unless set. */
  income?: string
}

let last = Number(String(process.pid).slice(-3)) * 1000

/** A mobile number, a Thai one unless said, that no other test of this run uses. */
export function newPhone({ phone, rules } = editionOfBorrower('TH')): string {
  return phone.stem + String((last += 1)).padStart(rules.phone.maxDigits - phone.stem.length, '0')
}

export function borrower(
  page: Page,
  world: OutsideWorld,
  language: Language,
  phone?: string,
  country: Country = 'TH',
): Borrower {
  const edition = editionOfBorrower(country)
  const words = wordsOf(language)
  return { page, world, edition, words, phone: phone ?? newPhone(edition), ways: inBrowser }
}

export const button = (
  { page, words }: Borrower,
  id: string,
  values?: Record<string, string>,
): Locator => page.getByRole('button', { name: words(id, values), exact: true })

export const heading = ({ page, words }: Borrower, id: string): Locator =>
  page.getByRole('heading', { name: words(id) })

/** The page as it is now is looked at, by who looks closely. */
export const seen = async ({ look, page }: Borrower): Promise<void> => look?.(page)

/** From wherever the login page was opened to wherever it leads. */
export async function signIn(who: Borrower): Promise<void> {
  const { page, words, world, phone, edition } = who
  await seen(who)
  await page.getByLabel(words('手机号'), { exact: true }).fill(edition.phone.trunk + phone)
  await button(who, '获取验证码').click()
  const code = page.getByLabel(words('验证码'), { exact: true })
  await expect(code).toBeFocused()
  await seen(who)
  // The full code is sent by itself.
  await code.fill(await world.codeFor(phone))
  await expect(page).not.toHaveURL(/\/login/)
}

/** Sends the open page as it is, where somebody does that, and sees what is missing. */
export async function leaveOut(who: Borrower): Promise<void> {
  if (who.leavesOut !== true) return
  await save(who)
  await expect(who.page.getByRole('alert').first()).toBeVisible()
  await seen(who)
}

/** Sends the page of the certification that is open. */
export async function save(who: Borrower): Promise<void> {
  await seen(who)
  await button(who, '保存这一步并继续').click()
}
