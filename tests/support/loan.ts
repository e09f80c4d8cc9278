/** The loan, from its choice to its last payment: each function is one stretch of the way. */
import { expect, type Locator } from '@playwright/test'
import jsQR from 'jsqr'
import { button, heading, leaveOut, seen, type Borrower } from './borrower.ts'
import { lenderSays, wordsAround } from './words.ts'

/** Leaves the amount that is proposed and takes 90 days. */
export async function chooseLoan(who: Borrower): Promise<void> {
  const { page, words } = who
  await page.getByRole('radio', { name: words('{days} 天', { days: 90 }) }).check()
  await expect(page.getByText(words('总共要还'), { exact: true })).toBeVisible()
  await seen(who)
  await button(who, '继续').click()
}

export async function giveAccount(who: Borrower, own?: string, holder?: string): Promise<void> {
  const { bank, mistaken } = who.edition.account
  await fillAccount(who, own, holder)
  if (mistaken !== undefined) await takeRightBank(who, bank)
  await sendAccount(who)
}

/** Fills in all that a receiving account asks for. */
export async function fillAccount(who: Borrower, own?: string, holder?: string): Promise<void> {
  const { page, words, edition } = who
  const { bank, label, number: sample, mistaken } = edition.account
  const number = own ?? sample
  await expect(page.getByLabel(words('银行'), { exact: true })).toBeVisible()
  await leaveOut(who)
  await page.getByLabel(words('银行'), { exact: true }).selectOption(mistaken ?? bank)
  await page.getByLabel(words(label), { exact: true }).fill(number)
  await page.getByLabel(words('再输入一次'), { exact: true }).fill(number.replaceAll(/[- ]/g, ''))
  const name = page.getByLabel(words('户名'), { exact: true })
  await expect(name).not.toHaveValue('')
  if (holder !== undefined) await name.fill(holder)
  await page
    .getByLabel(words('我同意将这些信息用于身份、借款、付款和银行卡核验'), { exact: true })
    .check()
  await seen(who)
}

/** Is told on looking again that the number is of another bank, and chooses that one. */
async function takeRightBank(who: Borrower, bank: string): Promise<void> {
  const { page, words } = who
  const told = page.getByText(
    wordsAround(words, '按号码看,这个账户属于{other},不是{chosen}。请核对两项。'),
  )
  await button(who, '保存这一步并继续').click()
  await expect(told).toBeVisible()
  await seen(who)
  await page.getByRole('button', { name: `${words('修改')} ${words('银行')}`, exact: true }).click()
  await page.getByLabel(words('银行'), { exact: true }).selectOption(bank)
  await expect(told).toHaveCount(0)
}

/** Sends the account that is filled in, having looked at it again. */
export async function sendAccount(who: Borrower): Promise<void> {
  await button(who, '保存这一步并继续').click()
  await expect(heading(who, '钱会转入这个账户,对吗?')).toBeVisible()
  await seen(who)
  await button(who, '没错,使用这个账户').click()
}

/** Reads the agreement and stands before the one button that borrows. */
export async function readAgreement(who: Borrower): Promise<Locator> {
  const { page, words } = who
  await expect(heading(who, '同意之前,请先核对')).toBeVisible()
  await seen(who)
  await page.getByRole('button', { name: new RegExp(words('借款合同')) }).click()
  const paper = page.getByRole('dialog')
  await expect(paper).toBeVisible()
  await seen(who)
  await paper.getByRole('button', { name: words('读完了,回到核对') }).click()
  await page.getByLabel(words('我已阅读并同意借款合同'), { exact: true }).check()
  return page.getByRole('button', { name: wordsAround(words, '借 {amount}') })
}

/** From the choice of a loan to the one button that borrows. */
export async function chooseAndRead(who: Borrower): Promise<Locator> {
  await who.page.goto('/prod')
  await chooseLoan(who)
  return readAgreement(who)
}

export async function borrow(who: Borrower): Promise<void> {
  const act = await readAgreement(who)
  await act.click()
  await expect(heading(who, '申请已批准,只差签约')).toBeVisible()
  await seen(who)
}

/** The way to the signing app: a button once the loan is approved, a link at home. */
const goAndSign = (who: Borrower): Locator =>
  button(who, '去签约').or(who.page.getByRole('link', { name: who.words('去签约') }))

