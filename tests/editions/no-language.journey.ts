/**
 * From an unknown phone number to a loan that is paid back, in each edition's app with words of no language:
 * what stands in no catalog is named.
 */
import { fileURLToPath } from 'node:url'
import { nameOfPseudo, pseudoCells } from '../../scripts/testing/matrix/edition-cells.ts'
import { borrower, button, signIn } from '../support/borrower.ts'
import { askForLimit, certify } from '../support/certification.ts'
import { editionOfBorrower } from '../support/editions.ts'
import { borrowAndRepay } from '../support/loan.ts'
import { outsideWorld } from '../support/outside-world.ts'
import { expect, test } from '../support/own-sandbox.ts'
import { dataOf, noteTyped, untranslated } from '../support/untranslated.ts'
import { locales } from '../support/words.ts'

const apps = fileURLToPath(new URL('../../.paso/editions-in-no-language/', import.meta.url))

for (const country of pseudoCells) {
  test.describe(nameOfPseudo(country), () => {
    test.use({
      country,
      settings: { APP_FOLDER: `${apps}${country}` },
      locale: locales.th,
      timezoneId: editionOfBorrower(country).timeZone,
    })

    test('on the way through a loan every text is of a catalog', async ({ page, sandbox }) => {
      const { origin } = new URL(sandbox.url)
      await page.context().addCookies([{ name: 'paso_language', value: 'th', url: origin }])
      const data = dataOf(page)
      const who = borrower(page, outsideWorld(sandbox.url), 'th', undefined, country)
      let looks = 0
      who.look = async (seen) => {
        // The signing app is the lender's, and has its words.
        if (seen !== page) return
        looks += 1
        await noteTyped(page, data)
        await expect
          .soft(async () => expect(await untranslated(page, data)).toEqual([]), page.url())
          .toPass({ timeout: 10_000 })
      }
      who.leavesOut = true
      // So little that what a month costs is asked before a loan is offered.
      who.income = who.edition.rules.incomeBands[1] ?? ''
      await page.goto('/login')
      await signIn(who)
      await button(who, '继续').click()
      await certify(who)
      await askForLimit(who)
      await borrowAndRepay(who)
      expect(looks).toBeGreaterThan(20)
      // The walk itself: a text that is planted is found.
      await page.evaluate(() => document.querySelector('h1')?.append('Please sign'))
      expect(await untranslated(page, data)).toHaveLength(1)
    })
  })
}
