import { pakistan } from '@paso/sdk/rules'
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
  code: 'PK',
  languages: ['ur', 'en'],
  timeZone: 'Asia/Karachi',
  phone: { prefix: '+92', minDigits: 10, maxDigits: 10, starts: '^3', groups: '(\\d+)(\\d{7})' },
}

export default profile

const iban: PaymentRule['account'] = { label: 'IBAN 账号', groups: [4] }

export const forms: CountryForms = {
  edition: pakistan,
  identityNumber: {
    label: 'CNIC 号码',
    groups: [5, 7, 1],
    between: '-',
    others: [{ digits: 18, groups: [6, 6, 6], between: ' ' }],
    inputMode: 'numeric',
    hint: '证件正面的 13 位号码',
  },
  document: '国家身份证(CNIC)',
  place: {
    province: { label: '省或地区', missing: '请选择省或地区' },
    city: { label: '区县', missing: '请选择区县', waiting: '先选择省或地区' },
    district: { label: '乡镇', missing: '请选择乡镇', waiting: '先选择区县' },
  },
  placesNote: '这些列表是手工整理的样本,并不齐全。没有您的地方时,请选“我的地方不在这里”。',
  addressHint: '例如 House 12, Street 5, Model Town',
  companyPhoneWrong: '请输入完整的公司电话,例如 021 34567890',
  companyPhoneGroups: '(03\\d\\d|\\d{3})(\\d{7,8})',
  account: {
    label: iban.label,
    hint: '以 PK 开头的 24 位字母和数字',
    inputMode: 'text',
    begins: 'PK',
    groups: iban.groups,
  },
  bankInNumber: {
    pattern: /^PK\d\d([A-Z]{4})/,
    // The letters that begin the bank's BIC (ISO 9362), by the IBAN registry.
    banks: {
      ABPA: 'abl',
      AIIN: 'albaraka_pk',
      ALFH: 'alfalah',
      ASCM: 'askari',
      BAHL: 'bahl',
      BKIP: 'bankislami',
      BPUN: 'bop',
      DUIB: 'dubai_islamic_pk',
      FAYS: 'faysal',
      HABB: 'hbl',
      JSBL: 'js',
      KHYB: 'bok',
      MEZN: 'meezan',
      MPBL: 'habibmetro',
      MUCB: 'mcb',
      NBPA: 'nbp',
      SCBL: 'scb_pk',
      SIND: 'sindh',
      SONE: 'soneri',
      UNIL: 'ubl',
    },
  },
  nameHint: usual.nameHint,
  birthDateHint: usual.birthDateHint,
  income: usual.income,
  payQuestion: usual.payQuestion,
  words: usual.words,
  transport: null,
}

/** As the regulator calls them. */
export const ownWords: OwnWords = {
  en: {
    高中: 'Intermediate',
    中学: 'Matric',
    初中及以下: 'Middle or less',
    便利店: 'Easypaisa or JazzCash agent',
    在便利店用现金付款: 'Pay in cash at an Easypaisa or JazzCash agent',
    '不用。随时可以还一部分或全部,不另收费,没用到的利息不用付。':
      'No. Pay a part or all of it at any time, without a fee; markup for days that you do not use is not charged.',
    利息: 'Markup',
    服务费: 'Service charge',
    服务费和展期费用: 'Service charge and price of more time',
    '相当于每天 {amount}': 'Markup and service charge come to {amount} a day',
    '准时还,早还省利息': 'On time, or earlier to save markup',
    '到期日是从 {date} 移过来的。到新日期没有还,所以利息从 {date} 算起。':
      'We had moved the due date from {date}. It was not paid by the new date, so markup counts from {date}.',
    逾期利息: 'Late markup so far',
    '比到期日早付:利息只算到今天,多出来的先还后面要还的。':
      'Paid before its day: markup counts to today only, and the rest goes towards what is due after it.',
    服务费和逾期费: 'Service charge and late fee',
    '利息 {amount}': 'Markup {amount}',
    '服务费 {amount}': 'Service charge {amount}',
    '从 {date} 移来,利息从那天算起': 'Moved from {date}, markup counts from then',
    '{moment} 前退回收到的 {amount},不收利息和任何费用。':
      'By {moment}, give back the {amount} you received. There is no markup and no fee.',
    '逾期的日子至今增加了 {amount} 利息': 'Being late has added {amount} of markup so far',
  },
  ur: {
    便利店: 'ایزی پیسہ یا جاز کیش ایجنٹ',
    在便利店用现金付款: 'ایزی پیسہ یا جاز کیش ایجنٹ کے پاس نقد ادا کریں',
  },
}

/** SECP forbids it even with consent. */
export const mayAskForLists = false

/** The sandbox's lender. A lender in the market writes its own numbers here. */
export const payment: PaymentRule = {
  owners: generic.payment.owners,
  banks: generic.payment.banks,
  accounts: ['PK36SCBL0000001123456702'],
  account: iban,
  weekend: generic.payment.weekend,
  numbers: {
    virtual_account: { prefix: 'PASO0000', check: { iban: 'PK' } },
    store_code: { prefix: '92', check: 'luhn' },
  },
  code: {
    ...generic.paymentCode,
    title: '扫 Raast 码支付',
    scheme: 'pk.raast',
    billers: ['+923000000000'],
  },
}

/** SECP's rules for lending by app (Circular 15 of 2022): no phone book, nobody else, no threats; the hours are ours. */
export const contactRules: ContactRules = [
  '每天 9:00 至 18:00',
  '绝不读取您的通讯录,也不联系里面的人',
  '绝不威胁、辱骂,也不冒充政府机构',
  '只联系您本人:绝不把您的债务告诉家人、朋友或同事',
]

export { partners } from './generic.ts'
