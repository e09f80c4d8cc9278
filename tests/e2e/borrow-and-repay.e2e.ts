import { expect, test } from '../support/journey.ts'
import { askForLimit, borrower, borrowAndRepay, certify, signIn } from '../support/borrower.ts'
import { newCitizenNumber } from '../support/citizen-number.ts'
import { outsideWorld } from '../support/outside-world.ts'
import type { Language } from '../support/words.ts'

const locales = { th: 'th-TH', en: 'en-US' } as const satisfies Record<Language, string>

for (const language of ['th', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: locales[language] })

    test('an unknown phone number becomes a repaid loan', async ({ page, baseURL, faults }) => {
      test.setTimeout(240_000)
      const world = outsideWorld(baseURL ?? '')
      const who = borrower(page, world, language)
      const { words } = who

      await page.goto('/')
      await page.getByRole('link', { name: words('查看我的额度') }).click()
      await signIn(who)
      await page
        .getByRole('link', { name: words('继续') })
        .or(page.getByRole('button', { name: words('继续') }))
        .click()
      await certify(who, newCitizenNumber())
      await askForLimit(who)
      await borrowAndRepay(who)

      await page.goto('/')
      await expect(page.getByText(words('已还清')).first()).toBeVisible()
      expect((await world.ordersOf(who.phone)).map(({ state }) => state)).toEqual(['repaid'])
      expect(await world.findings()).toEqual([])
      expect(faults).toEqual([])
    })
  })
}
