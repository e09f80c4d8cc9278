/**
 * From an unknown phone number to a loan that is paid back, edition × language, at 320 px. On the way every
 * page is looked at: by axe, for what is cut, beside it or over each other. Then again in letters twice as large.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { freePort } from '../../scripts/set-up/ports.ts'
import { lookedAtCells, nameOfLookedAt } from '../../scripts/testing/matrix/edition-cells.ts'
import { axeFindings, bringAxe } from '../support/axe.ts'
import { borrower, type Borrower } from '../support/borrower.ts'
import { editionOfBorrower } from '../support/editions.ts'
import { pageIsThere, walkEveryPage, walkRefusal } from '../support/every-page.ts'
import { outsideWorld } from '../support/outside-world.ts'
import { expect, test } from '../support/own-sandbox.ts'
import { reachPartner } from '../support/partner.ts'
import { besidePage, brokenWords, cutWords, overlappingWords } from '../support/seen.ts'
import { locales } from '../support/words.ts'

const pictures = fileURLToPath(new URL('../../.paso/looked-at/', import.meta.url))
const PARTNER_PORT = String(await freePort())

for (const cell of lookedAtCells) {
  const { country, language } = cell
  test.describe(nameOfLookedAt(cell), () => {
    test.use({
      country,
      settings: { PARTNER_PORT },
      locale: locales[language],
      timezoneId: editionOfBorrower(country).timeZone,
      viewport: { width: 320, height: 640 },
    })

    test('on the way through a loan no page is cut', async ({ page, sandbox }) => {
      await reachPartner(page, PARTNER_PORT)
      const { who, faults, pages } = await lookClosely(page, sandbox.url, cell, 'way')
      await walkEveryPage(who)
      expect(pages.length).toBeGreaterThan(45)
      expect([...faults]).toEqual([])
    })

    test('a refusal is not cut either', async ({ page, sandbox }) => {
      const { who, faults } = await lookClosely(page, sandbox.url, cell, 'refused')
      await walkRefusal(who)
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
}

/** A borrower whose pages are looked at. Pictures are named by edition, language and `walk`. */
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
  who.look = async (seen) => {
    const nth = String(pages.length + 1).padStart(2, '0')
    const name = join(pictures, `${country}-${language}-${walk}-${nth}`)
    pages.push(name)
    for (const fault of await faultsOf(seen, name)) faults.add(fault)
  }
  return { who, faults, pages }
}

/** Each with the path on which it was seen; what was looked at is kept as pictures. */
async function faultsOf(page: Page, name: string): Promise<string[]> {
  await pageIsThere(page)
  const { pathname } = new URL(page.url())
  const usual = [...(await axeFindings(page)), ...(await misplaced(page))]
  await page.screenshot({ path: `${name}.png` })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  // What stands below something of a measured height moves within the frame that is painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
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
