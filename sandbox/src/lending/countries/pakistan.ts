import { pakistan as rules } from '@paso/sdk/rules'
import { readPlaces } from '../regions/place-file.ts'
import { ownAccount, withLuhn } from '../rules/number-scheme.ts'
import type { CountryProfile } from './country-profile.ts'
import { generic } from './generic.ts'
import { banks } from './pakistan/banks.ts'
import { identityCard } from './pakistan/identity-card.ts'
import { nameForms } from './pakistan/names.ts'
import { bankTransfer, merchantCodes } from './payee.ts'
import { padded, samplePictures } from './samples.ts'

/** An IBAN of its own: the bank's four letters, four zeros, the reference. */
export const iban = ownAccount(rules.accountFormats.bank_account, {
  digits: 12,
  checkDigits: 2,
  write: (reference, check) => `PK${check}PASO0000${reference}`,
})

export const pakistan: CountryProfile = {
  name: 'Pakistan',
  loanWords: 'markup',
  schools: 'matric',
  genders: generic.genders,
  orderPrefix: 'PK',
  appId: 'paso-pk',
  currency: 'PKR',
  zone: 'Asia/Karachi',
  phonePrefix: '+92',
  languages: ['ur', 'en'],
  calendar: 'PK',
  addedHolidays: {
    // Bank holidays of the State Bank. On 1 Ramadan banks deduct zakat and are closed to the public.
    rules: ['01-01', '07-01', '1 Ramadan'],
    insteadOf: [],
    madeUpFor: false,
  },
  product: {
    id: 'pk-short',
    minAmount: generic.product.minAmount,
    maxAmount: generic.product.maxAmount,
    amountStep: generic.product.amountStep,
    annualInterest: generic.product.annualInterest,
    terms: generic.product.terms,
    extensions: generic.product.extensions,
    lateFee: generic.product.lateFee,
    tenthsByIncome: generic.product.tenthsByIncome,
    tightIncome: generic.product.tightIncome,
  },
  // Forbidden even with consent.
  allowsDeviceLists: false,
  liveness: generic.liveness,
  support: {
    phone: '+92510000000',
    address: 'Paso Sandbox, 1 Invented Street, Islamabad',
    hours: generic.support.hours,
    email: generic.support.email,
  },
  regulator: {
    names: {
      en: 'Securities and Exchange Commission of Pakistan',
      ur: 'سیکیورٹیز اینڈ ایکسچینج کمیشن آف پاکستان',
      es: 'Comisión de Valores y Bolsa de Pakistán (SECP)',
      vi: 'Ủy ban Chứng khoán và Giao dịch Pakistan (SECP)',
      th: 'คณะกรรมการกำกับหลักทรัพย์และตลาดหลักทรัพย์ปากีสถาน (SECP)',
      ar: 'هيئة الأوراق المالية والبورصات الباكستانية',
    },
    url: 'https://www.secp.gov.pk',
  },
  payee: {
    ways: [
      {
        method: 'scan_code',
        scheme: merchantCodes({
          scheme: 'pk.raast',
          account: '+923000000000',
          currencyNumber: '586',
          country: 'PK',
          city: 'Islamabad',
        }),
      },
      bankTransfer,
      { method: 'virtual_account', account: iban },
      {
        method: 'convenience_store',
        store: { en: 'Easypaisa, JazzCash', ur: 'ایزی پیسہ، جاز کیش' },
        code: withLuhn('92', 12),
        limit: 2_500_000,
      },
    ],
    name: generic.payee.name,
    accountNumber: 'PK36SCBL0000001123456702',
    referenceDigits: generic.payee.referenceDigits,
  },
  banks,
  refusesOtherHolders: true,
  nameForms,
  ownNumbers: {
    identity: {
      called: 'cnic',
      groups: [
        [5, 7, 1],
        [6, 6, 6],
      ],
      between: { 13: '-' },
    },
    account: { called: 'iban', groups: [4] },
    phone: { groups: '(\\d+)(\\d{7})', trunk: '0' },
    companyPhone: '(03\\d\\d|\\d{3})(\\d{7,8})',
  },
  identityCard,
  regions: readPlaces(new URL('pakistan/places.txt', import.meta.url), 'pk', 'ur'),
  samples: {
    pictures: samplePictures('Pakistani', 'pk', 'pk-'),
    phone: '0300 1234567',
    phoneStem: '3000000',
    accounts: {
      signing_fails: 'PK02SCBL0000000000000501',
      payout_fails: 'PK72SCBL0000000000000502',
      lower_approval: 'PK45SCBL0000000000000503',
      application_waits: 'PK18SCBL0000000000000504',
      application_rejected: 'PK88SCBL0000000000000505',
    },
    identityStem: (nth) => `35299${padded(nth, 7)}`,
    // A man's.
    identityEnds: '13579',
    incomes: generic.samples.incomes,
  },
  highestApr: generic.highestApr,
  movesPastPayDay: generic.movesPastPayDay,
  contactHours: generic.contactHours,
}
