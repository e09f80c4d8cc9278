/** The certification: each function is one page of it. */
import { expect } from '@playwright/test'
import { button, heading, leaveOut, save, seen, type Borrower } from './borrower.ts'

const shots = {
  front: ['身份证正面', 'id-front.jpg', '使用这张照片'],
  back: ['身份证背面', 'id-back.jpg', '使用这张照片'],
  holder: ['手持身份证', 'holder.jpg', '使用这张照片并提交'],
} as const

/** One of the three pictures: given, looked at, used. */
export async function takePicture(who: Borrower, shot: keyof typeof shots): Promise<void> {
  const { edition, ways } = who
  const [title, file, action] = shots[shot]
  await expect(heading(who, title)).toBeVisible()
  await seen(who)
  await ways.givePicture(who, `${edition.pictures.card}-${file}`)
  // Reading the card takes a real engine a moment.
  await expect(button(who, action)).toBeVisible({ timeout: 60_000 })
  await seen(who)
  await button(who, action).click()
}

async function takePictures(who: Borrower): Promise<void> {
  for (const shot of ['front', 'back', 'holder'] as const) await takePicture(who, shot)
}

/** The check of the face follows by itself, and is passed; its end leads to the list of the steps. */
export async function passFaceCheck(who: Borrower): Promise<void> {
  const { page, words, ways } = who
  await expect(page).toHaveURL(ways.place('/transfer'))
  await expect(heading(who, '人脸检查')).toBeVisible()
  await seen(who)
  await ways.passFaceCheck(who)
  await expect(heading(who, '检查通过')).toBeVisible()
  await seen(who)
  await page.getByRole('link', { name: words('继续'), exact: true }).click()
  await expect(page).toHaveURL(ways.place('/infoList'))
  await button(who, '继续').click()
}

/** `citizen` is the number to confirm in place of the one that was read, since one person has one account. */
export async function confirmDetails(who: Borrower, citizen?: string): Promise<void> {
  const { page, words, edition } = who
  await expect(heading(who, '请核对您的信息')).toBeVisible()
  const [label, name] = edition.name
  await expect(page.getByLabel(words(label), { exact: true })).toHaveValue(name)
  if (citizen !== undefined) {
    await page.getByLabel(words('身份证号码'), { exact: true }).fill(citizen)
  }
  await page.getByRole('radio', { name: words('男'), exact: true }).check()
  if (edition.secondName !== undefined) {
    // As somebody who has one family name.
    const second = page.getByLabel(words('母姓'), { exact: true })
    await expect(second).toHaveValue(edition.secondName)
    await second.fill('')
  }
  await save(who)
  // Where no digit shows a slip, or a name may be missing, the page asks for a second look.
  const shows = edition.rules.identityFormats[0]?.hasCheckDigit === true
  if (shows && edition.secondName === undefined) return
  await expect(page.getByText(words('{count} 处请再确认', { count: 1 }))).toBeVisible()
  await save(who)
}

async function tellAboutYourself(who: Borrower): Promise<void> {
  await fillAboutYourself(who)
  await save(who)
}

/** The page `/basic`, filled and not yet saved. */
export async function fillAboutYourself(who: Borrower): Promise<void> {
  const { page, words, edition } = who
  await expect(heading(who, '关于您')).toBeVisible()
  await leaveOut(who)
  await page
    .getByLabel(words('学历'), { exact: true })
    .selectOption(edition.rules.education.at(-2) ?? '')
  await page.getByRole('radio', { name: words('已婚'), exact: true }).check()
  await page.getByLabel(words('子女人数'), { exact: true }).selectOption('1')
  await page.getByRole('radio', { name: words('维修'), exact: true }).check()
}

async function tellWhereYouLive(who: Borrower): Promise<void> {
  const { page, words, edition, ways } = who
  await expect(heading(who, '您住在哪里')).toBeVisible()
  await leaveOut(who)
  await ways.locate(who)
  const levels = edition.place.slice(0, edition.unlisted === undefined ? 3 : 2)
  for (const level of levels) {
    const list = page.getByLabel(words(level), { exact: true })
    await expect(list.getByRole('option').nth(1)).toBeAttached()
    if ((await list.inputValue()) === '') await list.selectOption({ index: 1 })
  }
  if (edition.unlisted !== undefined) {
    const last = page.getByLabel(words(edition.place[2]), { exact: true })
    await last.selectOption({ label: words('我的地方不在这里') })
    await page.getByLabel(words('您的地方叫什么'), { exact: true }).fill(edition.unlisted)
  }
  await page.getByLabel(words('详细地址'), { exact: true }).fill('9/1 Soi Ari 4')
  await page.getByRole('radio', { name: words('是,同一地址'), exact: true }).check()
  await page.getByRole('radio', { name: words('租住'), exact: true }).check()
  await page.getByLabel(words('居住时间'), { exact: true }).selectOption('years_2')
  await save(who)
}

