import { besidesTheNetwork, expect, test } from '../support/journey.ts'
import { giveAccountBy, haveDone, loanOf } from '../support/already-done.ts'
import { button, heading } from '../support/borrower.ts'
import {
  borrow,
  chooseAndRead,
  chooseLoan,
  giveAccount,
  readAgreement,
  receiveMoney,
  sendAccount,
} from '../support/loan.ts'
import { sampled } from '../support/sampled.ts'
import { thaiDay, wordsAround } from '../support/words.ts'

/** Receiving accounts and a phone that lead to an outcome (docs/scenarios.md). */
const accountThatFails = '0000000000502'
const accountThatWaits = '0000000000504'
const accountThatLowers = '0000000000503'
const phoneThatIsRefused = '800000102'

for (const language of sampled(['th', 'en'] as const, 1)) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language === 'th' ? 'th-TH' : 'en-US' })

    test('a borrower whose payout fails is led to another account, and is paid', async ({
      page,
      signedIn,
      faults,
    }) => {
      const who = await signedIn({ language, upTo: 'work' })
      const { words, world, client } = who
      if (client === undefined) throw new Error('nobody is signed in')
      await giveAccountBy(client, accountThatFails)
      await haveDone(who, 'order', 'order')
      const order = await loanOf(who)
      await world.sign(order)
      await page.goto(`/orderdetails?order=${order.order_id}`)
      await expect(heading(who, '等待放款')).toBeVisible()
      await world.payOut(order)
      // The page that waits for the money notices by itself.
      await expect(heading(who, '钱被退回了')).toBeVisible()

      await page.goto('/')
      await expect(heading(who, '钱被退回了')).toBeVisible()
      await expect(page.getByText(words('您可以借'))).toHaveCount(0)
      await expect(page.getByText(wordsAround(words, '共还 {amount},{date} 还清'))).toHaveCount(0)
      await page.goto('/loan')
      await expect(
        page.getByRole('link', { name: words('换一个账户'), exact: true }),
      ).toHaveAttribute('href', `/bankcard?order=${order.order_id}`)
      await expect(page.getByText(words('看现在能借多少'))).toHaveCount(0)
      await page.goto('/prod')
      await expect(page).toHaveURL(/\/orderdetails/)

      await button(who, '换一个账户').click()
      await expect(page.getByText(/0502/)).toBeVisible()
      await giveAccount(who)
      await expect(heading(who, '正在重新放款')).toBeVisible()
      await receiveMoney(who)
      expect((await world.ordersOf(who.phone)).map(({ state }) => state)).toEqual(['disbursed'])
      expect(await world.findings()).toEqual([])
      expect(faults).toEqual([])
    })
  })
}

test.describe('with an account of before', () => {
  test.use({ locale: 'en-US' })

  test('who gave an account before may choose it once a payout has failed', async ({
    page,
    signedIn,
  }) => {
    const who = await signedIn({ language: 'en', upTo: 'account' })
    const { words, world } = who
    await page.goto('/bankcard')
    await button(who, '换一个账户').click()
    await world.age(who.phone, { minutes: 16 })
    await giveAccount(who, accountThatFails, 'Somchai Jaidee')
    await test.step('a new code is asked for, and what was typed is sent once it was given', async () => {
      await expect(heading(who, '请确认是您本人')).toBeVisible()
      await button(who, '发送验证码到我的手机').click()
      const code = page.getByLabel(words('验证码'), { exact: true })
      await expect(code).toBeFocused()
      await code.fill(await world.codeFor(who.phone))
    })
    await test.step('what the lender finds wrong of it stands at its field, with all that was typed', async () => {
      const holder = page.getByRole('textbox', { name: words('户名') })
      await expect(holder).toHaveAccessibleDescription(
        new RegExp(words('户名与您核实过的姓名不同,请填写您本人的账户')),
      )
      await holder.fill('Tuayang Thotsobdee')
      await sendAccount(who)
    })
    await test.step('who came for no loan is led back to their own page', async () => {
      await expect(page).toHaveURL('/mine')
    })
    await page.goto('/prod')
    await chooseLoan(who)
    await borrow(who)
    const order = await loanOf(who)
    await world.sign(order)
    await world.payOut(order)

    await page.goto('/')
    await page.getByRole('link', { name: words('换一个账户') }).click()
    await button(who, '使用这个账户').click()
    await expect(heading(who, '正在重新放款')).toBeVisible()
    await receiveMoney(who)
  })
})

