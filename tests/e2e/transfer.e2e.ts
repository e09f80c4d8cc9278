import type { Page } from '@playwright/test'
import { button, heading, type Borrower } from '../support/borrower.ts'
import { besidesTheNetwork, expect, test } from '../support/journey.ts'
import { sampled } from '../support/sampled.ts'
import { lenderSays } from '../support/words.ts'
import { answer, insideWrapper, placeOf } from '../support/wrapper.ts'

/** Starts the check, and ends it on the sandbox's page in this way. */
async function check(who: Borrower, language: string, end: string): Promise<void> {
  await button(who, '开始检查').click()
  const way = who.page.getByRole('link', { name: lenderSays(`liveness.${end}`) })
  // The page of the check speaks as the app does.
  await expect(who.page.locator('html:has(ul.actions)')).toHaveAttribute('lang', language)
  await way.click()
  await expect(who.page).toHaveURL('/transfer')
}

for (const language of sampled(['th', 'en'] as const, 1)) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language === 'th' ? 'th-TH' : 'en-US' })

    test('a check of the face that is left, fails or passes is said on the page it comes back to', async ({
      page,
      signedIn,
      faults,
    }) => {
      const who = await signedIn({ language, upTo: 'identity' })
      const { words } = who
      await page.goto('/transfer')
      await check(who, language, 'cancelled')
      await expect(page.getByText(words('您中途离开了检查'))).toBeVisible()
      await check(who, language, 'camera_denied')
      await expect(
        page.getByText(words('没有允许使用相机,所以没能检查。再按一次可以重新决定。')),
      ).toBeVisible()
      await check(who, language, 'failed')
      await expect(page.getByText(words('检查没能完成。请再试一次。'))).toBeVisible()
      await check(who, language, 'not_live')
      await expect(page.getByText(words('看到的是照片,不是真人'))).toBeVisible()
      await expect(page.getByText(words('今天还可以试 {tries} 次', { tries: 4 }))).toBeVisible()

      await check(who, language, 'passed')
      await expect(heading(who, '检查通过')).toBeVisible()
      await page.getByRole('link', { name: words('继续'), exact: true }).click()
      await expect(page).toHaveURL('/infoList')
      // An answer to no try of this device is dropped.
      await page.goto('/transfer?state=0123456789abcdef&liveness_id=lv-of-somebody')
      await expect(page).toHaveURL('/transfer')
      await expect(button(who, '开始检查')).toBeVisible()
      expect(faults).toEqual([])
    })
  })
}

/** Has remote configuration say something else. */
async function configure(page: Page, change: Readonly<Record<string, string>>): Promise<void> {
  await page.route('**/home/appConfigKey?*', async (route) => {
    const answer = await route.fetch()
    const whole = (await answer.json()) as { data: { key: string; value: string }[] }
    const others = whole.data.filter(({ key }) => !(key in change))
    const changed = Object.entries(change).map(([key, value]) => ({ key, value }))
    await route.fulfill({ response: answer, json: { ...whole, data: [...others, ...changed] } })
  })
}

test('a check that the lender does not know is said to be lost, and made anew', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'identity' })
  const lost = page.getByText(who.words('没有找到这次检查的结果。请再做一次检查。'))
  await page.goto('/transfer')
  await button(who, '开始检查').click()
  const passed = page.getByRole('link', { name: lenderSays('liveness.passed') })
  const href = (await passed.getAttribute('href')) ?? ''
  await page.goto(href.replace(/liveness_id=[^&]+/, 'liveness_id=nobody'))
  await expect(lost).toBeVisible()
  // No toast that says less stands beside it.
  await expect(page.getByRole('alert')).toBeEmpty()
  await expect(button(who, '重试')).toHaveCount(0)
  await button(who, '开始检查').click()
  await passed.click()
  await expect(heading(who, '检查通过')).toBeVisible()
  await expect(lost).toHaveCount(0)
  expect(besidesTheNetwork(faults)).toEqual([])
})

test('a check by the app that the lender does not know can be made by the web instead, once there is a network', async ({
  page,
  context,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'identity' })
  const platform = 'android'
  await configure(page, { liveness_V3: '1' })
  await insideWrapper(page, { platform, permissions: { camera: 'granted' } })
  await page.goto(placeOf({ platform }, '/transfer'))
  await expect(button(who, '开始检查')).toBeVisible()
  await answer(page, { launchLivenessView: { result: { liveness_id: 'nobody' } } })
  await button(who, '开始检查').click()
  const lost = page.getByText(who.words('没有找到这次检查的结果。请再做一次检查。'))
  await expect(lost).toBeVisible()
  // No toast that says less stands beside it.
  await expect(page.getByRole('alert')).toBeEmpty()
  await expect(button(who, '改用网页检查')).toBeVisible()
  await answer(page, { launchLivenessView: { error: 'cancelled' } })
  await button(who, '开始检查').click()
  await expect(page.getByText(who.words('您中途离开了检查'))).toBeVisible()
  await expect(lost).toHaveCount(0)
  await context.setOffline(true)
  await button(who, '改用网页检查').click()
  await expect(page.getByText(who.words('连接不上,请检查网络后重试'))).toBeVisible()
  await context.setOffline(false)
  await button(who, '改用网页检查').click()
  await expect(page.getByRole('link', { name: lenderSays('liveness.passed') })).toBeVisible()
})

test('where no check can be made the page says how to go on, and whom to call', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'identity' })
  await configure(page, { hAppUrl: '' })
  await page.goto('/transfer')
  const said = who.words('现在不能在这里做人脸检查。您可以继续申请,或打电话给我们。')
  await expect(page.getByText(said)).toBeVisible()
  await expect(page.locator('a[href^="tel:"]')).toBeVisible()
  await page.getByRole('link', { name: who.words('继续'), exact: true }).click()
  await expect(page).toHaveURL('/infoList')
})
