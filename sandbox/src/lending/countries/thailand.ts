import { prefixed, withLuhn } from '../rules/number-scheme.ts'
import type { CountryProfile } from './country-profile.ts'
import { generic } from './generic.ts'
import { bankTransfer } from './payee.ts'
import { padded, samplePictures } from './samples.ts'
import { banks } from './thailand/banks.ts'
import { identityCard } from './thailand/identity-card.ts'
import { promptPay } from './thailand/promptpay.ts'
import { thaiRegions } from './thailand/regions.ts'

export const thailand: CountryProfile = {
  name: 'Thailand',
  orderPrefix: 'TH',
  appId: 'paso-th',
  currency: 'THB',
  zone: 'Asia/Bangkok',
  phonePrefix: '+66',
  languages: ['th', 'en'],
  highestApr: 2500,
  calendar: 'TH',
  addedHolidays: {
    // Labour Day is a holiday of banks. Days by the moon are those of the calendar of 2027; that of 2028 is not published.
    rules: ['05-01', '2027-02-21', '2027-05-20', '2027-07-18', '2027-07-19'],
    insteadOf: [],
    madeUpFor: true,
  },
  movesPastPayDay: true,
  product: {
    id: 'th-short',
    maxAmount: 2_000_000,
    amountStep: 10_000,
    annualInterest: 1500,
    terms: [
      { days: 61, serviceFeeRate: 100 },
      { days: 90, serviceFeeRate: 150 },
      { days: 120, serviceFeeRate: 150 },
      { days: 180, serviceFeeRate: 150 },
    ],
    lateFee: { perDay: 10, cap: 100 },
    tenthsByIncome: {
      th_6000_to_9999: 2,
      th_10000_to_14999: 4,
      th_15000_to_19999: 6,
      th_20000_to_29999: 8,
      th_30000_and_up: 10,
    },
    tightIncome: { band: 'th_6000_to_9999', least: 600_000 },
    minAmount: generic.product.minAmount,
    extensions: generic.product.extensions,
  },
  // 8–20 is allowed on weekdays and 8–18 on holidays: this is right on any day.
  contactHours: [8, 18],
  support: {
    phone: '+6620000000',
    address: 'Paso Sandbox, 1 Invented Street, Bangkok',
    hours: generic.support.hours,
    email: generic.support.email,
  },
  regulator: {
    names: {
      en: 'Bank of Thailand',
      th: 'ธนาคารแห่งประเทศไทย',
      es: 'Banco de Tailandia',
      vi: 'Ngân hàng Trung ương Thái Lan',
      ar: 'بنك تايلاند المركزي',
      ur: 'بینک آف تھائی لینڈ',
    },
    url: 'https://www.bot.or.th',
  },
  payee: {
    ways: [
      { method: 'scan_code', scheme: promptPay('099400012345678') },
      bankTransfer,
      { method: 'virtual_account', account: prefixed('9', 12) },
      {
        method: 'convenience_store',
        store: { en: '7-Eleven Counter Service' },
        code: withLuhn('94', 12),
        limit: 3_000_000,
      },
    ],
    name: generic.payee.name,
    accountNumber: generic.payee.accountNumber,
    referenceDigits: generic.payee.referenceDigits,
  },
  banks,
  refusesOtherHolders: true,
  nameForms: generic.nameForms,
  ownNumbers: {
    identity: {
      called: 'usual',
      groups: [
        [1, 4, 5, 2, 1],
        [6, 6, 6],
      ],
    },
    account: { called: 'usual', groups: [3, 1, 5, 1] },
    phone: generic.ownNumbers.phone,
    companyPhone: generic.ownNumbers.companyPhone,
  },
  identityCard,
  regions: thaiRegions,
  samples: {
    pictures: samplePictures('Thai', 'th', ''),
    phoneStem: '800000',
    incomes: { lowest: 'th_below_6000', most: 'th_30000_and_up' },
    identityStem: (nth) => `11088${padded(nth, 7)}`,
    phone: generic.samples.phone,
    accounts: generic.samples.accounts,
  },
  loanWords: generic.loanWords,
  schools: generic.schools,
  genders: generic.genders,
  allowsDeviceLists: generic.allowsDeviceLists,
  liveness: generic.liveness,
}
