import { borrower, button, heading } from '../support/borrower.ts'
import { besidesTheNetwork, expect, test } from '../support/journey.ts'
import { signInByClient } from '../support/lender-client.ts'
import { outsideWorld } from '../support/outside-world.ts'
import {
  answer,
  callsOf,
  changePermission,
  emit,
  insideWrapper,
  methodsOf,
  placeOf,
  platforms,
} from '../support/wrapper.ts'

// What the wrapper reports to the page, and what the page asks of it by itself.
test('back closes what is open, then goes one page back, then home, and says there that the next press leaves', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn()
  const { words } = who
  await insideWrapper(page, { platform: 'android' })
  await page.goto('/mine')
  // By then it listens.
  await expect.poll(() => methodsOf(page)).toContain('getAppInfo')
  await page.getByRole('link', { name: new RegExp(`^${words('登录和设备')}`) }).click()
  await button(who, '全部退出').click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()

  await emit(page, 'back')
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL('/accountSecurity')
  await emit(page, 'back')
  await expect(page).toHaveURL('/mine')
  await emit(page, 'back')
  await expect(page).toHaveURL('/')
  await expect(page.getByText(words('再按一次返回键就离开 Paso'))).toHaveCount(0)
  await emit(page, 'back')
  await expect(page.getByText(words('再按一次返回键就离开 Paso'))).toBeVisible()
  await expect(page).toHaveURL('/')
  // The question was left, not answered.
  await expect(who.client?.get('/account/profile')).resolves.toBeDefined()
  expect(besidesTheNetwork(faults)).toEqual([])
})

for (const platform of platforms) {
  test(`on ${platform} who reads the terms comes back to the login, and what was typed and sent there is still there`, async ({
    page,
    baseURL,
    faults,
  }) => {
    const who = borrower(page, outsideWorld(baseURL ?? ''), 'th')
    const { words, world, phone } = who
    await insideWrapper(page, { platform })
    await page.goto(placeOf({ platform }, '/login'))
    await expect.poll(() => methodsOf(page)).toContain('getAppInfo')
    const read = async (name: string, title: string): Promise<void> => {
      await page.locator(`a[href="/legal/${name}"]`).click()
      await expect(heading(who, title)).toBeVisible()
      // iOS has no button that leads back.
      if (platform === 'android') await emit(page, 'back')
      else await button(who, '关闭').click()
      await expect(heading(who, title)).toHaveCount(0)
      await expect(page).toHaveURL(placeOf({ platform }, '/login'))
    }
    const number = page.getByLabel(words('手机号'), { exact: true })
    await number.fill(`0${phone}`)
    await read('terms', '使用条款')
    await read('privacy', '隐私声明')
    await read('deletion', '如何删除账户')
    await expect(number).toHaveValue(`0${phone}`)

    await button(who, '获取验证码').click()
    const code = page.getByLabel(words('验证码'), { exact: true })
    await expect(code).toBeFocused()
    const digits = await world.codeFor(phone)
    await code.fill(digits.slice(0, 3))
    await read('terms', '使用条款')
    await expect(code).toHaveValue(digits.slice(0, 3))
    await code.fill(digits)
    await expect(page).not.toHaveURL(/\/login/)
    // All of it was one page.
    const begun = (await methodsOf(page)).filter((method) => method === 'getAppInfo')
    expect(begun).toEqual(['getAppInfo'])
    expect(faults).toEqual([])
  })

  test(`on ${platform} a page begins with the app's facts, asks anew at the front, and has numbers and addresses opened outside`, async ({
    page,
    baseURL,
    signedIn,
    faults,
  }) => {
    const who = await signedIn()
    const { words, world, phone, client } = who
    await insideWrapper(page, { platform })

    await test.step('resume', async () => {
      await page.goto(placeOf({ platform }, '/accountSecurity'))
      const devices = page.getByRole('list', { name: words('您在这些设备上登录着') })
      await expect(devices.getByRole('listitem')).toHaveCount(1)
      await expect.poll(() => methodsOf(page)).toContain('getDeviceInfo')
      expect((await methodsOf(page))[0]).toBe('getAppInfo')
      // Another code may be asked for a while after the one before.
      await world.age(phone, { minutes: 16 })
      await signInByClient(baseURL ?? '', world, phone)
      await expect(devices.getByRole('listitem')).toHaveCount(1)
      await emit(page, 'resume', { away_seconds: 40 })
      await expect(devices.getByRole('listitem')).toHaveCount(2)
    })

    await test.step('permission_changed', async () => {
      await page.goto(placeOf({ platform }, '/privacymenu'))
      const camera = page.getByRole('listitem').filter({ hasText: words('从相册选择照片') })
      await expect(camera.getByText(words('用到时才问'))).toBeVisible()
      await expect.poll(() => methodsOf(page)).toContain('hasPermission')
      await changePermission(page, 'camera', 'open_settings')
      await expect(camera.getByText(words('现在不允许'))).toBeVisible()
    })

    await test.step('the helpline and the regulator', async () => {
      const config = (await client?.get('/home/appConfigKey')) ?? []
      const valueOf = (key: string) => config.find((entry) => entry.key === key)?.value ?? ''
      const last = async () => (await callsOf(page)).at(-1)
      await page.goto(placeOf({ platform }, '/helpcenter'))
      await expect(heading(who, '和我们的人说话')).toBeVisible()
      await expect.poll(() => methodsOf(page)).toContain('getAppInfo')
      const call = page.getByRole('link', { name: new RegExp(`^${words('致电')}`) })
      await call.click()
      const number = valueOf('support_phone')
      await expect.poll(last).toEqual({ method: 'callPhone', params: { phone: number } })
      await answer(page, { callPhone: { error: 'failed' } })
      await call.click()
      await expect(
        page.getByText(words('这里打不开拨号。请自己拨打 {phone}', { phone: number })),
      ).toBeVisible()
      await button(who, '关闭').click()
      const url = valueOf('regulator_url')
      await page.locator(`a[href^="${url}"]`).click()
      await expect.poll(last).toEqual({ method: 'openBrowser', params: { url: new URL(url).href } })
    })
    expect(besidesTheNetwork(faults)).toEqual([])
  })
}
