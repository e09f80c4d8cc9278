import { mexico as rules } from '@paso/sdk/rules'
import { readPlaces } from '../regions/place-file.ts'
import { ownAccount, withLuhn } from '../rules/number-scheme.ts'
import type { CountryProfile } from './country-profile.ts'
import { generic } from './generic.ts'
import { banks } from './mexico/banks.ts'
import { identityCard } from './mexico/identity-card.ts'
import { nameForms } from './mexico/names.ts'
import { bankTransfer, merchantCodes, ownScheme } from './payee.ts'
import { samplePictures } from './samples.ts'

const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'

/** Three consonants that count. */
function consonants(number: number): string {
  const at = (weight: number) => LETTERS[Math.floor(number / weight) % LETTERS.length] ?? ''
  return at(LETTERS.length ** 2) + at(LETTERS.length) + at(1)
}

/** A CLABE of its own: bank and place (six digits), the reference (eleven), the check digit. */
export const clabe = ownAccount(rules.accountFormats.bank_account, {
  digits: 11,
  checkDigits: 1,
  write: (reference, check) => `646180${reference}${check}`,
})

export const mexico: CountryProfile = {
  name: 'Mexico',
  loanWords: 'cat',
  schools: generic.schools,
  genders: 'x',
  orderPrefix: 'MX',
  appId: 'paso-mx',
  currency: 'MXN',
  zone: 'America/Mexico_City',
  phonePrefix: '+52',
  languages: ['es', 'en'],
  calendar: 'MX',
  addedHolidays: {
    // The federal executive has changed on 1 October since 2024.
    rules: ['10-01 every 6 years since 2024'],
    insteadOf: ['12-01 every 6 years since 1934'],
    madeUpFor: false,
  },
  product: {
    id: 'mx-short',
    maxAmount: 1_000_000,
    amountStep: 10_000,
    terms: [
      { days: 61, serviceFeeRate: 150 },
      { days: 90, serviceFeeRate: 200 },
      { days: 120, serviceFeeRate: 200 },
    ],
    tenthsByIncome: {
      mx_3000_to_5999: 2,
      mx_6000_to_8999: 4,
      mx_9000_to_11999: 6,
      mx_12000_to_15000: 8,
      mx_above_15000: 10,
    },
    tightIncome: { band: 'mx_3000_to_5999', least: 300_000 },
    minAmount: generic.product.minAmount,
    annualInterest: generic.product.annualInterest,
    extensions: generic.product.extensions,
    lateFee: generic.product.lateFee,
  },
  contactHours: [7, 22],
  support: {
    phone: '+525500000000',
    address: 'Paso Sandbox, 1 Invented Street, Ciudad de México',
    hours: generic.support.hours,
    email: generic.support.email,
  },
  regulator: {
    names: {
      en: 'CONDUSEF',
      es: 'CONDUSEF',
      vi: 'CONDUSEF (ủy ban bảo vệ người dùng dịch vụ tài chính)',
      th: 'CONDUSEF (คณะกรรมการคุ้มครองผู้ใช้บริการทางการเงิน)',
      ar: 'CONDUSEF (هيئة حماية مستخدمي الخدمات المالية)',
      ur: 'CONDUSEF (مالی خدمات کے صارفین کے تحفظ کا کمیشن)',
    },
    url: 'https://www.condusef.gob.mx',
  },
  payee: {
    referenceDigits: 11,
    ways: [
      { method: 'virtual_account', account: clabe },
      {
        method: 'convenience_store',
        store: { en: 'OXXO' },
        code: withLuhn('93', 11),
        limit: 1_000_000,
      },
      { method: 'paynet', code: withLuhn('1010', 11), limit: 999_999 },
      bankTransfer,
      {
        method: 'scan_code',
        scheme: merchantCodes({
          ...ownScheme,
          currencyNumber: '484',
          country: 'MX',
          city: 'Mexico City',
        }),
      },
    ],
    name: generic.payee.name,
    accountNumber: '002010077777777771',
  },
  banks,
  refusesOtherHolders: true,
  nameForms,
  ownNumbers: {
    identity: {
      called: 'curp',
      groups: [[4, 6, 6, 2]],
      groupsOfDigits: [
        [4, 4, 4, 4],
        [6, 6, 6],
      ],
    },
    account: { called: 'clabe', groups: [3, 3, 11, 1] },
    phone: { groups: '(?:(33|55|56|81)(\\d{4})|(\\d{3})(\\d{3}))(\\d{4})', trunk: '' },
    companyPhone: '(?:(55|56|33|81)(\\d{4})|(\\d{3})(\\d{3}))(\\d{4})',
  },
  identityCard,
  regions: readPlaces(new URL('mexico/places.txt', import.meta.url), 'mx', 'es'),
  samples: {
    pictures: samplePictures('Mexican', 'mx', 'mx-'),
    phone: '55 1234 5678',
    phoneStem: '5500000',
    accounts: {
      signing_fails: '002000000000005016',
      payout_fails: '002000000000005029',
      lower_approval: '002000000000005032',
      application_waits: '002000000000005045',
      application_rejected: '002000000000005058',
    },
    incomes: { lowest: 'mx_below_3000', most: 'mx_above_15000' },
    identityStem: (nth) => `SXRA900505HDF${consonants(nth)}0`,
  },
  highestApr: generic.highestApr,
  movesPastPayDay: generic.movesPastPayDay,
  allowsDeviceLists: generic.allowsDeviceLists,
  liveness: generic.liveness,
}
