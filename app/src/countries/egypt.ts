import { egypt } from '@paso/sdk/rules'
import type {
  ContactRules,
  CountryForms,
  CountryProfile,
  OwnWords,
  PaymentRule,
} from './country-profile.ts'
import * as generic from './generic.ts'
import * as usual from './usual.ts'

const profile: CountryProfile = {
  code: 'EG',
  languages: ['ar', 'en'],
  timeZone: 'Africa/Cairo',
  phone: {
    prefix: '+20',
    minDigits: 10,
    maxDigits: 10,
    starts: '^1[0125]',
    groups: '(\\d+)(\\d{4})(\\d{4})',
  },
}

export default profile

const iban: PaymentRule['account'] = { label: 'IBAN 账号', groups: [4] }

export const forms: CountryForms = {
  edition: egypt,
  identityNumber: {
    label: '国民身份号码',
    groups: [1, 6, 2, 5],
    others: [{ digits: 18, groups: [6, 6, 6] }],
    inputMode: 'numeric',
    hint: '证件正面的 14 位号码',
  },
  document: '国民身份证',
  place: {
    province: { label: '省份', missing: '请选择省份' },
    city: { label: '城区或中心', missing: '请选择城区或中心', waiting: '先选择省份' },
    district: { label: '街区或村', missing: '请选择街区或村', waiting: '先选择城区或中心' },
  },
  placesNote: '这些列表是手工整理的样本,并不齐全。没有您的地方时,请选“我的地方不在这里”。',
  addressHint: '例如 12 Tahrir Street, floor 3',
  companyPhoneWrong: '请输入完整的公司电话,例如 02 2345 6789',
  // Cairo's numbers are longer than those of other places.
  companyPhoneGroups: '(?:(02|01\\d)(\\d{4})|(\\d+)(\\d{3}))(\\d{4})',
  account: {
    label: iban.label,
    hint: '以 EG 开头的 29 位字母和数字',
    inputMode: 'text',
    begins: 'EG',
    groups: iban.groups,
  },
  income: { ...usual.income, currency: 'EGP' },
  nameHint: usual.nameHint,
  birthDateHint: usual.birthDateHint,
  payQuestion: usual.payQuestion,
  weekBegins: 'saturday',
  words: usual.words,
  transport: null,
}

/** Its card and the number on it, as people there call them. */
export const ownWords: OwnWords = {
  ar: {
    中学: 'دبلوم ثانوي فني',
    便利店: 'فوري',
    在便利店用现金付款: 'الدفع نقدًا في منفذ فوري',
    身份证件: 'بطاقة الرقم القومي',
    身份证号码的后四位: 'آخر 4 أرقام من الرقم القومي',
    请输入身份证号码的后四位: 'يُرجى إدخال آخر 4 أرقام من الرقم القومي',
    '证件号码后四位不对,还可以试 {tries} 次':
      'هذه ليست آخر 4 أرقام من الرقم القومي. {tries, plural, zero {لم تتبقَّ أي محاولة} one {تتبقى محاولة واحدة} two {تتبقى محاولتان} few {تتبقى # محاولات} many {تتبقى # محاولة} other {تتبقى # محاولة}}.',
    '请准备好:身份证、旧号码、新号码;有借款时还有借款合同上的编号。':
      'يُرجى تجهيز بطاقة الرقم القومي ورقم الهاتف القديم والجديد، ومعها رقم عقد القرض إن كان لديك قرض.',
    '您填写的内容:手机号、证件号码和照片、个人资料、地址、工作、您填写的联系人、收款账户,以及借款和还款的每一步。':
      'ما قدمته لنا: رقم هاتفك المحمول، ورقمك القومي وصور بطاقتك، وبياناتك الشخصية، وعنوانك، وعملك، والأشخاص الذين ذكرتهم، وحساب استلام المبلغ، وكل خطوة من قروضك ومدفوعاتك.',
    '请输入 {digits} 位身份证号码':
      'يُرجى إدخال الرقم القومي المكوّن من {digits, plural, zero {# رقم} one {رقم واحد} two {رقمين} few {# أرقام} many {# رقمًا} other {# رقم}}',
    '与证件号码中的日期不同,请检查': 'يختلف هذا عن التاريخ الوارد في رقمك القومي. يُرجى مراجعتهما.',
  },
  en: {
    中学: 'Technical secondary diploma',
    便利店: 'Fawry',
    在便利店用现金付款: 'Pay in cash at a Fawry outlet',
  },
}

export const { mayAskForLists } = generic

/** The sandbox's lender. A lender in the market writes its own numbers here. */
export const payment: PaymentRule = {
  owners: generic.payment.owners,
  banks: generic.payment.banks,
  accounts: ['EG380019000500000000263180002'],
  account: iban,
  weekend: [5, 6],
  numbers: {
    virtual_account: { prefix: '1000', check: 'none' },
    store_code: { prefix: '', check: 'none' },
  },
  code: { ...generic.paymentCode, currency: 'EGP', currencyNumber: '818' },
}

/** The Financial Regulatory Authority watches over consumer finance; the hours are ours. */
export const contactRules: ContactRules = generic.contactRules

export { partners } from './generic.ts'
