/**
 * From an unknown phone number to a loan that is paid back, edition × language, at 320 px. On the way every
 * page is looked at: by axe, for what is cut, beside it or over each other. Then again in letters twice as large.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { lookedAtCells, nameOfLookedAt } from '../../scripts/testing/matrix/edition-cells.ts'
import { axeFindings, bringAxe } from '../support/axe.ts'
import { borrower, button, heading, signIn, type Borrower } from '../support/borrower.ts'
import { askForLimit, certify } from '../support/certification.ts'
import { editionOfBorrower } from '../support/editions.ts'
import { borrow, borrowAndRepay, chooseLoan } from '../support/loan.ts'
import { outsideWorld, type OrderInWorld } from '../support/outside-world.ts'
import { expect, test } from '../support/own-sandbox.ts'
import { besidePage, brokenWords, cutWords, overlappingWords } from '../support/seen.ts'
import { locales } from '../support/words.ts'

const pictures = fileURLToPath(new URL('../../.paso/looked-at/', import.meta.url))

/** What a borrower opens whose loan is past its day. */
const whenLate = ['/', '/repayment', '/repayment?extend', '/repaymentMine', '/loan', '/mine']

/** What a borrower opens who is not on the way through a loan. */
const besideTheWay = [
  '/',
  '/mine',
  '/accountSecurity',
  '/destroyAccount',
  '/privacymenu',
  '/setting',
  '/helpcenter',
  '/SetinnerHtml/about/lender',
  '/SetinnerHtml/legal/terms',
  '/SetinnerHtml/legal/privacy',
  '/SetinnerHtml/legal/deletion',
  '/loan',
  '/flowChart',
  '/repayment',
  '/repaymentMine',
  '/bankcard',
  '/404',
]

for (const cell of lookedAtCells) {
  const { country, language } = cell
  test.describe(nameOfLookedAt(cell), () => {
    test.use({
      country,
      locale: locales[language],
      timezoneId: editionOfBorrower(country).timeZone,
      viewport: { width: 320, height: 640 },
    })

    test('on the way through a loan no page is cut', async ({ page, sandbox }) => {
      const { who, faults, pages, look } = await lookClosely(page, sandbox.url, cell, 'way')
      const { world } = who
      // So little that what a month costs is asked before a loan is offered.
      who.income = who.edition.rules.incomeBands[1] ?? ''
      who.leavesOut = true
      who.look = look
      await comeIn(who)
      await certify(who)
      await askForLimit(who)
      await borrowAndRepay(who)
      await lookAt(who, besideTheWay)

      const late = await borrowAgain(who)
      await world.letDaysPass(120)
      await lookAt(who, [...whenLate, `/orderdetails?order=${late.order_id}`])
      await world.writeOff(late)
      await lookAt(who, ['/', '/loan'])
      expect(pages.length).toBeGreaterThan(20)
      expect([...faults]).toEqual([])
    })

    test('a refusal is not cut either', async ({ page, sandbox }) => {
      const { who, faults, look } = await lookClosely(page, sandbox.url, cell, 'refused')
      who.income = who.edition.rules.incomeBands[0] ?? ''
      await comeIn(who)
      await certify(who)
      await button(who, '提交并查看额度').click()
      await expect(heading(who, '这次没能给您额度')).toBeVisible()
      who.look = look
      await look(page)
      await lookAt(who, ['/', '/mine'])
      expect([...faults]).toEqual([])
    })
  })
}

interface Looker {
  who: Borrower
  /** What was wrong on the pages that were looked at. */
  faults: Set<string>
  /** The pictures that were taken of them. */
  pages: string[]
  look: (seen: Page) => Promise<void>
}

/** A borrower whose pages can be looked at. Pictures are named by edition, language and `walk`. */
async function lookClosely(
  page: Page,
  url: string,
  { country, language }: (typeof lookedAtCells)[number],
  walk: string,
): Promise<Looker> {
  await bringAxe(page.context())
  const { origin } = new URL(url)
  await page.context().addCookies([{ name: 'paso_language', value: language, url: origin }])
  const who = borrower(page, outsideWorld(url), language, undefined, country)
  const faults = new Set<string>()
  const pages: string[] = []
  const look = async (seen: Page): Promise<void> => {
    const nth = String(pages.length + 1).padStart(2, '0')
    const name = join(pictures, `${country}-${language}-${walk}-${nth}`)
    pages.push(name)
    for (const fault of await faultsOf(seen, name)) faults.add(fault)
  }
  return { who, faults, pages, look }
}

/** From the sign-in to the first page of the certification. */
async function comeIn(who: Borrower): Promise<void> {
  await who.page.goto('/login')
  await signIn(who)
  await button(who, '继续').click()
}

async function lookAt({ page, look }: Borrower, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await look?.(page)
  }
}

/** A second loan, to the account that is known; signed and paid out. */
async function borrowAgain({ look: _look, ...who }: Borrower): Promise<OrderInWorld> {
  const { page, world } = who
  await page.goto('/prod')
  await chooseLoan(who)
  await borrow(who)
  const order = (await world.ordersOf(who.phone)).find(({ state }) => state === 'approved')
  if (order === undefined) throw new Error('there is no second loan')
  await world.sign(order)
  await world.payOut(order)
  return order
}

/** Each with the path on which it was seen; what was looked at is kept as pictures. */
async function faultsOf(page: Page, name: string): Promise<string[]> {
  // A page that opens is there.
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const { pathname } = new URL(page.url())
  const usual = [...(await axeFindings(page)), ...(await misplaced(page))]
  await page.screenshot({ path: `${name}.png` })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  const broken = (await brokenWords(page)).map((word) => `broken: ${word}`)
  const large = [...(await misplaced(page)), ...broken]
  await page.screenshot({ path: `${name}-200.png` })
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await browser.detach()
  return [
    ...usual.map((fault) => `${pathname}: ${fault}`),
    ...large.map((fault) => `${pathname} at 200 %: ${fault}`),
  ]
}

const misplaced = async (page: Page): Promise<string[]> => [
  ...(await besidePage(page)).map((part) => `beside the page: ${part}`),
  ...(await cutWords(page)).map((part) => `cut: ${part}`),
  ...(await overlappingWords(page)).map((pair) => `over each other: ${pair}`),
]
