import { thailand } from '@paso/sdk/rules'
import type { ContactRules, CountryForms, CountryProfile, PaymentRule } from './country-profile.ts'
import generic, { mayAskForLists, payment as base } from './generic.ts'

const profile: CountryProfile = {
  code: 'TH',
  languages: ['th', 'en'],
  timeZone: 'Asia/Bangkok',
  phone: generic.phone,
}

export default profile

export { mayAskForLists }

/** As banks there print it: branch, kind, number, check digit. */
const accountGroups = [3, 1, 5, 1]

export const forms: CountryForms = {
  edition: thailand,
  identityNumber: {
    groups: [1, 4, 5, 2, 1],
    others: [{ digits: 18, groups: [6, 6, 6] }],
    hint: '泰国身份证正面的 13 位号码。18 位号码只用于其他证件。',
    inputMode: 'numeric',
  },
  document: '泰国身份证',
  nameHint: '照证件上印的写,泰文或英文都可以,不含称谓',
  birthDateHint: '佛历或公历年份都可以',
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
    groups: accountGroups,
  },
  income: {
    currency: 'THB',
    bands: {
      th_below_6000: [null, 6000],
      th_6000_to_9999: [6000, 9999],
      th_10000_to_14999: [10_000, 14_999],
      th_15000_to_19999: [15_000, 19_999],
      th_20000_to_29999: [20_000, 29_999],
      th_30000_and_up: [30_000, null],
    },
  },
  payQuestion: { label: '发薪方式', missing: '请选择发薪方式' },
  words: {
    education: {
      primary_or_less: '小学及以下',
      lower_secondary: '初中',
      upper_secondary_or_vocational: '高中或职业证书',
      diploma: '大专',
      bachelor_or_more: '本科及以上',
    },
    payMethod: { bank_transfer: '工资转入银行账户', cash: '现金', other: '其他发薪方式' },
  },
  transport: {
    types: { private: '自己的车', public: '公共交通' },
    vehicles: {
      bicycle: '自行车',
      motorbike: '摩托车',
      car: '汽车',
      truck: '卡车',
      bus: '公共汽车',
      light_rail: '轻轨',
      subway: '地铁',
      taxi: '出租车',
      other: '其他交通',
    },
    plateHint: '例如 1กข 1234 กรุงเทพมหานคร。车辆不作抵押。',
  },
}

/** The sandbox's lender. A lender in the market writes its own numbers here. */
export const payment: PaymentRule = {
  owners: base.owners,
  banks: base.banks,
  accounts: base.accounts,
  account: { label: '账号', groups: accountGroups },
  weekend: base.weekend,
  numbers: {
    virtual_account: { prefix: '9', check: 'none' },
    store_code: { prefix: '94', check: 'luhn' },
  },
  // PromptPay's bill payment.
  code: {
    title: '扫 PromptPay 码支付',
    currency: 'THB',
    currencyNumber: '764',
    payee: '30',
    payeeParts: ['00', '01', '02', '03'],
    scheme: 'A000000677010112',
    billers: ['099400012345678'],
    reference: ['30', '02'],
  },
}

/** Debt Collection Act, B.E. 2558, and its notices on times and on how often. */
export const contactRules: ContactRules = [
  '周一至周五 8:00 至 20:00,周末和公共假日 8:00 至 18:00',
  '催款每天最多一次',
  '只联系您本人:绝不把您的债务告诉家人、朋友或同事',
]

export { ownWords, partners } from './generic.ts'
