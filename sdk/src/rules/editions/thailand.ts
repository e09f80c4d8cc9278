import { digitsBetween, LONGEST_ACCOUNT_NUMBER } from '../account-number.ts'
import { MOST_DIGITS } from '../company-phone.ts'
import type { Edition } from '../edition.ts'
import { eighteenDigits } from '../identity-formats.ts'
import type { IdentityFormat } from '../identity-number.ts'
import * as usual from '../usual.ts'

/** Thai citizen number: first digit 1–8, the last one checks the other twelve. */
const thaiCitizenNumber: IdentityFormat = {
  length: 13,
  shape: /^[1-8]\d{12}$/,
  hasCheckDigit: true,
  exists(number) {
    let sum = 0
    for (let i = 0; i < 12; i++) sum += Number(number[i]) * (13 - i)
    return Number(number[12]) === (11 - (sum % 11)) % 10
  },
}

/** Thailand's rules and choices, the default: among them identity numbers of 13 digits with a check digit. */
export const thailand: Edition = {
  country: 'TH',
  countryLanguage: { value: 'th' },
  phone: { prefix: '+66', minDigits: 8, maxDigits: 9, starts: [] },
  companyPhone: { minDigits: 8, maxDigits: MOST_DIGITS, short: /^1\d{3}$/ },
  identityFormats: [thaiCitizenNumber, eighteenDigits],
  accountFormats: {
    card: usual.card,
    bank_account: digitsBetween(10, LONGEST_ACCOUNT_NUMBER),
  },
  accountCategories: usual.accountCategories,
  nameParts: [
    { part: 'given_name', required: true },
    { part: 'family_name', required: true },
    { part: 'nickname', required: false },
  ],
  genders: ['male', 'female', 'third_gender'],
  education: [
    'primary_or_less',
    'lower_secondary',
    'upper_secondary_or_vocational',
    'diploma',
    'bachelor_or_more',
  ],
  maritalStatus: usual.maritalStatus,
  incomeBands: [
    'th_below_6000',
    'th_6000_to_9999',
    'th_10000_to_14999',
    'th_15000_to_19999',
    'th_20000_to_29999',
    'th_30000_and_up',
  ],
  workTypes: usual.workTypes,
  workTypesWithoutCompany: usual.workTypesWithoutCompany,
  occupations: [
    'farmer',
    'street_vendor',
    'factory_worker',
    'shop_assistant',
    'delivery_rider',
    'taxi_driver',
    'driver',
    'labourer',
    'business_owner',
    'wholesaler',
    'hairdresser',
    'cook',
    'waiter',
    'cleaner',
    'security_guard',
    'mechanic',
    'fisherman',
    'teacher',
    'civil_servant',
    'government_official',
    'police',
    'military',
    'medical_staff',
    'doctor',
    'engineer',
    'information_technology',
    'accountant',
    'administrative_staff',
    'marketer',
    'designer',
    'lawyer',
    'housewife',
    'college_student',
    'temporary_employee',
    'retired',
  ],
  payDays: usual.payDays,
  weeklyPayDays: [],
  payMethods: ['bank_transfer', 'cash', 'other'],
  contacts: usual.oneOfEachContact,
  transport: {
    private: ['bicycle', 'motorbike', 'car', 'truck'],
    public: ['bus', 'light_rail', 'subway', 'taxi', 'other'],
  },
}
