import { iban } from '../account-number.ts'
import type { Edition } from '../edition.ts'
import { eighteenDigits, pakistaniCnic } from '../identity-formats.ts'
import { generic, oneOfEachContact } from './generic.ts'

export const pakistan: Edition = {
  ...generic,
  country: 'PK',
  phone: { prefix: '+92', minDigits: 10, maxDigits: 10, starts: ['3'] },
  identityFormats: [pakistaniCnic, eighteenDigits],
  accountFormats: { ...generic.accountFormats, bank_account: iban('PK', 24) },
  genders: ['male', 'female', 'third_gender'],
  contacts: oneOfEachContact,
}
