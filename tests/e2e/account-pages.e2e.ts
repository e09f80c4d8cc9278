import { expect, test } from '../support/journey.ts'
import { wordsAround } from '../support/words.ts'

for (const tells of [true, false]) {
  const how = tells ? '' : ', in an engine that does not tell, once the page is seen again'
  test(`the ledger follows a permission that is taken back in the browser${how}`, async ({
    page,
    context,
    signedIn,
  }) => {
    const { words } = await signedIn()
    await context.grantPermissions(['camera'])
    if (!tells) {
      await page.addInitScript(() => {
        PermissionStatus.prototype.addEventListener = () => undefined
      })
    }
    await page.goto('/privacymenu')
    const camera = page.getByRole('listitem').filter({ hasText: words('拍摄证件照片') })
    const allowed = camera.getByText(wordsAround(words, '现在允许,这部手机于 {date} 记下'))
    await expect(allowed).toBeVisible()
    await context.clearPermissions()
    if (!tells) {
      await expect(async () => {
        const state = () =>
          page.evaluate(async () => (await navigator.permissions.query({ name: 'camera' })).state)
        expect(await state()).toBe('prompt')
      }).toPass()
      await expect(allowed).toBeVisible()
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    }
    await expect(camera.getByText(words('用到时才问'))).toBeVisible()
  })
}
