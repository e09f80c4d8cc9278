import { iban } from '../account-number.ts'
import { MOST_DIGITS } from '../company-phone.ts'
import type { Edition } from '../edition.ts'
import { eighteenDigits, genderByDigit } from '../identity-formats.ts'
import type { IdentityFormat } from '../identity-number.ts'
import * as usual from '../usual.ts'

/** Pakistan's CNIC: region 1–8 (Azad Kashmir's is 8), no check digit; an odd last digit is a man's. */
const pakistaniCnic: IdentityFormat = {
  length: 13,
  shape: /^[1-8]\d{11}[1-9]$/,
  reads: (number) => ({ gender: genderByDigit(number[12]) }),
}

/** Pakistan's rules and choices: among them CNIC of 13 digits, wallets, and IBAN of 24. */
export const pakistan: Edition = {
  country: 'PK',
  countryLanguage: { value: 'pak', onlyIn: 'ur' },
  phone: { prefix: '+92', minDigits: 10, maxDigits: 10, starts: ['3'] },
  companyPhone: { minDigits: 9, maxDigits: MOST_DIGITS },
  identityFormats: [pakistaniCnic, eighteenDigits],
  accountFormats: {
    card: usual.card,
    bank_account: iban('PK', 24, '[A-Z]{4}[0-9A-Z]{16}'),
  },
  accountCategories: usual.accountCategories,
  nameParts: usual.nameParts,
  genders: ['male', 'female', 'third_gender'],
  education: usual.education,
  maritalStatus: usual.maritalStatus,
  incomeBands: usual.incomeBands,
  workTypes: usual.workTypes,
  workTypesWithoutCompany: usual.workTypesWithoutCompany,
  occupations: [
    'labourer',
    'shop_assistant',
    'farmer',
    'business_owner',
    'factory_worker',
    'driver',
    'taxi_driver',
    'delivery_rider',
    'street_vendor',
    'wholesaler',
    'mechanic',
    'cook',
    'waiter',
    'cleaner',
    'security_guard',
    'hairdresser',
    'fisherman',
    'teacher',
    'medical_staff',
    'doctor',
    'engineer',
    'information_technology',
    'accountant',
    'administrative_staff',
    'marketer',
    'designer',
    'lawyer',
    'police',
    'military',
    'government_official',
    'housewife',
    'college_student',
    'temporary_employee',
    'retired',
  ],
  payDays: usual.payDaysByRhythm,
  weeklyPayDays: usual.payDaysByRhythm,
  payMethods: usual.payMethods,
  contacts: usual.oneOfEachContact,
  transport: null,
}
