/**
 * A borrower with a phone in hand: each function is one stretch of the way, walked by role and
 * name in the language of `words`. Whoever calls them may kill page or server in between.
 */
import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page } from '@playwright/test'
import jsQR from 'jsqr'
import type { OutsideWorld } from './outside-world.ts'
import { wordsOf, type Language, type Words } from './words.ts'

export interface Borrower {
  page: Page
  words: Words
  world: OutsideWorld
  /** National digits; one borrower each. */
  phone: string
  /** Called with each page that is filled in, before it is sent. */
  look?: (page: Page) => Promise<void>
}

const specimen = (name: string): string =>
  fileURLToPath(new URL(`../../sandbox/specimens/${name}`, import.meta.url))

let last = Number(String(process.pid).slice(-3)) * 1000

/** A Thai mobile number that no other test of this run uses. */
const newPhone = (): string => `81${String((last += 1)).padStart(7, '0')}`

export function borrower(
  page: Page,
  world: OutsideWorld,
  language: Language,
  phone = newPhone(),
): Borrower {
  return { page, world, phone, words: wordsOf(language) }
}

export const button = (
  { page, words }: Borrower,
  id: string,
  values?: Record<string, string>,
): Locator => page.getByRole('button', { name: words(id, values), exact: true })

export const heading = ({ page, words }: Borrower, id: string): Locator =>
  page.getByRole('heading', { name: words(id) })

/** From wherever the login page was opened to wherever it leads. */
export async function signIn(who: Borrower): Promise<void> {
  const { page, words, world, phone } = who
  await page.getByLabel(words('手机号'), { exact: true }).fill(`0${phone}`)
  await button(who, '获取验证码').click()
  const code = page.getByLabel(words('验证码'), { exact: true })
  await expect(code).toBeFocused()
  // The full code is sent by itself.
  await code.fill(await world.codeFor(phone))
  await expect(page).not.toHaveURL(/\/login/)
}

const shots = {
  front: ['身份证正面', 'th-id-front.jpg', '使用这张照片'],
  back: ['身份证背面', 'th-id-back.jpg', '使用这张照片'],
  holder: ['手持身份证', 'th-holder.jpg', '使用这张照片并提交'],
} as const

/** One of the three pictures: taken, looked at, used. */
export async function takePicture(who: Borrower, shot: keyof typeof shots): Promise<void> {
  const { page, words } = who
  const [title, file, action] = shots[shot]
  await expect(heading(who, title)).toBeVisible()
  await page.getByLabel(words('拍照'), { exact: true }).setInputFiles(specimen(file))
  // Reading the card takes a real engine a moment.
  await expect(button(who, action)).toBeVisible({ timeout: 60_000 })
  await who.look?.(page)
  await button(who, action).click()
}

async function takePictures(who: Borrower): Promise<void> {
  for (const shot of ['front', 'back', 'holder'] as const) await takePicture(who, shot)
}

/** `citizen` is the number to confirm: one person has one account. */
export async function confirmDetails(who: Borrower, citizen: string): Promise<void> {
  const { page, words } = who
  await expect(heading(who, '请核对您的信息')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByLabel(words('名字'), { exact: true })).toHaveValue('Tuayang')
  await page.getByLabel(words('身份证号码'), { exact: true }).fill(citizen)
  await page.getByRole('radio', { name: words('男'), exact: true }).check()
  await save(who)
}

async function tellAboutYourself(who: Borrower): Promise<void> {
  await fillAboutYourself(who)
  await save(who)
}

/** The page `/basic`, filled and not yet saved. */
export async function fillAboutYourself(who: Borrower): Promise<void> {
  const { page, words } = who
  await expect(heading(who, '关于您')).toBeVisible()
  await page.getByLabel(words('学历'), { exact: true }).selectOption('diploma')
  await page.getByRole('radio', { name: words('已婚'), exact: true }).check()
  await page.getByLabel(words('子女人数'), { exact: true }).selectOption('1')
  await page.getByRole('radio', { name: words('维修'), exact: true }).check()
}

