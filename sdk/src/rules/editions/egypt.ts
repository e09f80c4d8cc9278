import { iban } from '../account-number.ts'
import type { Edition } from '../edition.ts'
import { egyptianNationalNumber, eighteenDigits } from '../identity-formats.ts'
import { generic, oneOfEachContact } from './generic.ts'

export const egypt: Edition = {
  ...generic,
  country: 'EG',
  phone: { prefix: '+20', minDigits: 10, maxDigits: 10, starts: ['10', '11', '12', '15'] },
  identityFormats: [egyptianNationalNumber, eighteenDigits],
  accountFormats: { ...generic.accountFormats, bank_account: iban('EG', 29) },
  contacts: oneOfEachContact,
}
