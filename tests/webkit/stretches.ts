/** Stretches of the way that more than one journey in WebKit goes. */
import type { LenderClient } from '@paso/sdk'
import type { Borrower } from '../support/borrower.ts'
import { clientOf } from '../support/lender-client.ts'
import type { OutsideWorld } from '../support/outside-world.ts'
import { wordsOf } from '../support/words.ts'
import type { WebKitPage } from './webkit-page.ts'

const words = wordsOf('th')

/** From the login page to wherever it leads. */
export async function signIn(
  iphone: WebKitPage,
  { world, phone }: Pick<Borrower, 'world' | 'phone'>,
): Promise<void> {
  await iphone.fill(words('手机号'), `0${phone}`)
  await iphone.click('button', words('获取验证码'))
  await iphone.see('field', words('验证码'))
  await iphone.fill(words('验证码'), await world.codeFor(phone))
}

/** The client of who signed in on it. */
export async function clientOnPhone(iphone: WebKitPage, url: string): Promise<LenderClient> {
  const stored = await iphone.run<string | null>(`return localStorage.getItem('token')`)
  const token = JSON.parse(stored ?? '""') as string
  return clientOf(url, () => token)
}

/** From the ways to pay to the page that says that the payment has come. */
export async function repayByTransfer(
  iphone: WebKitPage,
  client: LenderClient,
  world: OutsideWorld,
): Promise<void> {
  await iphone.click('choice', words('银行转账'), { begins: true })
  await iphone.click('button', words('看怎么支付 {amount}', { amount: '' }).trim(), {
    begins: true,
  })
  await iphone.read(words('到账后本页会自动更新。'))
  const { repayments } = await client.get('/repay/list', { query: {} })
  const repayment_id = repayments[0]?.repayment_id ?? ''
  const { instruction } = await client.get('/repay/status', { query: { repayment_id } })
  await world.pay({ reference: instruction.reference })
  await iphone.see('heading', words('付款已收到'))
}
