/** From an unknown phone number to a loan that is paid back, edition × language × host. */
import { cells, nameOfCell, type Cell } from '../../scripts/testing/matrix/edition-cells.ts'
import { clientOfPage } from '../support/already-done.ts'
import { borrower, button, heading, signIn } from '../support/borrower.ts'
import { askForLimit, certify } from '../support/certification.ts'
import { editionOfBorrower } from '../support/editions.ts'
import { borrowAndRepay } from '../support/loan.ts'
import { outsideWorld } from '../support/outside-world.ts'
import { expect, test } from '../support/own-sandbox.ts'
import { answersAtFirst, waysInWrapper } from '../support/ways-in-wrapper.ts'
import { locales } from '../support/words.ts'
import { insideWrapper } from '../support/wrapper.ts'
import {
  agreeToAttribution,
  callForHelp,
  seeNewVersion,
  settingsOfWrapper,
} from '../support/in-wrapper.ts'

const platformOf = ({ host }: Cell) =>
  host === 'a browser' ? undefined : host === 'iOS' ? 'ios' : 'android'

for (const cell of cells) {
  const { country, language } = cell
  const platform = platformOf(cell)
  test.describe(nameOfCell(cell), () => {
    test.use({
      country,
      settings: platform === undefined ? {} : settingsOfWrapper,
      locale: locales[language],
      timezoneId: editionOfBorrower(country).timeZone,
    })

    test('an unknown phone number becomes a loan that is paid back', async ({
      page,
      sandbox,
      faults,
    }) => {
      const world = outsideWorld(sandbox.url)
      const who = borrower(page, world, language, undefined, country)
      if (platform !== undefined) {
        who.ways = waysInWrapper(platform)
        await insideWrapper(page, {
          platform,
          whenAsked: 'refused',
          answers: answersAtFirst,
          permissions: { tracking: 'granted' },
        })
      }
      const { words, ways } = who

      await page.goto(ways.place('/'))
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
      await page.getByRole('link', { name: words('查看我的额度') }).click()
      await signIn(who)
      await expect(page).toHaveURL(ways.place('/infoList'))
      if (platform !== undefined) {
        await seeNewVersion(who)
        await agreeToAttribution(who, platform)
        await page.goto(ways.place('/infoList'))
      }
      await button(who, '继续').click()
      await expect(heading(who, '身份证正面')).toBeVisible()
      await ways.goBack(page)
      await button(who, '继续').click()
      await certify(who)
      const lender = await clientOfPage(page, language, country)
      const { residence } = await lender.get('/verify/profile')
      expect(residence?.place_other).toBe(who.edition.unlisted)
      await askForLimit(who)
      await borrowAndRepay(who)
      if (platform !== undefined) await callForHelp(who)

      await page.goto(ways.place('/'))
      await expect(page.getByText(words('已退回')).first()).toBeVisible()
      expect((await world.ordersOf(who.phone)).map(({ state }) => state)).toEqual(['returned'])
      expect(await world.findings()).toEqual([])
      expect(faults).toEqual([])
    })
  })
}
