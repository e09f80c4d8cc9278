import { prefixed, withLuhn } from '../rules/number-scheme.ts'
import type { CountryProfile } from './country-profile.ts'
import { banks } from './generic/banks.ts'
import { identityCard } from './generic/identity-card.ts'
import { bankTransfer, merchantCodes, ownScheme } from './payee.ts'
import { padded, samplePictures } from './samples.ts'
import { titles } from './shared/names.ts'
import { thaiRegions } from './thailand/regions.ts'

/** The edition of no country, from which the others differ; its phones are Thai, and so its regions. */
export const generic: CountryProfile = {
  name: 'The generic edition',
  loanWords: 'usual',
  schools: 'usual',
  genders: 'usual',
  orderPrefix: 'GE',
  appId: 'paso-generic',
  currency: 'PKR',
  zone: 'Asia/Bangkok',
  phonePrefix: '+66',
  languages: ['en'],
  highestApr: 3600,
  calendar: null,
  addedHolidays: null,
  movesPastPayDay: false,
  product: {
    id: 'generic-short',
    minAmount: 100_000,
    maxAmount: 2_500_000,
    amountStep: 50_000,
    annualInterest: 2000,
    terms: [
      { days: 61, serviceFeeRate: 150 },
      { days: 90, serviceFeeRate: 200 },
    ],
    extensions: [
      { days: 7, feeRate: 20 },
      { days: 14, feeRate: 40 },
      { days: 30, feeRate: 80 },
    ],
    // Small enough that the smallest loan stays below the highest rate when it is paid late.
    lateFee: { perDay: 40, cap: 400 },
    tenthsByIncome: {
      from_10000_to_15000: 2,
      from_15000_to_20000: 4,
      from_20000_to_30000: 6,
      from_30000_to_50000: 8,
      above_50000: 10,
    },
    tightIncome: { band: 'from_10000_to_15000', least: 1_000_000 },
  },
  // Our own office day, where no law was found that names hours.
  contactHours: [9, 18],
  allowsDeviceLists: true,
  liveness: '1',
  support: {
    phone: '+6600000000',
    hours: 'Mo-Su 09:00-18:00',
    email: 'help@sandbox.example',
    address: 'Paso Sandbox, 1 Invented Street',
  },
  regulator: null,
  payee: {
    name: 'Paso Sandbox Co., Ltd.',
    accountNumber: '1234567890',
    referenceDigits: 12,
    // A limit at a counter is Mexico's by OXXO and Paynet; the others are the sandbox's own.
    ways: [
      {
        method: 'scan_code',
        scheme: merchantCodes({
          ...ownScheme,
          currencyNumber: '586',
          country: 'TH',
          city: 'Bangkok',
        }),
      },
      bankTransfer,
      { method: 'virtual_account', account: prefixed('9', 12) },
      {
        method: 'convenience_store',
        store: { en: 'Sample Shop' },
        code: withLuhn('95', 12),
        limit: 2_000_000,
      },
    ],
  },
  banks,
  refusesOtherHolders: false,
  nameForms: { titles, spellings: [], fold: null },
  ownNumbers: {
    identity: { called: 'usual', groups: [[6, 6, 6]] },
    account: { called: 'usual', groups: [4] },
    phone: { groups: '(\\d+)(\\d{3})(\\d{4})', trunk: '0' },
    companyPhone: '(\\d+)(\\d{3})(\\d{4})',
  },
  identityCard,
  regions: thaiRegions,
  samples: {
    pictures: samplePictures('Sample', 'generic', 'generic-'),
    phone: '081 234 5678',
    phoneStem: '800000',
    accounts: {
      signing_fails: '0000000000501',
      payout_fails: '0000000000502',
      lower_approval: '0000000000503',
      application_waits: '0000000000504',
      application_rejected: '0000000000505',
    },
    incomes: { lowest: 'below_10000', most: 'above_50000' },
    identityStem: (nth) => `990000${padded(nth, 11)}`,
  },
}
