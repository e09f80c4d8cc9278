import { generic } from '@paso/sdk/rules'
import type {
  ContactRules,
  CountryForms,
  CountryProfile,
  OwnWords,
  Partner,
  PaymentCodeRule,
  PaymentRule,
} from './country-profile.ts'
import * as usual from './usual.ts'

/** The edition that belongs to no country, and what the others start from; its phones and places are Thai. */
const profile: CountryProfile = {
  code: 'GENERIC',
  languages: ['en'],
  timeZone: 'Asia/Bangkok',
  phone: {
    prefix: '+66',
    minDigits: 8,
    maxDigits: 9,
    starts: '^[^0]',
    groups: '(\\d+)(\\d{3})(\\d{4})',
  },
}

export default profile

export const forms: CountryForms = {
  edition: generic,
  identityNumber: {
    groups: [6, 6, 6],
    inputMode: 'numeric',
    hint: '证件上的 18 位号码',
  },
  document: '身份证件',
  nameHint: usual.nameHint,
  birthDateHint: usual.birthDateHint,
  place: {
    province: { label: '府', missing: '请选择府' },
    city: { label: '县', missing: '请选择县', waiting: '先选择府' },
    district: { label: '区', missing: '请选择区', waiting: '先选择县' },
  },
  addressHint: '例如 9/1 Soi Ari 4',
  companyPhoneWrong: '请输入完整的公司电话,例如 02 123 4567',
  companyPhoneGroups: '(\\d+)(\\d{3})(\\d{4})',
  account: {
    label: '账号',
    hint: '可以粘贴,空格和横线会自动去掉',
    inputMode: 'numeric',
    groups: [4],
  },
  income: usual.income,
  payQuestion: usual.payQuestion,
  words: usual.words,
  transport: null,
}

/** Whether a build that declares it may ask for lists of the device (D12). */
export const mayAskForLists: boolean = true

/** Codes by the sandbox's own scheme, as EMVCo has them: the payee in 26, the bill number in 62. */
export const paymentCode: PaymentCodeRule = {
  title: '扫码支付',
  currency: 'PKR',
  currencyNumber: '586',
  payee: '26',
  payeeParts: ['00', '01'],
  scheme: 'app.paso.sandbox',
  billers: ['0001'],
  reference: ['62', '01'],
}

/** The sandbox's lender. A lender in the market writes its own numbers here. */
export const payment: PaymentRule = {
  weekend: [6, 0],
  owners: ['Paso Sandbox Co., Ltd.'],
  banks: [
    'ธนาคารสาธิต',
    'Demonstration Bank',
    'Banco de Demostración',
    'Ngân hàng Minh họa',
    'بنك تجريبي',
    'نمائشی بینک',
  ],
  accounts: ['1234567890'],
  account: { label: '账号', groups: [4] },
  numbers: {
    virtual_account: { prefix: '9', check: 'none' },
    store_code: { prefix: '95', check: 'luhn' },
  },
  code: paymentCode,
}

/** Where no law was found that names hours: our own office day, and nobody but the borrower. */
export const contactRules: ContactRules = [
  '每天 9:00 至 18:00',
  '催款每天最多一次',
  '只联系您本人:绝不把您的债务告诉家人、朋友或同事',
]

/** The catalogs' words hold. */
export const ownWords: OwnWords = {}

/** The partner that the sandbox plays. The lender's page policy names the same origins. */
export const partners: readonly Partner[] = [
  {
    name: 'Sandbox Money Advice',
    page: 'http://127.0.0.1:4620/budget',
    title: '每个月我能省下多少',
  },
]
