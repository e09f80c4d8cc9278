import { chromium } from '@playwright/test'
import { besidesTheNetwork, expect, test } from '../support/journey.ts'
import { clientOfPage, haveDone } from '../support/already-done.ts'
import { borrower, button, heading, signIn } from '../support/borrower.ts'
import { loseNextAnswer } from '../support/lost-answer.ts'
import { outsideWorld } from '../support/outside-world.ts'
import { signedInOn } from '../support/signed-in.ts'

test('a visitor who opens a loan signs in and comes back there; a loan of others shows nothing', async ({
  page,
  signedIn,
  faults,
}) => {
  const owner = await signedIn({ upTo: 'loan' })
  const { world } = owner
  const [order] = await world.ordersOf(owner.phone)
  const { order_id, order_number } = order ?? { order_id: '', order_number: '' }
  const path = `/orderdetails?order=${order_id}`
  await page.goto(path)
  await expect(page.getByText(order_number)).toBeVisible()
  expect(faults).toEqual([])
  await page.evaluate(() => window.localStorage.clear())

  await page.goto(path)
  await expect(page).toHaveURL('/login')
  const other = borrower(page, world, 'th')
  await signIn(other)
  await expect(page).toHaveURL(path)
  await expect(page.getByText(other.words('没能加载这些内容'))).toBeVisible()
  await expect(page.getByText(order_number)).toHaveCount(0)
  expect(besidesTheNetwork(faults)).toEqual([])

  await test.step('the number of the owner, long silent, is not enough on another device', async () => {
    const { words, phone, client } = owner
    const { personal } = (await client?.get('/verify/profile')) ?? {}
    await world.age(phone, { days: 91 })
    await page.evaluate(() => window.localStorage.clear())
    await page.goto(path)
    await page.getByLabel(words('手机号'), { exact: true }).fill(`0${phone}`)
    await button(owner, '获取验证码').click()
    const code = page.getByLabel(words('验证码'), { exact: true })
    await expect(code).toBeFocused()
    await code.fill(await world.codeFor(phone))
    const signs = page.getByLabel(words('身份证号码的后四位'), { exact: true })
    await signs.fill('0000')
    await button(owner, '登录').click()
    const wrong = words('证件号码后四位不对,还可以试 {tries} 次', { tries: 4 })
    await expect(page.getByText(wrong)).toBeVisible()
    // In the digits of the phone's own keyboard, with the dash of a card; a line that is lost asks for nothing anew.
    const thai = (personal?.identity_number ?? '')
      .slice(-4)
      .replace(/.$/, '-$&')
      .replaceAll(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'.charAt(Number(digit)))
    await signs.fill('')
    await signs.pressSequentially(thai)
    await page.route('**/user/login*', (route) => route.abort())
    await button(owner, '登录').click()
    await expect(page.getByText(words('连接不上,请检查网络后重试'))).toBeVisible()
    await expect(signs).toHaveValue(thai)
    await page.unroute('**/user/login*')
    await button(owner, '登录').click()
    await expect(page).toHaveURL(path)
    await expect(page.getByText(order_number)).toBeVisible()
  })
})

test('a visitor who opens the personal page comes back to it after signing in, and what signing in accepts is recorded, at the next start where the network was lost', async ({
  page,
  baseURL,
  faults,
}) => {
  const who = borrower(page, outsideWorld(baseURL ?? ''), 'th')
  await page.goto('/mine')
  await expect(page).toHaveURL('/login')
  for (const [path, title] of [
    ['/legal/terms', '使用条款'],
    ['/legal/privacy', '隐私声明'],
  ] as const) {
    await page.locator(`a[href="${path}"]`).click()
    await expect(heading(who, title)).toBeVisible()
    await page.goBack()
  }
  expect(faults).toEqual([])

  await page.route('**/account/consent?*', (route) => route.abort())
  await signIn(who)
  await expect(page).toHaveURL('/mine')
  await expect(heading(who, '我的页面')).toBeVisible()
  await page.unroute('**/account/consent?*')
  await page.reload()
  const client = await clientOfPage(page)
  await expect(async () => {
    const { notice_version, consents } = await client.get('/account/consent')
    const accepted = consents.map((each) => [each.purpose, each.notice_version])
    expect(accepted).toEqual([
      ['terms_of_use', notice_version],
      ['privacy_notice', notice_version],
    ])
  }).toPass()
  expect(besidesTheNetwork(faults)).toEqual([])
})

test('a session that was ended elsewhere never reads as "no debt": each page asks to sign in, and comes back', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const { words, client } = who
  await page.goto('/')
  await expect(page.getByRole('link', { name: words('去还款') })).toBeVisible()
  const token = await page.evaluate(() => window.localStorage.getItem('token') ?? '')
  await client?.post('/user/logout', {})
  for (const path of ['/', '/mine', '/loan', '/orderdetails', '/prod', '/repayment']) {
    // A page that asks for nothing: the one before may still be signing out.
    await page.goto('/legal/terms')
    await page.evaluate((ended) => window.localStorage.setItem('token', ended), token)
    await page.goto(path)
    await expect(page, path).toHaveURL('/login')
    await expect(page.getByText(words('登录已过期,请重新登录'))).toBeVisible()
  }
  // Another code may be asked for a while after the one before.
  await who.world.age(who.phone, { minutes: 16 })
  await signIn(who)
  await expect(page).toHaveURL('/repayment')
  await expect(page.getByText(words('还没有借款'))).toHaveCount(0)
})

