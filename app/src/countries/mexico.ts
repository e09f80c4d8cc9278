import { mexico } from '@paso/sdk/rules'
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
  code: 'MX',
  languages: ['es', 'en'],
  timeZone: 'America/Mexico_City',
  phone: {
    prefix: '+52',
    minDigits: 10,
    maxDigits: 10,
    starts: '^[^0]',
    groups: '(?:(33|55|56|81)(\\d{4})|(\\d{3})(\\d{3}))(\\d{4})',
  },
}

export default profile

/** A CLABE as it is printed: the bank, the place, the account, the check digit. */
const clabe: PaymentRule['account'] = { label: 'CLABE 账号', groups: [3, 3, 11, 1] }

export const forms: CountryForms = {
  edition: mexico,
  identityNumber: {
    label: 'CURP 号码',
    groups: [4, 6, 6, 2],
    others: [
      { digits: 16, groups: [4] },
      { digits: 18, groups: [6, 6, 6] },
    ],
    inputMode: 'text',
    hint: '证件上的 18 位字母和数字',
    incomplete: '请输入 CURP 的全部 18 位',
    wrong: '这个 CURP 不对,请对照证件检查每一位',
  },
  document: '选民证(INE)',
  place: {
    province: { label: '州', missing: '请选择州' },
    city: { label: '市镇', missing: '请选择市镇', waiting: '先选择州' },
    district: { label: '街区', missing: '请选择街区', waiting: '先选择市镇' },
  },
  placesNote: '这些列表是手工整理的样本,并不齐全。没有您的地方时,请选“我的地方不在这里”。',
  addressHint: '例如 Calle Reforma 120, interior 4',
  companyPhoneWrong: '请输入完整的公司电话,例如 55 1234 5678',
  // Four cities have two digits of their own, all else three.
  companyPhoneGroups: '(?:(55|56|33|81)(\\d{4})|(\\d{3})(\\d{3}))(\\d{4})',
  account: {
    label: clabe.label,
    hint: '您银行应用里的 18 位数字',
    inputMode: 'numeric',
    groups: clabe.groups,
  },
  bankInNumber: {
    pattern: /^(\d{3})/,
    // Banxico's numbers of the participants in SPEI, as the packages `clabe-validator` and `clabe` repeat them.
    // Hey Banco is left out: its older accounts have Banregio's.
    banks: {
      '002': 'banamex',
      '012': 'bbva_mx',
      '014': 'santander_mx',
      '021': 'hsbc_mx',
      '030': 'banbajio',
      '036': 'inbursa',
      '042': 'mifel',
      '044': 'scotiabank_mx',
      '058': 'banregio',
      '062': 'afirme',
      '072': 'banorte',
      127: 'azteca',
      130: 'compartamos',
      132: 'multiva',
      137: 'bancoppel',
      166: 'bienestar',
      638: 'nu_mx',
      661: 'klar',
      722: 'mercado_pago_mx',
      728: 'spin_oxxo',
    },
  },
  income: {
    currency: 'MXN',
    bands: {
      mx_below_3000: [null, 3000],
      mx_3000_to_5999: [3000, 5999],
      mx_6000_to_8999: [6000, 8999],
      mx_9000_to_11999: [9000, 11_999],
      mx_12000_to_15000: [12_000, 15_000],
      mx_above_15000: [15_000, null],
    },
  },
  words: {
    payMethod: usual.words.payMethod,
    education: {
      primaria: '小学',
      secundaria: '初中',
      preparatoria: '高中',
      carrera_tecnica: '技术专业',
      licenciatura: '本科',
      posgrado: '研究生',
    },
  },
  nameHint: usual.nameHint,
  birthDateHint: usual.birthDateHint,
  payQuestion: usual.payQuestion,
  transport: null,
}

