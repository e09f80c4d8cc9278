import { signInByClient } from '../support/lender-client.ts'
import { borrower, button, heading, signIn } from '../support/borrower.ts'
import { takePicture } from '../support/certification.ts'
import { besidesTheNetwork, expect, test } from '../support/journey.ts'
import { giveAccount } from '../support/loan.ts'
import { insideWrapper, placeOf } from '../support/wrapper.ts'

test('who could not sign out everywhere, and was signed out by another device meanwhile, is not told that it was done', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn()
  const asked = '**/user/logout_everywhere?*'
  await page.route(asked, (call) => call.abort())
  await page.goto('/accountSecurity')
  for (const id of ['全部退出', '全部退出']) await button(who, id).last().click()
  await expect(page.getByText(who.words('连接不上,请检查网络后重试'))).toBeVisible()
  await page.unroute(asked)
  await who.client?.post('/user/logout', {})
  await button(who, '全部退出').last().click()
  await expect(page.getByText(who.words('登录已过期,请重新登录'))).toBeVisible()
  expect(await page.getByText(who.words('已在所有设备上退出')).count()).toBe(0)
  expect(besidesTheNetwork(faults)).toEqual([])
})

test('an account is not closed by somebody whose session was ended elsewhere, and nothing says so', async ({
  page,
  baseURL,
  signedIn,
}) => {
  const who = await signedIn()
  const { words, world, phone } = who
  await page.goto('/destroyAccount')
  await button(who, '开始注销').click()
  await world.age(phone, { minutes: 16 })
  const other = await signInByClient(baseURL ?? '', world, phone)
  await other.client.post('/user/logout_everywhere', {})
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('确定注销') })
    .click()
  await expect(page.getByText(words('登录已过期,请重新登录'))).toBeVisible()
  await expect(heading(who, '注销申请已提交')).toHaveCount(0)
})

test('a code that confirms something does not give back a consent that was taken back', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'account' })
  const { words, world, phone, client } = who
  if (client === undefined) throw new Error('nobody is signed in')
  const { notice_version } = await client.get('/account/consent')
  const purpose = 'privacy_notice'
  await client.post('/account/consent', { purpose, notice_version, granted: false })
  const given = async () =>
    (await client.get('/account/consent')).consents.filter(
      (each) => each.purpose === purpose && each.withdrawn_at === null,
    )
  expect(await given()).toEqual([])
  await world.age(phone, { minutes: 16 })
  await page.goto('/bankcard')
  await button(who, '换一个账户').click()
  await giveAccount(who, '0987654321')
  await button(who, '发送验证码到我的手机').click()
  const code = page.getByLabel(words('验证码'), { exact: true })
  await expect(code).toBeFocused()
  const answered = page.waitForResponse('**/bank/account?*')
  await code.fill(await world.codeFor(phone))
  await answered
  await page.waitForLoadState('networkidle')
  expect(await given()).toEqual([])
})

test('the picture of one borrower is not the next one’s, though another tab signed out', async ({
  page,
  context,
  signedIn,
}) => {
  const first = await signedIn()
  await page.goto('/identity')
  await takePicture(first, 'front')
  await expect(heading(first, '身份证背面')).toBeVisible()

  const other = await context.newPage()
  await other.goto('/setting')
  await button({ ...first, page: other }, '退出登录').click()
  await expect(other).toHaveURL('/')

  // The same page goes on, and comes back to where it was.
  const next = borrower(page, first.world, 'th')
  await expect(page).toHaveURL('/login')
  await signIn(next)
  await expect(page).toHaveURL('/identity')
  await expect(heading(next, '身份证正面')).toBeVisible()
})

test('the export of one borrower is not shared by the next one', async ({ page, signedIn }) => {
  await insideWrapper(page, { platform: 'ios' })
  await page.addInitScript(() => {
    const shared: File[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files }: { files: File[] }) => {
        shared.push(...files)
        return Promise.reject(new DOMException('too late', 'NotAllowedError'))
      },
    })
  })
  /** The digest of each file that was handed over. */
  const shared = () =>
    page.evaluate(() => {
      const { shared } = window as unknown as { shared: File[] }
      return Promise.all(
        shared.map(async (file) =>
          new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())).join(),
        ),
      )
    })
  const at = (path: string): string => placeOf({ platform: 'ios' }, path)
  const first = await signedIn()
  await page.goto(at('/privacymenu'))
  const save = page.getByRole('button', { name: new RegExp(first.words('下载我的全部资料')) })
  await save.click()
  await expect(page.getByText(first.words('文件准备好了。请再按一次。'))).toBeVisible()
  await save.click()
  // Pressed again, it is the very same file.
  await expect.poll(async () => (await shared()).length).toBe(2)
  const [own, again] = await shared()
  expect(again).toBe(own)

  await page.evaluate(() => (location.hash = '/setting'))
  await button(first, '退出登录').click()
  await expect(page).toHaveURL(at('/'))
  const next = borrower(page, first.world, 'th')
  await page.evaluate(() => (location.hash = '/login'))
  const loadedAnew = page.waitForEvent('load')
  await signIn(next)
  await loadedAnew
  await page.evaluate(() => (location.hash = '/privacymenu'))
  await save.click()
  await expect(page.getByText(first.words('文件准备好了。请再按一次。'))).toBeVisible()
  const [others] = await shared()
  expect(others).not.toBe(own)
})
