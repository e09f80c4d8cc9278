import { expect, test } from '../support/journey.ts'
import { borrower, heading, signIn } from '../support/borrower.ts'
import { askForLimit, certify } from '../support/certification.ts'
import { borrowAndRepay, payBy } from '../support/loan.ts'
import { newCitizenNumber } from '../support/citizen-number.ts'
import { outsideWorld } from '../support/outside-world.ts'
import { sampled } from '../support/sampled.ts'
import { languages, locales } from '../support/words.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// The sample of the matrix walks one more, in some edition and host.
for (const language of sampled(languages, 1)) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: locales[language] })

    test('an unknown phone number becomes a loan that is paid back', async ({
      page,
      baseURL,
      faults,
    }) => {
      const world = outsideWorld(baseURL ?? '')
      const who = borrower(page, world, language)
      const { words } = who

      await page.goto(language === 'en' ? '/home' : '/')
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
      await expect(page.getByText(words('已退回')).first()).toBeVisible()
      expect((await world.ordersOf(who.phone)).map(({ state }) => state)).toEqual(['returned'])
      expect(await world.findings()).toEqual([])
      expect(faults).toEqual([])
    })
  })
}

test('a loan is paid back by a bank transfer that names its reference', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const { words, world } = who
  await page.goto('/repayment')
  await payBy(who, '银行转账')
  await expect(page).toHaveURL(/\/repaymentbank\?/)
  await expect(page.getByText(words('到账后本页会自动更新。'))).toBeVisible()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copy = async (row: string): Promise<string> => {
    await page.getByRole('button', { name: `${words('复制')} ${row}` }).click()
    await expect(page.getByRole('button', { name: `${words('已复制')} ${row}` })).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copy(words('要还的金额'))).toBe('1000.00')
  const reference = await copy(words('参考号'))
  await world.pay({ reference })
  await expect(heading(who, '付款已收到')).toBeVisible()
  await expect(page.getByText(reference.replace(/(.{4})(?=.)/g, '$1 '))).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: words('保存收据') }).click()
  expect((await saved).suggestedFilename()).toMatch(/^paso-TH\d+-receipt\.pdf$/)
  expect((await world.ordersOf(who.phone)).map(({ state }) => state)).toEqual(['returned'])
  expect(await world.findings()).toEqual([])
  expect(faults).toEqual([])
})
