import { cardNumber, LONGEST_ACCOUNT_NUMBER } from './account-number.ts'
import type { Edition } from './edition.ts'

/*
 * What several editions have alike. Each stands alone, so that a bundle has only what its own edition names.
 */

export const card = cardNumber(12, LONGEST_ACCOUNT_NUMBER)

export const accountCategories: Edition['accountCategories'] = ['bank_account', 'card', 'wallet']

export const nameParts: Edition['nameParts'] = [{ part: 'full_name', required: true }]

export const genders: Edition['genders'] = ['male', 'female']

export const education: Edition['education'] = [
  'undergraduate_and_above',
  'high_school',
  'secondary_school',
  'junior_high_and_below',
]

export const maritalStatus: Edition['maritalStatus'] = ['married', 'unmarried']

export const incomeBands: Edition['incomeBands'] = [
  'below_10000',
  'from_10000_to_15000',
  'from_15000_to_20000',
  'from_20000_to_30000',
  'from_30000_to_50000',
  'above_50000',
]

export const workTypes: Edition['workTypes'] = ['salaried', 'self_employer', 'student', 'others']

export const workTypesWithoutCompany: Edition['workTypesWithoutCompany'] = ['student', 'others']

export const payMethods: Edition['payMethods'] = [
  'weekly',
  'daily_or_fortnightly',
  'monthly',
  'semi_monthly',
]

/** Days of the month as the contract spells them. */
export const payDays = [
  ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16'],
  ...['17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30', '31'],
] as Edition['payDays']

/** Days for who is paid by the week. */
export const daysOfWeek = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** Days of the month, and those of the week for who is paid by it. */
export const payDaysByRhythm: Edition['payDays'] = [...payDays, ...daysOfWeek]

/** Contacts as every edition but the generic one asks for them. */
export const oneOfEachContact: Edition['contacts'] = {
  direct_relative: { required: 1, offered: 2, relations: ['father', 'mother', 'spouse'] },
  emergency_contact: { required: 1, offered: 3, relations: ['sibling', 'friend'] },
}
