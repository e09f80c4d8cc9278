import type { Locator, Page } from '@playwright/test'
import { borrower, button, type Borrower } from '../support/borrower.ts'
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

/** Presses at a control's upper edge, as long as a finger does: what moves under it is drawn meanwhile. */
async function pressAtItsPlace(page: Page, control: Locator): Promise<void> {
  const { x, y, width } = (await control.boundingBox())!
  await page.mouse.move(x + width / 2, y + 2)
  await page.mouse.down()
  await page.evaluate(() => new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn))))
  await page.mouse.up()
}

const numberTooShort = '12'

/** The form of another account, by its field of the number. */
async function openAccountForm(who: Borrower): Promise<Locator> {
  const { page, words } = who
  await page.goto('/mine')
  await page.getByRole('link', { name: words('收款账户') }).click()
  await button(who, '换一个账户').click()
  return page.getByLabel(words('账号'), { exact: true })
}

for (const press of ['held', 'tapped'] as const) {
  test(`a press on what stands below a wrong field counts, though the field then says what is wrong (${press})`, async ({
    page,
    signedIn,
  }) => {
    const who = await signedIn({ upTo: 'account' })
    const { words } = who
    const number = await openAccountForm(who)
    const consent = page.getByLabel(words('我同意将这些信息用于身份、借款、付款和银行卡核验'), {
      exact: true,
    })
    await consent.scrollIntoViewIfNeeded()
    await number.fill(numberTooShort)
    await expect(number).toBeFocused()
    const before = await consent.boundingBox()
    if (press === 'held') await pressAtItsPlace(page, consent)
    else await consent.tap()
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    expect(await consent.boundingBox()).not.toEqual(before)
    await expect(consent).toBeChecked()
  })
}

test('who leaves a wrong field by a key is told at once', async ({ page, signedIn }) => {
  const who = await signedIn({ upTo: 'account' })
  const { words } = who
  const number = await openAccountForm(who)
  await number.fill(numberTooShort)
  // Both fields of the number are one control.
  await page.getByLabel(words('再输入一次'), { exact: true }).press('Tab')
  await expect(number).toHaveAttribute('aria-invalid', 'true')
})

test('a press on a term counts, though the amount typed above it is then moved to one that can be had', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'work' })
  const { words } = who
  await page.goto('/prod')
  await expect(page.locator('main dd')).toHaveCount(5)
  const term = page.getByRole('radio', { name: words('{days} 天', { days: 180 }) })
  await page.getByRole('textbox').fill('1')
  const before = await term.boundingBox()
  await pressAtItsPlace(page, term)
  await expect(page.getByText(words('已改为最接近的可选金额'))).toBeVisible()
  expect(await term.boundingBox()).not.toEqual(before)
  await expect(term).toBeChecked()
})