test.describe('an application that the lender looks at', () => {
  test.use({ locale: 'en-US' })

  test('waits, and says once it is rejected why, and from when to apply again', async ({
    page,
    signedIn,
    faults,
  }) => {
    const who = await signedIn({ language: 'en', upTo: 'work' })
    const { words, world, client } = who
    if (client === undefined) throw new Error('nobody is signed in')
    const said = page.getByText(words('未通过'), { exact: true })
    await giveAccountBy(client, accountThatWaits)
    await (await chooseAndRead(who)).click()
    await expect(page).toHaveURL(/\/orderdetails/)
    await expect(heading(who, '我们正在审核您的申请')).toBeVisible()
    await expect(button(who, '去签约')).toHaveCount(0)
    await expect(said).toHaveCount(0)
    // There is nothing to sign yet.
    await page.goto('/downSignApp')
    await expect(page).toHaveURL(/\/orderdetails/)
    const estimate = page.getByText(words('批准之前,这些都是估算'))
    await expect(estimate).toBeVisible()
    await page.goto('/')
    await expect(estimate).toBeVisible()
    await page.goto('/orderdetails')

    const order = await loanOf(who)
    expect(order.state).toBe('applied')
    await world.reject(order)
    // The page that waits notices by itself.
    await expect(heading(who, '未通过')).toBeVisible()
    await expect(page.getByText(words('证件信息无法核实'))).toBeVisible()
    await expect(page.getByText(words('可以再次申请'), { exact: true })).toBeVisible()

    await test.step('reads among all loans from when to apply again, not that there is a limit', async () => {
      await page.goto('/loan')
      const again = page.getByRole('link', { name: wordsAround(words, '从 {date} 起可以再次申请') })
      await expect(again).toBeVisible()
      await expect(page.getByText(words('看现在能借多少'))).toHaveCount(0)
      await again.click()
      await expect(page).toHaveURL(/\/orderdetails/)
      await expect(heading(who, '未通过')).toBeVisible()
    })

    await test.step('is led from the advice to what was read from the card', async () => {
      await page.getByRole('link', { name: words('请核对从证件上读到的信息') }).click()
      await expect(page).toHaveURL('/personal')
      await page.goBack()
    })

    await test.step('objects, is promised an answer, and reads it there', async () => {
      await page.getByText(words('觉得这个决定不对?')).click()
      await button(who, '请再看一次').click()
      await expect(page.getByText(words('请写下原因'))).toBeVisible()
      await page.getByLabel(words('为什么不对?')).fill('The number on my card is right.')
      await button(who, '请再看一次').click()
      const promised = words('已收到。我们最迟 {moment} 答复,答复会写在这里。', { moment: '@' })
      await expect(page.getByText(promised.split('@')[0] ?? '')).toBeVisible()
      await world.answer(order, 'We looked again: please send a sharper picture.')
      await page.reload()
      await expect(page.getByText('please send a sharper picture')).toBeVisible()
    })

    await button(who, '回到首页').click()
    await expect(heading(who, '这次没能给您额度')).toBeVisible()
    await expect(said).toBeVisible()
    // The signing page asks for a contract that there is not.
    expect(besidesTheNetwork(faults)).toEqual([])
  })
})