test('signing out leaves nothing private on the device, nor behind the back button', async ({
  page,
  baseURL,
  faults,
}) => {
  const who = borrower(page, outsideWorld(baseURL ?? ''), 'th')
  const { words } = who
  await page.goto('/login')
  await signIn(who)
  await haveDone(who, 'personal')
  await page.goto('/basic')
  await page.getByLabel(words('电子邮箱')).fill('tuayang@example.com')
  await page.goto('/setting')
  // What signing in accepted is recorded by now: a call that is still under way would be refused.
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('notices'))).toBe(null)
  const token = await page.evaluate(() => window.localStorage.getItem('token'))
  await button(who, '退出登录').click()
  await expect(page.getByRole('link', { name: words('查看我的额度') })).toBeVisible()

  const left = await page.evaluate(() => JSON.stringify({ ...window.localStorage }))
  for (const secret of [JSON.parse(token ?? '""') as string, who.phone, 'tuayang', 'Tuayang']) {
    expect(left).not.toContain(secret)
  }
  const names = await page.evaluate(() => Object.keys(window.localStorage))
  expect(names).not.toEqual(expect.arrayContaining(['token']))
  await page.goBack()
  await expect(heading(who, '登录或注册')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('tuayang@example.com')).toHaveCount(0)
  await expect(page.getByLabel(words('电子邮箱'))).toHaveCount(0)
  expect(faults).toEqual([])
})

test('signing out ends on this phone soon, though the lender never answers', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  await page.goto('/setting')
  await page.route('**/user/logout*', () => undefined)
  await button(who, '退出登录').click()
  await expect(page.getByText(who.words('已退出登录'))).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => window.localStorage.getItem('token'))).toBe(null)
})

for (const { path, call, press, said } of [
  { path: '/setting', call: 'logout', press: ['退出登录'], said: '已退出登录' },
  {
    ...{ path: '/accountSecurity', call: 'logout_everywhere' },
    ...{ press: ['全部退出', '全部退出'], said: '已在所有设备上退出' },
  },
] as const) {
  test(`signing out by ${call} is said as it was asked for, though its answer is lost`, async ({
    page,
    signedIn,
    faults,
  }) => {
    const who = await signedIn()
    await loseNextAnswer(page, `**/user/${call}?*`)
    await page.goto(path)
    // The question stands over the button that leads to it.
    for (const id of press) await button(who, id).last().click()
    await expect(page.getByText(who.words(said))).toBeVisible()
    // Now: a toast leaves by itself.
    expect(await page.getByText(who.words('登录已过期,请重新登录')).count()).toBe(0)
    await expect(page).toHaveURL('/')
    expect(besidesTheNetwork(faults)).toEqual([])
  })
}

test('a page that the browser had put aside shows nothing private once its borrower has signed out elsewhere', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'personal' })
  await page.goto('/basic')
  await page.getByLabel(who.words('电子邮箱')).fill('tuayang@example.com')
  await page.evaluate(() => {
    // No event tells a page that is put aside; it hears of it when it is brought back.
    window.localStorage.clear()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(heading(who, '登录或注册')).toBeVisible()
  await expect(page.getByLabel(who.words('电子邮箱'))).toHaveCount(0)
  expect(faults).toEqual([])
})

test('the page that a browser really puts aside shows nothing private either', async ({
  baseURL,
}, info) => {
  const { launchOptions, viewport } = info.project.use
  // The runner's browser keeps no page: a browser of its own may. The small one of the set-up keeps none all the same.
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const url = baseURL ?? ''
  const page = await browser.newPage({ baseURL: url, viewport: viewport ?? null })
  const who = await signedInOn(page, url, { upTo: 'personal' })
  await page.goto('/basic')
  await page.getByLabel(who.words('电子邮箱')).fill('tuayang@example.com')
  await page.goto('/docs')
  await page.evaluate(() => window.localStorage.clear())
  // The page that goes back is gone before it could answer.
  await page.evaluate(() => void setTimeout(() => window.history.back()))
  await expect(heading(who, '登录或注册')).toBeVisible()
  await expect(page.getByLabel(who.words('电子邮箱'))).toHaveCount(0)
  await browser.close()
})

test('back, forward and links in any order lead to where a borrower may be', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'personal' })
  // Steps that are not open yet, a loan that is not there, a page that nobody has.
  for (const [path, to] of [
    ['/work', '/basic'],
    ['/prod', '/infoList'],
    ['/setting', '/setting'],
    ['/nobody', '/404'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveURL(to)
  }
  await page.goBack()
  await expect(heading(who, '设置')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/infoList')
  await page.goForward()
  await expect(heading(who, '设置')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/basic')
  // That there is no product yet is a refusal, which the browser notes.
  expect(besidesTheNetwork(faults)).toEqual([])
})

test("a path that is nobody's leads to /404 and from there home", async ({ page, faults }) => {
  const { words } = borrower(page, outsideWorld(''), 'th')
  await page.goto('/nobody/knows')
  await expect(page).toHaveURL('/404')
  await expect(page.getByText(words('找不到这个页面'))).toBeVisible()
  await page.getByRole('link', { name: words('回到首页') }).click()
  await expect(page.getByRole('link', { name: words('查看我的额度') })).toBeVisible()
  expect(faults).toEqual([])
})

test('a link to a later step leads to the first open one', async ({ page, signedIn, faults }) => {
  const who = await signedIn()
  await page.goto('/work')
  await expect(page).toHaveURL('/identity')
  await expect(heading(who, '身份证正面')).toBeVisible()
  await haveDone(who, 'personal')
  await page.goto('/emergency')
  await expect(page).toHaveURL('/basic')
  await expect(heading(who, '关于您')).toBeVisible()
  expect(faults).toEqual([])
})