/** Signs in the signing app, which opens beside; the app goes on by itself. */
export async function sign(who: Borrower): Promise<void> {
  await goAndSign(who).click()
  const open = button(who, '打开签约应用')
  await expect(open).toBeVisible()
  await seen(who)
  const signingApp = await who.ways.openSigningApp(who, () => open.click())
  await who.look?.(signingApp)
  await signingApp.getByRole('button', { name: lenderSays('signing.sign') }).click()
  // As a person does, who waits for these words: a page that is closed takes its request along.
  await expect(signingApp.getByRole('status')).toHaveText(lenderSays('signing.signed'))
  await signingApp.close()
  await expect(heading(who, '等待放款')).toBeVisible()
  await seen(who)
}

/** The outside world pays out; the page notices by itself. */
export async function receiveMoney(who: Borrower): Promise<void> {
  const [order] = await who.world.ordersOf(who.phone)
  if (order === undefined) throw new Error('there is no order')
  await who.world.payOut(order)
  await expect(button(who, '去还款')).toBeVisible()
  await seen(who)
}

/** Opens the scannable code and pays what it says, as a bank app would. */
async function repayByCode(who: Borrower): Promise<void> {
  await button(who, '去还款').click()
  if (who.look) {
    await lookAtMoreTime(who)
    await lookAtEachWay(who)
  }
  await payTheCode(who, await showCode(who))
}

/** What somebody sees who needs more time. */
async function lookAtMoreTime(who: Borrower): Promise<void> {
  const { page, words, ways } = who
  await page.goto(ways.place('/repayment?extend'))
  await expect(page.getByRole('radio', { name: new RegExp(words('请我们帮忙')) })).toBeVisible()
  await seen(who)
  await page.goto(ways.place('/repayment'))
}

/** The page of each way to pay, one after the other. */
async function lookAtEachWay(who: Borrower): Promise<void> {
  const { page, words } = who
  const ways = page
    .getByRole('group', { name: words('选择还款方式') })
    .getByRole('radio', { disabled: false })
  await expect(ways.first()).toBeVisible()
  const count = await ways.count()
  for (let nth = 0; nth < count; nth += 1) {
    await ways.nth(nth).check()
    await page.getByRole('button', { name: wordsAround(words, '看怎么支付 {amount}') }).click()
    const other = button(who, '换一种还款方式')
    await expect(other).toBeVisible()
    await seen(who)
    await other.click()
    await expect(ways.first()).toBeVisible()
  }
}

/** Chooses a way to pay and presses the button that names the sum. */
export async function payBy(who: Borrower, method: string): Promise<void> {
  const { page, words } = who
  await page.getByRole('radio', { name: words(method) }).check()
  await seen(who)
  await page.getByRole('button', { name: wordsAround(words, '看怎么支付 {amount}') }).click()
}

/** From the ways to pay to the scannable code: what stands in it. */
export async function showCode(who: Borrower): Promise<string> {
  const { page, words } = who
  await payBy(who, who.edition.code)
  const code = page.getByRole('img', { name: wordsAround(words, '付款二维码,金额 {amount}') })
  await expect(code).toBeVisible()
  await seen(who)
  return readCode(code)
}

/** A bank app pays what a code says; the page notices, and says how the loan ended: returned, within its day. */
export async function payTheCode(
  who: Borrower,
  qr_payload: string,
  ending = '借款已退回并结束,没有任何费用,您不再欠任何钱。谢谢您。',
): Promise<void> {
  const { page, words, world } = who
  await world.pay({ qr_payload })
  await expect(heading(who, '付款已收到')).toBeVisible()
  await expect(page.getByText(words(ending))).toBeVisible()
  await seen(who)
}

/** From the signature to the last payment. */
export async function signAndRepay(who: Borrower): Promise<void> {
  await sign(who)
  await receiveMoney(who)
  await repayByCode(who)
}

/** From the choice of a loan to its last payment. */
export async function borrowAndRepay(who: Borrower): Promise<void> {
  await chooseLoan(who)
  await giveAccount(who)
  await borrow(who)
  await signAndRepay(who)
}

/** What a phone's camera would read off the screen. */
async function readCode(code: Locator): Promise<string> {
  let read: string | undefined
  // The drawing gives way to a picture that can be saved, which is read when it is there.
  await expect(async () => {
    read = await readPicture(code)
    expect(read, 'the code on the screen cannot be scanned').toBeDefined()
  }).toPass()
  return read ?? ''
}

async function readPicture(code: Locator): Promise<string | undefined> {
  const picture = await code.screenshot({ scale: 'device', timeout: 10_000 })
  const pixels = await code.page().evaluate(async (base64) => {
    const blob = new Blob([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))])
    const bitmap = await createImageBitmap(blob)
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('no canvas')
    context.drawImage(bitmap, 0, 0)
    const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    return { data: [...data], width, height }
  }, picture.toString('base64'))
  return jsQR(Uint8ClampedArray.from(pixels.data), pixels.width, pixels.height)?.data
}