async function tellWhereYouLive(who: Borrower): Promise<void> {
  const { page, words } = who
  await expect(heading(who, '您住在哪里')).toBeVisible()
  for (const level of ['府', '县', '区']) {
    const list = page.getByLabel(words(level), { exact: true })
    await expect(list.getByRole('option').nth(1)).toBeAttached()
    await list.selectOption({ index: 1 })
  }
  await page.getByLabel(words('详细地址'), { exact: true }).fill('9/1 Soi Ari 4')
  await page.getByRole('radio', { name: words('是,同一地址'), exact: true }).check()
  await page.getByRole('radio', { name: words('租住'), exact: true }).check()
  await page.getByLabel(words('居住时间'), { exact: true }).selectOption('years_2')
  await save(who)
}

async function nameTwoPeople(who: Borrower): Promise<void> {
  const { page, words } = who
  await expect(heading(who, '联系不上您时可以找谁?')).toBeVisible()
  const people = [
    { group: '亲属', relation: '母亲', name: 'มาลี ใจดี', phone: '0898765432' },
    { group: '另一位联系人', relation: '朋友', name: 'Anan Srisuk', phone: '086 123 4567' },
  ]
  for (const { group, relation, name, phone } of people) {
    const person = page.getByRole('group', { name: words(group), exact: true })
    await person.getByRole('radio', { name: words(relation), exact: true }).check()
    await person.getByLabel(words('联系人姓名'), { exact: true }).fill(name)
    await person.getByLabel(words('联系人手机号'), { exact: true }).fill(phone)
  }
  await save(who)
}

async function tellAboutWork(who: Borrower): Promise<void> {
  const { page, words } = who
  await expect(heading(who, '您的工作和收入')).toBeVisible()
  await page.getByRole('radio', { name: words('受雇'), exact: true }).check()
  await page.getByLabel(words('职业'), { exact: true }).selectOption('mechanic')
  await page.getByLabel(words('每月收入'), { exact: true }).selectOption('th_20000_to_29999')
  await page.getByLabel(words('发薪日'), { exact: true }).selectOption('25')
  await page.getByRole('radio', { name: words('工资转入银行账户'), exact: true }).check()
  await page.getByLabel(words('公司名称'), { exact: true }).fill('Ari Motors')
  await page.getByLabel(words('公司电话'), { exact: true }).fill('02 123 4567')
  await page.getByLabel(words('公司地址'), { exact: true }).fill('12 Phahonyothin Road')
  await page.getByRole('radio', { name: words('自己的车'), exact: true }).check()
  await page.getByRole('radio', { name: words('摩托车'), exact: true }).check()
  await page.getByLabel(words('车牌号'), { exact: true }).fill('1กก 1234')
  await page
    .getByLabel(words('从相册选择'), { exact: true })
    .setInputFiles(specimen('work-certificate.jpg'))
  await expect(page.getByText(words('照片已上传'))).toBeVisible()
  await save(who)
}

/** All six pages, from the first to the quota. */
export async function certify(who: Borrower, citizen: string): Promise<void> {
  await takePictures(who)
  await confirmDetails(who, citizen)
  await tellAboutYourself(who)
  await tellWhereYouLive(who)
  await nameTwoPeople(who)
  await tellAboutWork(who)
}

export async function askForLimit(who: Borrower): Promise<void> {
  await button(who, '提交并查看额度').click()
  await expect(heading(who, '选择金额和期限')).toBeVisible()
}

/** Leaves the amount that is proposed and takes 90 days. */
export async function chooseLoan(who: Borrower): Promise<void> {
  const { page, words } = who
  await page.getByRole('radio', { name: words('{days} 天', { days: 90 }) }).check()
  await expect(page.getByText(words('总共要还'), { exact: true })).toBeVisible()
  await button(who, '继续').click()
}