async function nameTwoPeople(who: Borrower): Promise<void> {
  await fillTwoPeople(who)
  await save(who)
}

/** The page `/emergency`, filled and not yet saved. */
export async function fillTwoPeople(who: Borrower): Promise<void> {
  const { page, words, edition, ways } = who
  await expect(heading(who, '联系不上您时可以找谁?')).toBeVisible()
  await leaveOut(who)
  const { relative, second, other } = edition.numbers
  const others = [
    { relation: '母亲', name: 'มาลี ใจดี', phone: relative },
    { relation: '父亲', name: 'Arun Jaidee', phone: second },
    { relation: '朋友', name: 'Anan Srisuk', phone: other },
  ]
  if (edition.rules.contacts.direct_relative.required === 1) others.splice(1, 1)
  for (const [at, { relation, name, phone }] of others.entries()) {
    const group = edition.people[at] ?? ''
    const person = page.getByRole('group', { name: words(group), exact: true })
    await person.getByRole('radio', { name: words(relation), exact: true }).check()
    await ways.namePerson(who, group, { name, phone })
  }
}

async function tellAboutWork(who: Borrower): Promise<void> {
  const { page, words, edition, ways } = who
  const { incomeBands, payMethods, transport } = edition.rules
  await expect(heading(who, '您的工作和收入')).toBeVisible()
  await leaveOut(who)
  await page.getByRole('radio', { name: words('受雇'), exact: true }).check()
  await page.getByLabel(words('职业'), { exact: true }).selectOption('mechanic')
  await page
    .getByLabel(words('每月收入'), { exact: true })
    .selectOption(who.income ?? incomeBands.at(-2) ?? '')
  const byWeek = payMethods.includes('weekly')
  const way = byWeek ? '每周发放' : '工资转入银行账户'
  await page.getByRole('radio', { name: words(way), exact: true }).check()
  await page.getByLabel(words('发薪日'), { exact: true }).selectOption(byWeek ? 'friday' : '25')
  await page.getByLabel(words('公司名称'), { exact: true }).fill('Ari Motors')
  await page.getByLabel(words('公司电话'), { exact: true }).fill(edition.numbers.company)
  await page.getByLabel(words('公司地址'), { exact: true }).fill('12 Phahonyothin Road')
  if (transport !== null) {
    await page.getByRole('radio', { name: words('自己的车'), exact: true }).check()
    await page.getByRole('radio', { name: words('摩托车'), exact: true }).check()
    await page.getByLabel(words('车牌号'), { exact: true }).fill('1กก 1234')
  }
  await ways.givePicture(who, edition.pictures.certificate)
  await expect(page.getByText(words('照片已上传'))).toBeVisible()
  await save(who)
}

/** All six pages, from the first to the quota. */
export async function certify(who: Borrower, citizen?: string): Promise<void> {
  await takePictures(who)
  await passFaceCheck(who)
  await confirmDetails(who, citizen)
  await tellAboutYourself(who)
  await tellWhereYouLive(who)
  await nameTwoPeople(who)
  await tellAboutWork(who)
}

export async function askForLimit(who: Borrower): Promise<void> {
  const { edition, income } = who
  await expect(button(who, '提交并查看额度')).toBeVisible()
  await seen(who)
  await button(who, '提交并查看额度').click()
  if (income === edition.rules.incomeBands[1]) await sayWhatAMonthCosts(who)
  await expect(heading(who, '选择金额和期限')).toBeVisible()
}

/** Who has little is asked first, and has enough left. */
async function sayWhatAMonthCosts(who: Borrower): Promise<void> {
  const { page, words } = who
  await expect(heading(who, '借多少钱才还得轻松?')).toBeVisible()
  await seen(who)
  await page.getByRole('link', { name: words('开始回答问题') }).click()
  await button(who, '提交回答').click()
  await expect(page.getByRole('link', { name: words('请回答这个问题') })).toBeVisible()
  await seen(who)
  await page.getByRole('textbox').fill('100')
  await button(who, '提交回答').click()
}
