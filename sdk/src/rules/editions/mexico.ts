import { clabe, digitsBetween } from '../account-number.ts'
import type { Edition } from '../edition.ts'
import { eighteenDigits, mexicanCurp, sixteenDigits } from '../identity-formats.ts'
import { generic, oneOfEachContact } from './generic.ts'

export const mexico: Edition = {
  ...generic,
  country: 'MX',
  phone: { prefix: '+52', minDigits: 10, maxDigits: 10, starts: [] },
  identityFormats: [mexicanCurp, sixteenDigits, eighteenDigits],
  accountFormats: { bank_account: clabe, card: digitsBetween(16, 16) },
  accountCategories: ['bank_account', 'card'],
  nameParts: [
    { part: 'given_name', required: true },
    { part: 'second_name', required: false },
    { part: 'family_name', required: true },
    { part: 'second_family_name', required: true },
  ],
  education: [
    'primaria',
    'secundaria',
    'preparatoria',
    'carrera_tecnica',
    'licenciatura',
    'posgrado',
  ],
  maritalStatus: ['single', 'divorced', 'married', 'widowed'],
  incomeBands: [
    'mx_below_3000',
    'mx_3000_to_5999',
    'mx_6000_to_8999',
    'mx_9000_to_11999',
    'mx_12000_to_15000',
    'mx_above_15000',
  ],
  workTypes: ['employee', 'self_employed'],
  workTypesWithoutCompany: [],
  payDays: [
    ...generic.payDays,
    ...(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const),
  ],
  contacts: oneOfEachContact,
}
