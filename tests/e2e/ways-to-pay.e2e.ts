import { fileURLToPath } from 'node:url'
import { askToPayBy, loanOf } from '../support/already-done.ts'
import { button, heading, type Borrower } from '../support/borrower.ts'
import { payBy, showCode } from '../support/loan.ts'
import { expect, test } from '../support/journey.ts'
import { wordsAround } from '../support/words.ts'

const slip = fileURLToPath(new URL('../../sandbox/specimens/work-certificate.jpg', import.meta.url))

/** The one repayment that was made last. */
async function lastRepayment({ client }: Borrower) {
  if (client === undefined) throw new Error('there is no client')
  const { repayments } = await client.get('/repay/list', { query: {} })
  const repayment_id = repayments[0]?.repayment_id ?? ''
  return client.get('/repay/status', { query: { repayment_id } })
}

/** CRC-16/CCITT-FALSE, as it ends a payment code. */
function sealed(code: string): string {
  let crc = 0xffff
  for (const sign of `${code}6304`) {
    crc ^= sign.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return `${code}6304${crc.toString(16).toUpperCase().padStart(4, '0')}`
}

test('each way to pay shows what its counter needs, and what came of it', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const { words, world } = who

  await test.step('a shop’s till reads a barcode that says what the code says', async () => {
    await page.goto('/repayment')
    await payBy(who, '便利店')
    await expect(page).toHaveURL(/\/repaymentshop\?/)
    await expect(page.getByRole('img', { name: words('收银台扫描的条码') })).toBeVisible()
    const { instruction } = await lastRepayment(who)
    const shown = (instruction.store_code ?? '').replace(/(.{4})(?=.)/g, '$1 ')
    await expect(page.getByText(shown)).toBeVisible()
  })

  await test.step('an account of the payment’s own', async () => {
    await button(who, '换一种还款方式').click()
    await payBy(who, '专用账户')
    await expect(page).toHaveURL(/\/repaymentva\?/)
    await expect(page.getByText(words('这个账户只用于这笔付款,请按这个金额转账。'))).toBeVisible()
  })

  await test.step('a code becomes a picture that is saved', async () => {
    await button(who, '换一种还款方式').click()
    await showCode(who)
    const saved = page.waitForEvent('download')
    await button(who, '保存图片').click()
    const { instruction } = await lastRepayment(who)
    expect((await saved).suggestedFilename()).toBe(`paso-${instruction.reference}.png`)
  })

  await test.step('a whole code of another biller is not shown', async () => {
    const { instruction } = await lastRepayment(who)
    const other = sealed(
      (instruction.qr_payload ?? '').slice(0, -8).replace('099400012345678', '099400087654321'),
    )
    await page.route(
      (url) => url.pathname.endsWith('/repay/status'),
      async (route) => {
        const answer = await route.fetch()
        const text = (await answer.text()).replace(instruction.qr_payload ?? '', other)
        await route.fulfill({ response: answer, body: text })
      },
    )
    await page.reload()
    await expect(page.getByText(words('请不要付款'))).toBeVisible()
    await expect(page.getByRole('img', { name: /฿/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: '+66 2 000 0000' })).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  })

  await test.step('a part is received, and the rest is asked for', async () => {
    await page.goto('/repayment')
    await payBy(who, '银行转账')
    await expect(page.getByText(words('到账后本页会自动更新。'))).toBeVisible()
    const { instruction } = await lastRepayment(who)
    await world.pay({ reference: instruction.reference }, 50_000)
    await button(who, '支付余下的部分').click()
    await expect(button(who, '看怎么支付 {amount}', { amount: '฿500.00' })).toBeVisible()
  })
  expect(await world.findings()).toEqual([])
  expect(faults).toEqual([])
})

test('a payment that nobody matched is reported, and the page says until when it is answered', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const { client, words, world } = who
  if (client === undefined) throw new Error('nobody is signed in')
  await page.goto('/repayment')
  await payBy(who, '银行转账')
  await expect(page.getByText(words('到账后本页会自动更新。'))).toBeVisible()
  const { repayment_id, instruction } = await lastRepayment(who)
  await world.lose(instruction.reference)
  await button(who, '我已付款,但这里没有更新').click()
  await button(who, '发送凭证').click()
  await expect(page.getByText(words('请先选择付款凭证'))).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(slip)
  await expect(page.getByAltText(words('您的付款凭证'))).toBeVisible()
  await button(who, '发送凭证').click()
  await expect(page.getByText(words('凭证已收到,我们正在查找这笔付款。'))).toBeVisible()
  const answer = page.getByText(
    new RegExp(words('我们会在 {moment} 前答复您', { moment: '.*17:00.*' })),
  )
  await expect(answer).toBeVisible()
  await page.reload()
  await expect(answer).toBeVisible()

  await test.step('where money is asked for, it is said that this payment is looked for', async () => {
    const said = page.getByText(
      wordsAround(words, '您说已付 {amount},我们正在查找。现在请不要再付一次。'),
    )
    await page.goto('/')
    await expect(said).toBeVisible()
    await page.goto('/repayment')
    await expect(said).toBeVisible()
    await page.getByRole('link', { name: words('看查找进度') }).click()
    await expect(answer).toBeVisible()
  })

  await button(who, '看所有付款').click()
  await expect(page).toHaveURL(/\/repaymentMine\?/)
  await expect(page.getByText(words('正在查找'), { exact: true })).toBeVisible()
  await expect(page.getByText(`+66 •• ••• ${who.phone.slice(-4)}`)).toBeVisible()
  await expect(page.getByRole('link', { name: '+66 2 000 0000' })).toBeVisible()

  const order = await loanOf(who)
  await world.findNoPayment(order, repayment_id)
  await page
    .getByRole('link', { name: new RegExp(words('没有找到')) })
    .or(page.getByRole('link', { name: new RegExp(words('正在查找')) }))
    .click()
  await expect(
    page.getByText(words('没有找到这笔付款。请先问银行钱有没有付出去;没有付出去,再付一次。')),
  ).toBeVisible()
  await expect(button(who, '重新付款')).toBeVisible()

  await test.step('once nothing is owed any more, it is not said that one should pay again', async () => {
    const { payoff_today } = await client.get('/order/detail', {
      query: { order_id: order.order_id },
    })
    const other = await askToPayBy(client, order.order_id, payoff_today)
    await world.pay({ reference: other.instruction.reference })
    await expect(page.getByText(words('没有找到这笔付款。请问银行钱有没有付出去。'))).toBeVisible()
    await expect(button(who, '看借款')).toBeVisible()
    await expect(button(who, '重新付款')).toHaveCount(0)
  })
  await world.pay({ reference: instruction.reference })
  await page.goto(`/repaymentbank?repayment=${repayment_id}`)
  await expect(heading(who, '付款已收到')).toBeVisible()
  await expect(heading(who, '这笔钱用在哪里')).toBeVisible()
  expect(await world.findings()).toEqual([])
  expect(faults).toEqual([])
})
