/** The loan in WebKit, inside the simulated wrapper, from its choice until the money is there. */
import { expect } from '@playwright/test'
import type { Borrower } from '../support/borrower.ts'
import { editionOfBorrower } from '../support/editions.ts'
import { lenderSaysIn, wordsOf } from '../support/words.ts'
import type { WebKitPage } from './webkit-page.ts'
import type { WrapperOfWebKit } from './wrapper-of-webkit.ts'

const words = wordsOf('th')
const { account } = editionOfBorrower('TH')

async function giveAccount(iphone: WebKitPage): Promise<void> {
  await iphone.choose(words('银行'), account.bank)
  await iphone.fill(words(account.label), account.number)
  await iphone.fill(words('再输入一次'), account.number.replaceAll('-', ''))
  await iphone.holds(words('户名'))
  await iphone.click('choice', words('我同意将这些信息用于身份、借款、付款和银行卡核验'))
  await iphone.click('button', words('保存这一步并继续'))
  await iphone.see('heading', words('钱会转入这个账户,对吗?'))
  await iphone.click('button', words('没错,使用这个账户'))
}

async function agree(iphone: WebKitPage): Promise<void> {
  await iphone.see('heading', words('同意之前,请先核对'))
  await iphone.click('button', words('借款合同'), { begins: true })
  await iphone.click('button', words('读完了,回到核对'))
  await iphone.click('choice', words('我已阅读并同意借款合同'))
  await iphone.click('button', words('借 {amount}', { amount: '' }).trim(), { begins: true })
  await iphone.see('heading', words('申请已批准,只差签约'))
}

/** In the phone's browser, which the wrapper is asked to open. */
async function sign(iphone: WebKitPage, wrapper: WrapperOfWebKit): Promise<void> {
  await iphone.click('link', words('去签约'))
  await iphone.click('button', words('打开签约应用'))
  await expect.poll(() => wrapper.lastOf('openBrowser')).toHaveProperty('url')
  const { url } = (await wrapper.lastOf('openBrowser')) as { url: string }
  await iphone.inAnotherWindow(async () => {
    await iphone.goto(url)
    await iphone.click('button', lenderSaysIn('th', 'signing.sign'))
    await iphone.read(lenderSaysIn('th', 'signing.signed'))
  })
  await iphone.see('heading', words('等待放款'))
}

/** From the choice of the loan to the button that repays it. */
export async function borrow(
  iphone: WebKitPage,
  wrapper: WrapperOfWebKit,
  { world, phone }: Pick<Borrower, 'world' | 'phone'>,
): Promise<void> {
  await iphone.click('choice', words('{days} 天', { days: 90 }), { begins: true })
  await iphone.read(words('总共要还'))
  await iphone.click('button', words('继续'))
  await giveAccount(iphone)
  await agree(iphone)
  await sign(iphone, wrapper)
  const [order] = await world.ordersOf(phone)
  if (order === undefined) throw new Error('there is no order')
  await world.payOut(order)
  await iphone.click('button', words('去还款'))
}
