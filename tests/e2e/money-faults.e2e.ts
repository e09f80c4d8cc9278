import type { Page } from '@playwright/test'
import { askToPayBy, loanOf } from '../support/already-done.ts'
import type { Borrower } from '../support/borrower.ts'
import { gate } from '../support/gate.ts'
import { besidesTheNetwork, expect, test } from '../support/journey.ts'
import { loseNextAnswer } from '../support/lost-answer.ts'

/** The call that asks for an instruction to pay. */
const create = (url: URL): boolean => url.pathname.endsWith('/repay/create')

/** Stands before the button that names the sum, a bank transfer chosen. */
async function beforePaying({ words }: Borrower, page: Page) {
  await page.goto('/repayment')
  await page.getByRole('radio', { name: new RegExp(words('银行转账')) }).check()
  return page.getByRole('button', {
    name: new RegExp(words('看怎么支付 {amount}', { amount: '' })),
  })
}

/** One instruction was made, the screen shows it, and it pays the loan back once. */
async function expectOne(who: Borrower, page: Page): Promise<void> {
  const { words, world, client } = who
  await expect(page.getByText(words('到账后本页会自动更新。'))).toBeVisible()
  const { repayments = [] } = (await client?.get('/repay/list', { query: {} })) ?? {}
  expect(repayments).toHaveLength(1)
  const repayment_id = repayments[0]?.repayment_id ?? ''
  const made = await client?.get('/repay/status', { query: { repayment_id } })
  await world.pay({ reference: made?.instruction.reference ?? '' })
  await expect(page.getByRole('heading', { name: words('付款已收到') })).toBeVisible()
  expect((await world.ordersOf(who.phone)).map(({ state }) => state)).toEqual(['returned'])
  expect(await world.findings()).toEqual([])
}

test('two quick taps make one instruction', async ({ page, signedIn, faults }) => {
  const who = await signedIn({ upTo: 'loan' })
  await (await beforePaying(who, page)).dblclick()
  await expectOne(who, page)
  expect(faults).toEqual([])
})

test('an answer that is lost on its way is had by the same call again', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const pay = await beforePaying(who, page)
  await loseNextAnswer(page, create)
  await pay.click()
  await expectOne(who, page)
  expect(besidesTheNetwork(faults)).toEqual([])
})

test('a call that runs out of time and succeeds late is one call, pressed again or not', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  await page.clock.install()
  const pay = await beforePaying(who, page)
  const served = gate()
  await page.route(create, async (route) => {
    await route.fetch()
    served.open()
  })
  await pay.click()
  await served.opened
  await page.clock.fastForward(60_000)
  await expect(page.getByText(who.words('等待时间太长,请重试'))).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await pay.click()
  await expectOne(who, page)
  expect(besidesTheNetwork(faults)).toEqual([])
})

test('two tabs that pay at once make one instruction', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const other = await context.newPage()
  const both = [await beforePaying(who, page), await beforePaying(who, other)]
  const held = gate()
  let waiting = 0
  await context.route(create, async (route) => {
    // Neither is answered before both have left.
    if ((waiting += 1) === both.length) held.open()
    await held.opened
    await route.continue()
  })
  await Promise.all(both.map((pay) => pay.click()))
  await expect(other.getByText(who.words('到账后本页会自动更新。'))).toBeVisible()
  await expectOne(who, page)
  expect(faults).toEqual([])
})

test('a page killed as it pays leaves one instruction, which the payments list', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const pay = await beforePaying(who, page)
  const held = gate()
  await page.route(create, () => held.open())
  await pay.click()
  await held.opened
  const browser = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void browser.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()

  const opened = await context.newPage()
  await opened.goto('/repaymentMine')
  await opened.getByRole('link', { name: new RegExp(who.words('等待付款')) }).click()
  await expectOne(who, opened)
  expect(faults).toEqual([])
})

test('a page that shows an older debt than there is says so when it is pressed, and shows what is', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const { words, world, client } = who
  const pay = await beforePaying(who, page)
  const before = await pay.textContent()
  if (client === undefined) throw new Error('nobody is signed in')
  const { order_id } = await loanOf(who)
  const part = { amount: 30_000, currency: 'THB' } as const
  const { instruction } = await askToPayBy(client, order_id, part)
  await world.pay({ reference: instruction.reference })
  await pay.click()
  await expect(page.getByText(words('这里的内容刚刚变了,请再看一遍。'))).toBeVisible()
  await expect(pay).not.toHaveText(before ?? '')
  await pay.click()
  await expect(page.getByText(words('到账后本页会自动更新。'))).toBeVisible()
  expect(await world.findings()).toEqual([])
  expect(besidesTheNetwork(faults)).toEqual([])
})
