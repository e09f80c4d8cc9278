/** The certification in WebKit, inside the simulated wrapper, after pictures and face: each function is one page of it. */
import { crossing } from '../support/ways-in-wrapper.ts'
import { editionOfBorrower } from '../support/editions.ts'
import { wordsOf } from '../support/words.ts'
import type { WebKitPage } from './webkit-page.ts'
import type { WrapperOfWebKit } from './wrapper-of-webkit.ts'

const words = wordsOf('th')
const edition = editionOfBorrower('TH')

const save = (iphone: WebKitPage) => iphone.click('button', words('保存这一步并继续'))
const check = (iphone: WebKitPage, id: string, within?: string) =>
  iphone.click('choice', words(id), { within: within === undefined ? undefined : words(within) })

async function confirmDetails(iphone: WebKitPage): Promise<void> {
  await iphone.see('heading', words('请核对您的信息'))
  await check(iphone, '男')
  await save(iphone)
}

async function tellAboutYourself(iphone: WebKitPage): Promise<void> {
  await iphone.see('heading', words('关于您'))
  await iphone.choose(words('学历'), edition.rules.education.at(-2))
  await check(iphone, '已婚')
  await iphone.choose(words('子女人数'), '1')
  await check(iphone, '维修')
  await save(iphone)
}

/** By the place of the phone, which is refused first. */
async function tellWhereYouLive(iphone: WebKitPage, wrapper: WrapperOfWebKit): Promise<void> {
  await iphone.see('heading', words('您住在哪里'))
  await iphone.click('button', words('用我现在的位置填写'))
  await iphone.read(words('您没有允许使用位置。再按一次可以重新决定,也可以在下面选择。'))
  await wrapper.allow('location', 'granted')
  const [register_lat, register_lng] = edition.here
  const result = { register_lat, register_lng, accuracy_m: 900, time: new Date().toISOString() }
  await wrapper.answer('getGPSInfo', { result })
  await iphone.click('button', words('用我现在的位置填写'))
  await iphone.holds(words(edition.place[1]))
  await iphone.choose(words(edition.place[2]))
  await iphone.fill(words('详细地址'), '9/1 Soi Ari 4')
  await check(iphone, '是,同一地址')
  await check(iphone, '租住')
  await iphone.choose(words('居住时间'), 'years_2')
  await save(iphone)
}

async function nameTwoPeople(iphone: WebKitPage, wrapper: WrapperOfWebKit): Promise<void> {
  await iphone.see('heading', words('联系不上您时可以找谁?'))
  const { relative, other } = edition.numbers
  const people = [
    { relation: '母亲', name: 'Malee', phone: relative },
    { relation: '朋友', name: 'Anan', phone: other },
  ]
  for (const [nth, { relation, name, phone }] of people.entries()) {
    const within = words(edition.people[nth] ?? '')
    await iphone.click('choice', words(relation), { within })
    await wrapper.answer('selectContacts', { result: { name, phone } })
    await iphone.click('button', words('从手机通讯录选一位'), { within })
    await iphone.holds(words('联系人姓名'), name, { within })
  }
  await save(iphone)
}

async function tellAboutWork(iphone: WebKitPage, wrapper: WrapperOfWebKit): Promise<void> {
  await iphone.see('heading', words('您的工作和收入'))
  await check(iphone, '受雇')
  await iphone.choose(words('职业'), 'mechanic')
  await iphone.choose(words('每月收入'), edition.rules.incomeBands.at(-2))
  await check(iphone, '工资转入银行账户')
  await iphone.choose(words('发薪日'), '25')
  await iphone.fill(words('公司名称'), 'Ari Motors')
  await iphone.fill(words('公司电话'), edition.numbers.company)
  await iphone.fill(words('公司地址'), '12 Phahonyothin Road')
  await check(iphone, '自己的车')
  await check(iphone, '摩托车')
  await iphone.fill(words('车牌号'), '1กก 1234')
  await wrapper.answer('chooseImage', { result: crossing(edition.pictures.certificate) })
  await iphone.click('field', words('从相册选择'))
  await iphone.read(words('照片已上传'))
  await save(iphone)
}

/** From the page that says that the face was found to be the borrower's to the quota. */
export async function certify(iphone: WebKitPage, wrapper: WrapperOfWebKit): Promise<void> {
  await iphone.click('link', words('继续'))
  await iphone.at('/#/infoList')
  await iphone.click('button', words('继续'))
  await confirmDetails(iphone)
  await tellAboutYourself(iphone)
  await tellWhereYouLive(iphone, wrapper)
  await nameTwoPeople(iphone, wrapper)
  await tellAboutWork(iphone, wrapper)
  await iphone.click('button', words('提交并查看额度'))
  await iphone.see('heading', words('选择金额和期限'))
}
