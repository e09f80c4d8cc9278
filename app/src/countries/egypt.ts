import { egypt } from '@paso/sdk/rules'
import type { ContactRules, CountryForms, CountryProfile, PaymentRule } from './country-profile.ts'
import * as generic from './generic.ts'

const profile: CountryProfile = {
  ...generic.default,
  code: 'EG',
  languages: ['ar', 'en'],
  timeZone: 'Africa/Cairo',
  phone: { prefix: '+20', minDigits: 10, maxDigits: 10, groups: '(\\d+)(\\d{4})(\\d{4})' },
}

export default profile

export const forms: CountryForms = {
  ...generic.forms,
  edition: egypt,
  identityNumber: {
    label: '国民身份号码',
    groups: [1, 6, 2, 5],
    longer: { digits: 18, groups: [6, 4, 4, 4] },
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
  account: {
    label: 'IBAN 账号',
    hint: '以 EG 开头的 29 位字母和数字',
    inputMode: 'text',
    groups: [4],
  },
  income: { ...generic.forms.income, currency: 'EGP' },
}

export const { mayAskForLists } = generic

/** The sandbox's lender. A lender in the market writes its own numbers here. */
export const payment: PaymentRule = {
  ...generic.payment,
  weekend: [5, 6],
  numbers: {
    virtual_account: { prefix: '1000', check: 'none' },
    store_code: { prefix: '', check: 'none' },
  },
  code: { ...generic.paymentCode, currency: 'EGP', currencyNumber: '818' },
}

/** The Financial Regulatory Authority watches over consumer finance; the hours are ours. */
export const contactRules: ContactRules = generic.contactRules

export { ownWords, partners } from './generic.ts'
