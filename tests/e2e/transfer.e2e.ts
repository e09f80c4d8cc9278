import { button, heading, type Borrower } from '../support/borrower.ts'
import { expect, test } from '../support/journey.ts'
import { sampled } from '../support/sampled.ts'
import { lenderSays } from '../support/words.ts'

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
