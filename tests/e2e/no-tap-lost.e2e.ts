import type { Page } from '@playwright/test'
import { borrower, button } from '../support/borrower.ts'
import { gate } from '../support/gate.ts'
import { expect, test } from '../support/journey.ts'
import { outsideWorld } from '../support/outside-world.ts'
import { onSlowLine } from '../support/slow-line.ts'
import { insideWrapper } from '../support/wrapper.ts'

const hosts = ['browser', 'ios'] as const
type Host = (typeof hosts)[number]

/** Opens a page on a slow line that is painted, and whose code comes when it is let. */
async function painted(page: Page, host: Host, path: string): Promise<{ code: () => void }> {
  if (host === 'ios') await insideWrapper(page, { platform: host })
  const held = gate()
  await page.route(/\/static\/js\//, async (route) => {
    await held.opened
    await route.continue()
  })
  await onSlowLine(page)
  await page.goto(path, { waitUntil: 'commit' })
  return { code: held.open }
}

for (const host of hosts) {
  test(`“get code” and “sign in”, pressed before their code is here, happen once when it is (${host})`, async ({
    page,
    baseURL,
    faults,
  }) => {
    const who = borrower(page, outsideWorld(baseURL ?? ''), 'th')
    const calls: string[] = []
    page.on('request', (call) => {
      const path = /\/user\/(send_code|login)/.exec(call.url())?.[1]
      if (path !== undefined) calls.push(path)
    })
    const { code } = await painted(page, host, '/login')
    await page.getByLabel(who.words('手机号'), { exact: true }).fill(`0${who.phone}`)
    const send = button(who, '获取验证码')
    await send.click()
    await expect(send).toHaveAttribute('aria-busy', 'true')
    await send.click()
    code()
    const digits = page.getByLabel(who.words('验证码'), { exact: true })
    await expect(digits).toBeFocused()
    await expect(page).toHaveURL(host === 'ios' ? '/#/login' : '/login')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)

    // The full code goes by itself, and the press beside it is no second call.
    const answered = gate()
    await page.route(/\/user\/login\b/, async (route) => {
      await answered.opened
      await route.continue()
    })
    await digits.fill(await who.world.codeFor(who.phone))
    await page.locator('form:has([name=code]) [type=submit]').click({ force: true })
    answered.open()
    await expect(page).not.toHaveURL(/\/login/)
    expect(calls).toEqual(['send_code', 'login'])
    expect(faults).toEqual([])
  })

  test(`Enter before the code is here asks for one code (${host})`, async ({
    page,
    baseURL,
    faults,
  }) => {
    const who = borrower(page, outsideWorld(baseURL ?? ''), 'th')
    const { code } = await painted(page, host, '/login')
    const phone = page.getByLabel(who.words('手机号'), { exact: true })
    await phone.fill(`0${who.phone}`)
    await phone.press('Enter')
    await expect(page).toHaveURL('/login')
    code()
    await expect(page.getByLabel(who.words('验证码'), { exact: true })).toBeFocused()
    expect(faults).toEqual([])
  })

  test(`the way back and the link of home lead on, pressed before their code is here (${host})`, async ({
    page,
    baseURL,
    faults,
  }) => {
    const { words } = borrower(page, outsideWorld(baseURL ?? ''), 'th')
    const { code } = await painted(page, host, '/')
    await page.getByRole('link', { name: words('查看我的额度') }).click()
    await expect(page).toHaveURL('/login')
    const back = page.getByRole('button', { name: words('返回') })
    await back.click()
    await expect(back).toHaveAttribute('aria-busy', 'true')
    code()
    await expect(page.getByRole('link', { name: words('查看我的额度') })).toBeVisible()
    expect(faults).toEqual([])
  })
}
