import { cardNumber, digitsBetween, LONGEST_ACCOUNT_NUMBER } from '../account-number.ts'
import type { Edition } from '../edition.ts'
import { eighteenDigits } from '../identity-formats.ts'

const ONE_LIST = ['siblings', 'friends', 'father', 'mother', 'partner'] as const

/** Days of the month as the contract spells them. */
const daysOfMonth = [
  ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16'],
  ...['17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30', '31'],
] as Edition['payDays']

/** The English edition, and what the others start from. */
export const generic: Edition = {
  country: 'GENERIC',
  countryLanguage: { value: 'zh' },
  phone: { prefix: '+66', minDigits: 8, maxDigits: 9, starts: [] },
  identityFormats: [eighteenDigits],
  accountFormats: {
    bank_account: digitsBetween(8, LONGEST_ACCOUNT_NUMBER),
    card: cardNumber(12, LONGEST_ACCOUNT_NUMBER),
  },
  accountCategories: ['bank_account', 'card', 'wallet'],
  nameParts: [{ part: 'full_name', required: true }],
  genders: ['male', 'female'],
  education: [
    'undergraduate_and_above',
    'high_school',
    'secondary_school',
    'junior_high_and_below',
  ],
  maritalStatus: ['married', 'unmarried'],
  incomeBands: [
    'below_10000',
    'from_10000_to_15000',
    'from_15000_to_20000',
    'from_20000_to_30000',
    'from_30000_to_50000',
    'above_50000',
  ],
  workTypes: ['salaried', 'self_employer', 'student', 'others'],
  workTypesWithoutCompany: ['student', 'others'],
  occupations: [
    'police',
    'housewife',
    'business_owner',
    'teacher',
    'herdsman',
    'labourer',
    'government_contractor',
    'mechanic',
    'driver',
    'wholesaler',
    'engineer',
    'information_technology',
    'waiter',
    'researcher',
    'accountant',
    'marketer',
    'consultant',
    'civil_servant',
    'administrative_staff',
    'medical_staff',
    'fisherman',
    'crew_member',
    'informal_official',
    'broker',
    'cook',
    'security_officer',
    'breeder',
    'architect',
    'executive',
    'military',
    'designer',
    'college_student',
    'artist',
    'lawyer',
    'retired',
    'government_official',
    'security_guard',
    'temporary_employee',
    'pilot',
    'doctor',
  ],
  payDays: daysOfMonth,
  payMethods: ['weekly', 'daily_or_fortnightly', 'monthly', 'semi_monthly'],
  contacts: {
    direct_relative: { required: 2, offered: 2, relations: ONE_LIST },
    emergency_contact: { required: 1, offered: 3, relations: ONE_LIST },
  },
  transport: null,
}

/** Contacts as every edition but the generic one asks for them. */
export const oneOfEachContact: Edition['contacts'] = {
  direct_relative: { required: 1, offered: 2, relations: ['father', 'mother', 'spouse'] },
  emergency_contact: { required: 1, offered: 3, relations: ['sibling', 'friend'] },
}
