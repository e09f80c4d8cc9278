/**
 * From an unknown phone number to a loan that is paid back and one that is written off, and every page beside it.
 * Each edition's app has words of no language: what stands in no catalog is named.
 */
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { Country } from '@paso/sdk/contract'
import { freePort } from '../../scripts/set-up/ports.ts'
import { nameOfPseudo, pseudoCells } from '../../scripts/testing/matrix/edition-cells.ts'
import { borrower, type Borrower } from '../support/borrower.ts'
import { editionOfBorrower } from '../support/editions.ts'
import { pageIsThere, walkEveryPage, walkRefusal } from '../support/every-page.ts'
import { outsideWorld } from '../support/outside-world.ts'
import { expect, test } from '../support/own-sandbox.ts'
import { reachPartner } from '../support/partner.ts'
import { dataOf, noteTyped, untranslated } from '../support/untranslated.ts'
import { locales } from '../support/words.ts'

const apps = fileURLToPath(new URL('../../.paso/editions-in-no-language/', import.meta.url))
const PARTNER_PORT = String(await freePort())

for (const country of pseudoCells) {
  test.describe(nameOfPseudo(country), () => {
    test.use({
      country,
      settings: { PARTNER_PORT, APP_FOLDER: `${apps}${country}` },
      locale: locales.th,
      timezoneId: editionOfBorrower(country).timeZone,
    })

    test('on the way through a loan every text is of a catalog', async ({ page, sandbox }) => {
      await reachPartner(page, PARTNER_PORT)
      const { who, data, looks } = await lookForTexts(page, sandbox.url, country)
      await walkEveryPage(who)
      expect(looks.length).toBeGreaterThan(45)
      // The walk itself: a text that is planted is found.
      await page.evaluate(() => document.querySelector('h1')?.append('Please sign'))
      expect(await untranslated(page, data)).toHaveLength(1)
    })

    test('at a refusal too', async ({ page, sandbox }) => {
      const { who, looks } = await lookForTexts(page, sandbox.url, country)
      await walkRefusal(who)
      expect(looks).toHaveLength(3)
    })
  })
}

/** A borrower on whose pages each text that stands in no catalog is named. */
async function lookForTexts(
  page: Page,
  url: string,
  country: Country,
): Promise<{ who: Borrower; data: ReadonlySet<string>; looks: string[] }> {
  const { origin } = new URL(url)
  await page.context().addCookies([{ name: 'paso_language', value: 'th', url: origin }])
  const data = dataOf(page)
  const who = borrower(page, outsideWorld(url), 'th', undefined, country)
  const looks: string[] = []
  who.look = async (seen) => {
    // The signing app is the lender's, and has its words.
    if (seen !== page) return
    await pageIsThere(page)
    looks.push(page.url())
    await noteTyped(page, data)
    await expect
      .soft(async () => expect(await untranslated(page, data)).toEqual([]), page.url())
      .toPass({ timeout: 10_000 })
  }
  return { who, data, looks }
}
