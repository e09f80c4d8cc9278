import { button, heading, signIn, type Borrower } from '../support/borrower.ts'
import { besidesTheNetwork, expect, test } from '../support/journey.ts'
import { signInByClient } from '../support/lender-client.ts'
import { sampled } from '../support/sampled.ts'
import { savedFile } from '../support/saved-file.ts'
import { locales, wordsAround, wordsOf } from '../support/words.ts'

const link = ({ page, words }: Borrower, id: string) =>
  page.getByRole('link', { name: new RegExp(`^${words(id)}`) })

for (const language of sampled(['th', 'ar'] as const, 1)) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: locales[language] })

    test('a borrower sees where they are signed in, signs one device out and then all', async ({
      page,
      baseURL,
      signedIn,
      faults,
    }) => {
      const who = await signedIn({ language })
      const { words, world, phone } = who
      // Another code may be asked for a while after the one before.
      await world.age(phone, { minutes: 16 })
      const other = await signInByClient(baseURL ?? '', world, phone)
      await page.goto('/mine')
      await link(who, '登录和设备').click()
      await expect(page).toHaveURL('/accountSecurity')
      const devices = page.getByRole('list', { name: words('您在这些设备上登录着') })
      await expect(devices.getByRole('listitem')).toHaveCount(2)
      await expect(devices.getByText(words('这台设备'), { exact: true })).toHaveCount(1)
      await expect(heading(who, '我换了手机号')).toBeVisible()
      // At the end of the line it would squeeze the device's name and the time into a third of a small screen.
      const own = devices.getByText(words('这台设备'), { exact: true })
      const name = devices
        .getByRole('listitem')
        .filter({ hasText: words('这台设备') })
        .locator('bdi')
        .first()
      const { y = 0, height = 0 } = (await name.boundingBox()) ?? {}
      expect((await own.boundingBox())?.y).toBeGreaterThan(y + height - 4)

      await devices.getByRole('button', { name: words('让它退出') }).click()
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: words('让它退出') }).click()
      await expect(devices.getByRole('listitem')).toHaveCount(1)
      await expect(other.client.get('/account/profile')).rejects.toMatchObject({ code: 403100 })

      await button(who, '全部退出').click()
      await question.getByRole('button', { name: words('全部退出') }).click()
      await expect(page.getByText(words('已在所有设备上退出'))).toBeVisible()
      await expect(page.getByRole('link', { name: words('查看我的额度') })).toBeVisible()
      await expect(who.client?.get('/account/profile')).rejects.toMatchObject({ code: 403100 })
      expect(faults).toEqual([])
    })

    test('the ledger of permissions says what was allowed, takes it back and gives everything that is kept', async ({
      page,
      signedIn,
      faults,
    }) => {
      const who = await signedIn({ language, upTo: 'loan' })
      const { words } = who
      const row = (id: string) => page.getByRole('listitem').filter({ hasText: words(id) })
      const agreed = wordsAround(words, '{date} 同意')
      await page.goto('/mine')
      await link(who, '权限和隐私').click()
      await expect(page).toHaveURL('/privacymenu')
      await expect(row('收款账户的核验').getByText(agreed)).toBeVisible()
      await expect(row('相机').getByText(words('从相册选择照片'))).toBeVisible()

      await test.step('attribution is off until it is agreed to, and can be taken back', async () => {
        const advert = row('您从哪里知道我们')
        await expect(advert.getByText(words('从未同意'))).toBeVisible()
        const space = await advert
          .getByRole('button')
          .evaluate(
            (agree) =>
              agree.getBoundingClientRect().top -
              (agree.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
          )
        expect(space).toBeGreaterThan(8)
        await advert.getByRole('button').click()
        await expect(advert.getByText(agreed)).toBeVisible()
        await advert.getByRole('button').click()
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: words('收回') })
          .click()
        await expect(advert.getByText(wordsAround(words, '{date} 收回'))).toBeVisible()
      })

      await test.step('what a loan rests on stays while it is open', async () => {
        const notice = row('隐私声明').filter({ hasText: words('不能申请新的借款') })
        await notice.getByRole('button').click()
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: words('收回') })
          .click()
        await expect(
          notice.getByText(words('您的借款还没有结束,所以它依据的同意现在不能收回。')),
        ).toBeVisible()
        await expect(notice.getByText(agreed)).toBeVisible()
      })

      const [name, file] = await savedFile(page, () =>
        page.getByRole('button', { name: new RegExp(words('下载我的全部资料')) }).click(),
      )
      expect(name).toBe('paso.zip')
      expect(file.subarray(0, 2).toString()).toBe('PK')
      expect(file.includes('data.json')).toBe(true)
      // The lender refuses to take back what a loan rests on: the browser says so of every refusal.
      expect(besidesTheNetwork(faults)).toEqual([])
    })

    test('an account is closed with a fresh code, names the money that is left, and signing in takes that back', async ({
      page,
      signedIn,
      faults,
    }) => {
      const who = await signedIn({ language, upTo: 'loan' })
      const { words, world, client, phone } = who
      const [order] = await world.ordersOf(phone)
      const order_id = order?.order_id ?? ''

      await test.step('not while a loan is open', async () => {
        await page.goto('/mine')
        await link(who, '登录和设备').click()
        await link(who, '注销账户').click()
        await expect(heading(who, '现在还不能注销')).toBeVisible()
        await expect(link(who, '查看这笔借款')).toHaveAttribute('href', new RegExp(order_id))
      })

      const { payoff_today: amount } = (await client?.get('/order/detail', {
        query: { order_id },
      })) ?? { payoff_today: { amount: 0, currency: 'THB' as const } }
      const paid = await client?.post('/repay/create', {
        ...{ order_id, method: 'bank_transfer', purpose: 'repay', amount },
      })
      await world.pay({ reference: paid?.instruction.reference ?? '' }, amount.amount + 10_000)
      await world.age(phone, { minutes: 16 })

      await page.goto('/destroyAccount')
      await expect(heading(who, '注销前请先看清楚')).toBeVisible()
      const left = words('您多付了 {amount}', { amount: '฿100.00' })
      await expect(page.getByText(left)).toBeVisible()
      await button(who, '开始注销').click()
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: words('暂不注销') }).click()
      await expect(question).toBeHidden()
      await button(who, '开始注销').click()
      await question.getByRole('button', { name: words('确定注销') }).click()

      await test.step('the code of a quarter of an hour ago is not enough', async () => {
        await expect(heading(who, '请确认是您本人')).toBeVisible()
        await button(who, '发送验证码到我的手机').click()
        const code = page.getByLabel(words('验证码'), { exact: true })
        await expect(code).toBeFocused()
        await code.fill(await world.codeFor(phone))
      })
      await expect(heading(who, '注销申请已提交')).toBeVisible()
      await expect(page.getByText('฿100.00')).toBeVisible()
      await page.reload()
      await expect(heading(who, '注销申请已提交')).toBeVisible()
      const stored = await page.evaluate(() => Object.keys(window.localStorage))
      expect(stored).not.toEqual(expect.arrayContaining(['token']))

      await world.age(phone, { minutes: 16 })
      await page.getByRole('link', { name: words('撤回:重新登录') }).click()
      await signIn(who)
      await expect(page.getByText(words('您已登录,注销申请已撤回。'))).toBeVisible()
      await page.goto('/mine')
      await expect(link(who, '登录和设备')).toBeVisible()
      expect(await world.findings()).toEqual([])
      expect(besidesTheNetwork(faults)).toEqual([])
    })

    test('help, policies, deletion and the lender are within reach of a visitor', async ({
      page,
      faults,
    }) => {
      const words = wordsOf(language)
      await page.goto('/login')
      await page.getByRole('link', { name: words('我换了手机号') }).click()
      await expect(page).toHaveURL('/helpcenter?topic=number')
      await expect(page.getByRole('heading', { name: words('我换了手机号') })).toBeVisible()
      await expect(page.getByRole('link', { name: /\+66 2 000 0000/ }).first()).toBeVisible()
      await page.getByRole('link', { name: new RegExp(words('关于贷款机构')) }).click()
      await expect(page).toHaveURL('/SetinnerHtml/about/lender')
      await expect(page.getByText(words('模拟放款方:没有牌照,不涉及真实资金'))).toBeVisible()
      await page.getByRole('link', { name: new RegExp(words('如何删除账户')) }).click()
      await expect(page.getByRole('heading', { name: words('自己删除') })).toBeVisible()
      await page.goto('/login')
      await page.getByRole('link', { name: words('如何删除账户') }).click()
      await expect(page).toHaveURL('/legal/deletion')
      await expect(page.getByRole('heading', { name: words('自己删除') })).toBeVisible()
      await page.goto('/destroyAccount')
      await expect(page).toHaveURL('/login')
      await page.goto('/SetinnerHtml/about/constructor')
      await expect(page).toHaveURL('/404')
      expect(faults).toEqual([])
    })
  })
}
