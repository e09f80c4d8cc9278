/** What the borrower was told has failed has no effect later, unless it is pressed again. */
import type { Page } from '@playwright/test'
import { button, heading, type Borrower } from '../support/borrower.ts'
import { besidesTheNetwork, expect, test } from '../support/journey.ts'
import { loseNextAnswer } from '../support/lost-answer.ts'
import { chooseAndRead, fillAccount } from '../support/loan.ts'

const unreachable = '连接不上,请检查网络后重试'

/** The start that follows, once it has had the time to send what an earlier page left. */
async function startAnew(page: Page): Promise<void> {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
}

test('an account that was refused by the network and then corrected stays the corrected one', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'work' })
  const { client } = who
  if (client === undefined) throw new Error('nobody is signed in')
  await page.goto('/bankcard')
  const save = async (number: string): Promise<void> => {
    await fillAccount(who, number)
    await button(who, '保存这一步并继续').click()
    await expect(heading(who, '钱会转入这个账户,对吗?')).toBeVisible()
  }
  await save('1112223334')
  await context.setOffline(true)
  await button(who, '没错,使用这个账户').click()
  await expect(page.getByText(who.words(unreachable))).toBeVisible()
  expect(await storedCalls(page)).not.toContain('1112223334')

  await context.setOffline(false)
  await save('5556667778')
  await button(who, '没错,使用这个账户').click()
  await expect(page).toHaveURL(/\/prod/)
  await startAnew(page)
  const { accounts } = await client.get('/bank/accounts')
  expect(
    accounts.map(({ number_masked, is_default }) => [number_masked.slice(-4), is_default]),
  ).toEqual([['7778', true]])
  expect(besidesTheNetwork(faults)).toEqual([])
})

test('a loan that was pressed for without a network and then left is not applied for', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'account' })
  const act = await chooseAndRead(who)
  await context.setOffline(true)
  await act.click()
  await expect(page.getByText(who.words(unreachable))).toBeVisible()
  await context.setOffline(false)
  await startAnew(page)
  expect(await ordersOf(who)).toEqual([])

  // The same press again is one application.
  await (await chooseAndRead(who)).click()
  await expect(page).toHaveURL(/\/recommend/)
  expect(await ordersOf(who)).toHaveLength(1)
  expect(besidesTheNetwork(faults)).toEqual([])
})

test('a payment whose answer was lost and which is then made does not answer for the next one', async ({
  page,
  signedIn,
  faults,
}) => {
  const { words, world, client } = await signedIn({ upTo: 'loan' })
  if (client === undefined) throw new Error('nobody is signed in')
  const press = async (): Promise<void> => {
    await page.goto('/repayment')
    await page.getByRole('radio', { name: new RegExp(words('另一个金额')) }).check()
    await page.locator('[name=amount]').fill('300')
    await page.getByRole('radio', { name: new RegExp(words('银行转账')) }).check()
    await page
      .getByRole('button', { name: new RegExp(words('看怎么支付 {amount}', { amount: '' })) })
      .click()
  }
  const asking = (url: URL): boolean => url.pathname.endsWith('/repay/create')
  await page.route(asking, (route) => route.abort())
  await loseNextAnswer(page, asking)
  await press()
  await expect(page.getByText(words(unreachable))).toBeVisible()
  const list = async () => (await client.get('/repay/list', { query: {} })).repayments
  const [first] = await list()
  const { instruction } = await client.get('/repay/status', {
    query: { repayment_id: first!.repayment_id },
  })
  await world.pay({ reference: instruction.reference })
  await page.unroute(asking)

  await press()
  await expect(page).toHaveURL(/\/repaymentbank/)
  await expect(page).not.toHaveURL(new RegExp(first!.repayment_id))
  expect((await list()).map(({ status }) => status).sort()).toEqual(['paid', 'waiting'])
  expect(besidesTheNetwork(faults)).toEqual([])
})

const ordersOf = ({ world, phone }: Borrower) => world.ordersOf(phone)

/** As text, what the device keeps of calls. */
const storedCalls = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opened = indexedDB.open('paso-outbox')
        opened.onerror = () => reject(new Error('the store cannot be opened'))
        opened.onsuccess = () => {
          const database = opened.result
          if (!database.objectStoreNames.contains('calls')) return resolve('')
          const all = database.transaction('calls').objectStore('calls').getAll()
          all.onsuccess = () => resolve(JSON.stringify(all.result))
          return undefined
        }
      }),
  )
