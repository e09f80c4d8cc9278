import { readPlaces } from '../regions/place-file.ts'
import { prefixed } from '../rules/number-scheme.ts'
import type { CountryProfile } from './country-profile.ts'
import { banks } from './egypt/banks.ts'
import { identityCard } from './egypt/identity-card.ts'
import { nameForms } from './egypt/names.ts'
import { generic } from './generic.ts'
import { bankTransfer, merchantCodes, ownScheme } from './payee.ts'
import { padded, samplePictures } from './samples.ts'

export const egypt: CountryProfile = {
  name: 'Egypt',
  orderPrefix: 'EG',
  appId: 'paso-eg',
  currency: 'EGP',
  zone: 'Africa/Cairo',
  phonePrefix: '+20',
  languages: ['ar', 'en'],
  calendar: 'EG',
  addedHolidays: {
    // The Central Bank has banks close on it for the end of their year.
    rules: ['01-01'],
    insteadOf: [],
    madeUpFor: false,
  },
  product: {
    id: 'eg-short',
    maxAmount: 1_500_000,
    amountStep: 10_000,
    terms: [
      { days: 61, serviceFeeRate: 150 },
      { days: 90, serviceFeeRate: 200 },
      { days: 120, serviceFeeRate: 200 },
      { days: 180, serviceFeeRate: 200 },
    ],
    minAmount: generic.product.minAmount,
    annualInterest: generic.product.annualInterest,
    extensions: generic.product.extensions,
    lateFee: generic.product.lateFee,
    tenthsByIncome: generic.product.tenthsByIncome,
    tightIncome: generic.product.tightIncome,
  },
  support: {
    phone: '+20200000000',
    address: 'Paso Sandbox, 1 Invented Street, Cairo',
    hours: generic.support.hours,
    email: generic.support.email,
  },
  regulator: {
    names: {
      en: 'Financial Regulatory Authority',
      ar: 'الهيئة العامة للرقابة المالية',
      es: 'Autoridad de Regulación Financiera (FRA) de Egipto',
      vi: 'Cơ quan Quản lý Tài chính Ai Cập (FRA)',
      th: 'หน่วยงานกำกับดูแลทางการเงินของอียิปต์ (FRA)',
      ur: 'مالیاتی نگراں ادارہ مصر (FRA)',
    },
    url: 'https://fra.gov.eg',
  },
  payee: {
    referenceDigits: 9,
    ways: [
      // A Fawry reference is no longer than nine digits, so that it is the reference itself.
      {
        method: 'convenience_store',
        store: { en: 'Fawry', ar: 'فوري' },
        code: prefixed('', 9),
        limit: 1_000_000,
      },
      { method: 'virtual_account', account: prefixed('1000', 9) },
      bankTransfer,
      {
        method: 'scan_code',
        scheme: merchantCodes({
          ...ownScheme,
          currencyNumber: '818',
          country: 'EG',
          city: 'Cairo',
        }),
      },
    ],
    name: generic.payee.name,
    accountNumber: 'EG380019000500000000263180002',
  },
  banks,
  refusesOtherHolders: true,
  nameForms,
  ownNumbers: {
    identity: {
      called: 'national',
      groups: [
        [1, 6, 2, 5],
        [6, 6, 6],
      ],
    },
    account: { called: 'iban', groups: [4] },
    phone: { groups: '(\\d+)(\\d{4})(\\d{4})', trunk: '0' },
    companyPhone: '(?:(02|01\\d)(\\d{4})|(\\d+)(\\d{3}))(\\d{4})',
  },
  identityCard,
  regions: readPlaces(new URL('egypt/places.txt', import.meta.url), 'eg', 'ar'),
  samples: {
    pictures: samplePictures('Egyptian', 'eg', 'eg-'),
    phone: '010 1234 5678',
    phoneStem: '1000000',
    accounts: {
      signing_fails: 'EG040019000000000000000000501',
      payout_fails: 'EG740019000000000000000000502',
      lower_approval: 'EG470019000000000000000000503',
      application_waits: 'EG200019000000000000000000504',
      application_rejected: 'EG900019000000000000000000505',
    },
    // The last digit of the serial number is odd: a man's.
    identityStem: (nth) => `290050501${padded(nth * 2 - 1, 4)}`,
    incomes: generic.samples.incomes,
  },
  loanWords: generic.loanWords,
  schools: 'technical',
  genders: generic.genders,
  highestApr: generic.highestApr,
  movesPastPayDay: generic.movesPastPayDay,
  contactHours: generic.contactHours,
  allowsDeviceLists: generic.allowsDeviceLists,
  liveness: generic.liveness,
}
