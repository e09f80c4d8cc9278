import { button, heading } from '../support/borrower.ts'
import { expect, test } from '../support/journey.ts'
import { consentTo, signInByClient } from '../support/lender-client.ts'
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

test('devices of one kind are told apart, and focus is not lost with the button of the one that is signed out', async ({
  page,
  baseURL,
  signedIn,
}) => {
  const who = await signedIn()
  const { words, world, phone } = who
  await world.age(phone, { days: 2 })
  await signInByClient(baseURL ?? '', world, phone)
  await world.age(phone, { days: 1 })
  await signInByClient(baseURL ?? '', world, phone)
  await page.goto('/accountSecurity')
  const devices = page.getByRole('list', { name: words('您在这些设备上登录着') })
  const others = devices.getByRole('listitem').filter({ has: page.getByRole('button') })
  await expect(others).toHaveCount(2)
  const names = new Set<string>()
  for (const row of await others.all()) {
    const when = await row.getByText(wordsAround(words, '{date} 登录')).innerText()
    const out = row.getByRole('button')
    await expect(out).toHaveAccessibleName(`${words('让它退出')} ${words('网页浏览器')} ${when}`)
    names.add(when)
    await out.click()
    const question = page.getByRole('alertdialog')
    await expect(question).toHaveAccessibleDescription(new RegExp(when))
    await question.getByRole('button', { name: words('不退出') }).click()
  }
  expect(names.size).toBe(2)

  await others.first().getByRole('button').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('让它退出') })
    .click()
  await expect(others).toHaveCount(1)
  await expect(page.getByRole('status').getByText(words('那台设备已退出'))).toBeVisible()
  await expect(heading(who, '登录和设备')).toBeFocused()
})

test('a consent that is taken back is said to be so, and focus is not lost with its button', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn()
  const { words, client } = who
  if (client === undefined) throw new Error('nobody is signed in')
  await consentTo(client, 'location')
  await page.goto('/privacymenu')
  const takeBack = button(who, '收回「{what}」?', { what: words('位置') })
  await takeBack.press('Enter')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('收回') })
    .click()
  await expect(takeBack).toHaveCount(0)
  await expect(
    page.getByRole('status').getByText(words('已收回「{what}」', { what: words('位置') })),
  ).toBeVisible()
  await expect(heading(who, '权限和隐私')).toBeFocused()
})