for (const [what, account, state] of [
  ['that the lender looks at', accountThatWaits, '我们正在审核您的申请'],
  ['whose payout failed', accountThatFails, '钱被退回了'],
] as const) {
  test(`a loan ${what} can be given up`, async ({ page, signedIn }) => {
    const who = await signedIn({ upTo: 'work' })
    const { client, world } = who
    if (client === undefined) throw new Error('nobody is signed in')
    await giveAccountBy(client, account)
    await haveDone(who, 'order', 'order')
    const order = await loanOf(who)
    if (account === accountThatFails) {
      await world.sign(order)
      await world.payOut(order)
    }
    await page.goto(`/orderdetails?order=${order.order_id}`)
    await expect(heading(who, state)).toBeVisible()
    await button(who, '不要这笔借款了').click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: who.words('放弃借款') })
      .click()
    await expect(heading(who, '已放弃')).toBeVisible()
    expect((await world.ordersOf(who.phone))[0]?.state).toBe('abandoned')
  })
}

test('a limit that was lowered meanwhile leads to a new price with its reason, to be read and agreed to again', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'work' })
  const { words, client } = who
  if (client === undefined) throw new Error('nobody is signed in')
  await giveAccountBy(client, accountThatLowers)
  const [product] = (await client.get('/loan/products')).products
  const { product_id = '', max_amount } = product ?? {}
  const chosen = { product: product_id, amount: String(max_amount?.amount), currency: 'THB' }
  await page.goto(`/loan?${new URLSearchParams({ ...chosen, days: '90' }).toString()}`)
  await page.getByLabel(words('我已阅读并同意借款合同'), { exact: true }).click()
  await expect(page.getByText(words('请先打开借款合同,看过后再勾选'))).toBeVisible()
  const agreed = page.getByLabel(words('我已阅读并同意借款合同'), { exact: true })
  await expect(agreed).not.toBeChecked()

  await (await readAgreement(who)).click()
  await expect(page.getByText(words('您的额度变了'))).toBeVisible()
  const reason = words('放款前我们又看了一次您的申请,现在最多可借 {amount}。', {
    amount: '฿10,000',
  })
  await expect(page.getByText(reason)).toBeVisible()
  await expect(agreed).not.toBeChecked()
  await expect(button(who, '借 {amount}', { amount: '฿10,000' })).toBeEnabled()
  await page.reload()
  await expect(page.getByText(reason)).toBeVisible()
  await page.goto('/prod')
  await expect(page.getByText(reason)).toBeVisible()
  // A term that is not offered: amount and term are chosen anew.
  await page.goto(`/loan?${new URLSearchParams({ ...chosen, days: '77' }).toString()}`)
  await expect(page).toHaveURL(/\/prod\?/)
  await chooseLoan(who)
  await borrow(who)
  expect((await who.world.ordersOf(who.phone)).map(({ state }) => state)).toEqual(['approved'])
})

test('home says on any device why somebody was refused, what would help and from when to apply again', async ({
  page,
  signedIn,
}) => {
  // Handed in and refused elsewhere: this device has seen none of it.
  const who = await signedIn({ phone: phoneThatIsRefused, upTo: 'work' })
  const { words, client } = who
  await page.goto('/')
  await expect(heading(who, '这次没能给您额度')).toBeVisible()
  await expect(page.getByText(words('您还不满 18 岁'))).toBeVisible()
  await expect(page.getByText(words('年满 18 岁后即可申请'))).toBeVisible()
  await expect(page.getByText(words('可以再次申请'), { exact: true })).toBeVisible()
  const again = (await client?.get('/home/index'))?.refusal?.apply_again_on ?? ''
  await expect(page.getByText(thaiDay(new Date(again)), { exact: true })).toBeVisible()
  await expect(page.getByText(words('觉得这个决定不对?'))).toBeVisible()
  await expect(page.getByText(words('还差几步就能知道您的额度'))).toHaveCount(0)
  // What is handed in before that day is answered alike.
  await page.goto('/infoList')
  await expect(heading(who, '资料已填齐')).toBeVisible()
  await expect(page.getByText(words('这次没能给您额度'))).toBeVisible()
  await expect(button(who, '提交并查看额度')).toHaveCount(0)
})