export async function giveAccount(who: Borrower): Promise<void> {
  const { page, words } = who
  await page.getByLabel(words('银行'), { exact: true }).selectOption('kbank')
  await page.getByLabel(words('账号'), { exact: true }).fill('123-4-56789-0')
  await page.getByLabel(words('再输入一次'), { exact: true }).fill('1234567890')
  await expect(page.getByLabel(words('户名'), { exact: true })).not.toHaveValue('')
  await page
    .getByLabel(words('我同意将这些信息用于身份、借款、付款和银行卡核验'), { exact: true })
    .check()
  await who.look?.(page)
  await button(who, '保存并继续').click()
}

/** Reads the agreement and stands before the one button that borrows. */
export async function readAgreement(who: Borrower): Promise<Locator> {
  const { page, words } = who
  await expect(heading(who, '同意之前,请先核对')).toBeVisible()
  await page.getByRole('button', { name: new RegExp(words('借款合同')) }).click()
  const paper = page.getByRole('dialog')
  await expect(paper).toBeVisible()
  await paper.getByRole('button', { name: words('关闭合同') }).click()
  await page.getByLabel(words('我已阅读并同意借款合同'), { exact: true }).check()
  return page.getByRole('button', { name: amountAfter(words('借 {amount}', { amount: '' })) })
}

async function borrow(who: Borrower): Promise<void> {
  const act = await readAgreement(who)
  await act.click()
  await expect(heading(who, '申请已批准,只差签约')).toBeVisible()
}

/** The way to the signing app: a button once the loan is approved, a link at home. */
const goAndSign = (who: Borrower): Locator =>
  button(who, '去签约').or(who.page.getByRole('link', { name: who.words('去签约') }))

/** Signs in the signing app, which opens beside; the app goes on by itself. */
export async function sign(who: Borrower): Promise<void> {
  const { page } = who
  await goAndSign(who).click()
  const [signingApp] = await Promise.all([
    page.context().waitForEvent('page'),
    button(who, '打开签约应用').click(),
  ])
  await signingApp.getByRole('button', { name: /^(ลงนาม|Sign)$/ }).click()
  await signingApp.close()
  await expect(heading(who, '等待放款')).toBeVisible({ timeout: 20_000 })
}

/** The outside world pays out; the page notices by itself. */
export async function receiveMoney(who: Borrower): Promise<void> {
  const [order] = await who.world.ordersOf(who.phone)
  if (order === undefined) throw new Error('there is no order')
  await who.world.payOut(order)
  await expect(button(who, '去还款')).toBeVisible({ timeout: 20_000 })
}

/** Opens the scannable code and pays what it says, as a bank app would. */
async function repayByCode(who: Borrower): Promise<void> {
  await button(who, '去还款').click()
  await payTheCode(who, await showCode(who))
}

/** From the ways to pay to the scannable code: what stands in it. */
export async function showCode({ page, words }: Borrower): Promise<string> {
  await page.getByRole('button', { name: new RegExp(words('扫码支付')) }).click()
  const code = page.getByRole('img', {
    name: new RegExp(words('付款二维码,金额 {amount}', { amount: '' }).trim()),
  })
  await expect(code).toBeVisible()
  return readCode(code)
}

/** A bank app pays what a code says; the page notices. */
export async function payTheCode(who: Borrower, qr_payload: string): Promise<void> {
  const { page, words, world } = who
  await world.pay({ qr_payload })
  await expect(heading(who, '付款已收到')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(words('借款已还清。谢谢您。'))).toBeVisible()
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

/** A button's words with a sum at their end: `Borrow ฿16,000`. */
const amountAfter = (start: string): RegExp => new RegExp(`^${start.trim()}\\s\\D*[\\d,.]+$`)

/** What a phone's camera would read off the screen. */
async function readCode(code: Locator): Promise<string> {
  const picture = await code.screenshot({ scale: 'device' })
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
  const read = jsQR(Uint8ClampedArray.from(pixels.data), pixels.width, pixels.height)
  if (read === null) throw new Error('the code on the screen cannot be scanned')
  return read.data
}

export async function save(who: Borrower): Promise<void> {
  await who.look?.(who.page)
  await button(who, '保存这一步并继续').click()
}
