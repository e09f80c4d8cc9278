import { iban } from '../account-number.ts'
import { MOST_DIGITS } from '../company-phone.ts'
import type { Edition } from '../edition.ts'
import { isCalendarDate } from '../birth-date.ts'
import { dateOf, eighteenDigits, genderByDigit } from '../identity-formats.ts'
import type { IdentityFormat } from '../identity-number.ts'
import * as usual from '../usual.ts'

const GOVERNORATES = /^(0[1-4]|1[1-9]|2[1-9]|3[1-5]|88)$/

/** Egypt's national number: century, date, governorate. Its last digit is no official check, so it blocks nobody. */
const egyptianNationalNumber: IdentityFormat = {
  length: 14,
  shape: /^[23]\d{13}$/,
  exists: (number) =>
    isCalendarDate(egyptianBirthDate(number)) && GOVERNORATES.test(number.slice(7, 9)),
  reads: (number) => ({
    birthDate: egyptianBirthDate(number),
    gender: genderByDigit(number[12]),
  }),
}

function egyptianBirthDate(number: string): string {
  return dateOf(number.startsWith('2') ? '19' : '20', number.slice(1, 7))
}

/** Egypt's rules and choices: among them identity numbers of 14 digits that hold birth date and sex, and IBAN of 29. */
export const egypt: Edition = {
  country: 'EG',
  countryLanguage: { value: 'eg', onlyIn: 'ar' },
  phone: { prefix: '+20', minDigits: 10, maxDigits: 10, starts: ['10', '11', '12', '15'] },
  companyPhone: { minDigits: 8, maxDigits: MOST_DIGITS, short: /^1[5-9]\d{3}$/ },
  identityFormats: [egyptianNationalNumber, eighteenDigits],
  accountFormats: { card: usual.card, bank_account: iban('EG', 29, '\\d{25}') },
  accountCategories: usual.accountCategories,
  nameParts: usual.nameParts,
  genders: usual.genders,
  education: usual.education,
  maritalStatus: usual.maritalStatus,
  incomeBands: usual.incomeBands,
  workTypes: usual.workTypes,
  workTypesWithoutCompany: usual.workTypesWithoutCompany,
  occupations: [
    'civil_servant',
    'shop_assistant',
    'labourer',
    'factory_worker',
    'farmer',
    'driver',
    'taxi_driver',
    'delivery_rider',
    'street_vendor',
    'business_owner',
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