/** The rate has the name under which the law has it published, VAT left out; the third gender is the X of a CURP. */
export const ownWords: OwnWords = {
  vi: { 第三性别: 'X (phi nhị giới)' },
  th: { 第三性别: 'X (นอนไบนารี)' },
  ar: { 第三性别: 'X (غير ثنائي)' },
  ur: { 第三性别: 'X (نان بائنری)' },
  es: {
    第三性别: 'X (no binario)',
    '{cost} · 年化 {rate}': '{cost} · CAT {rate} sin IVA',
    '借 {least} 至 {most},{days} 至 {longest} 天。年化利率 {low} 至 {high},已含全部费用。':
      'Préstamos de {least} a {most}, por {days, number} a {longest, number} días. Costo Anual Total (CAT) de {low} a {high} sin IVA, con todos los cargos incluidos.',
    '无论多早还清,费用年化都不超过 {rate}': 'Por muy pronto que lo pague, el CAT no pasa de {rate}',
    '年化利率,已含全部费用': 'Costo Anual Total (CAT), sin IVA',
    '年化利率 {lowest} 至 {highest},已含全部费用':
      'Costo Anual Total (CAT) de {lowest} a {highest}, sin IVA',
    '年化利率,费用都算在内': 'Costo Anual Total (CAT), sin IVA',
    整笔借款的年化利率: 'Costo Anual Total (CAT), sin IVA',
    '只有在您阅读并签署该笔借款的合同之后,借款才成立。合同写明金额、全部费用、日期和年化利率。':
      'Solo hay préstamo después de que usted leyó el contrato y lo firmó. El contrato indica el monto, todos los cargos, las fechas y el Costo Anual Total (CAT).',
  },
  en: {
    第三性别: 'X (non-binary)',
    整笔借款的年化利率: 'CAT (Costo Anual Total), without VAT',
    '{cost} · 年化 {rate}': '{cost} · CAT {rate} without VAT',
    '只有在您阅读并签署该笔借款的合同之后,借款才成立。合同写明金额、全部费用、日期和年化利率。':
      'There is a loan only after you have read its agreement and signed it. The agreement names the amount, every cost, the dates and the CAT (Costo Anual Total).',
    '借 {least} 至 {most},{days} 至 {longest} 天。年化利率 {low} 至 {high},已含全部费用。':
      'Loans from {least} to {most} for {days, number} to {longest, number} days. CAT (Costo Anual Total) {low} to {high} without VAT, every cost included.',
    '年化利率 {lowest} 至 {highest},已含全部费用':
      'CAT (Costo Anual Total) {lowest} to {highest}, without VAT',
    '年化利率,费用都算在内': 'CAT (Costo Anual Total), without VAT',
    '无论多早还清,费用年化都不超过 {rate}':
      'However early you pay it off, the CAT is at most {rate}',
    '年化利率,已含全部费用': 'CAT (Costo Anual Total), without VAT',
  },
}

export const { mayAskForLists } = generic

/** The sandbox's lender. A lender in the market writes its own numbers here. */
export const payment: PaymentRule = {
  owners: generic.payment.owners,
  banks: generic.payment.banks,
  accounts: ['002010077777777771'],
  account: clabe,
  weekend: generic.payment.weekend,
  numbers: {
    virtual_account: { prefix: '646180', check: 'clabe' },
    store_code: { prefix: '93', check: 'luhn' },
    paynet_reference: { prefix: '1010', check: 'luhn' },
  },
  code: { ...generic.paymentCode, currency: 'MXN', currencyNumber: '484' },
}

/** CONDUSEF's rules for collecting debts (Disposiciones de carácter general, Diario Oficial of 7 October 2014). */
export const contactRules: ContactRules = [
  '每天 7:00 至 22:00',
  '说明我们是谁、代表哪家放款方',
  '绝不威胁、辱骂,也不冒充政府机构',
  '只联系您本人:绝不把您的债务告诉家人、朋友或同事',
]

export { partners } from './generic.ts'
