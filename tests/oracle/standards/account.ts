import { clabeCheck, ibanCheck, luhnCheck } from './check-digits.ts'
import type { Country } from './country.ts'
import { isPhone } from './phone.ts'
import { onlyDigits, plain } from './writing.ts'

export type Category = 'bank_account' | 'card' | 'wallet'

/** Whether money can be sent there (D6). */
export function isAccountNumber(country: Country, category: Category, typed: string): boolean {
  if (category === 'wallet') return isPhone(country, typed)
  const number = plain(typed)
  return category === 'card' ? isCard(country, number) : bankAccounts[country](number)
}

/** ISO/IEC 7812: the last digit checks the others. Mexico's have 16, the others 12 to 17. */
function isCard(country: Country, number: string): boolean {
  const [shortest, longest] = country === 'MX' ? [16, 16] : [12, 17]
  if (!onlyDigits(number) || number.length < shortest || number.length > longest) return false
  return number.endsWith(luhnCheck(number.slice(0, -1)))
}

const between = (shortest: number, longest: number) => (number: string) =>
  onlyDigits(number) && number.length >= shortest && number.length <= longest

const bankAccounts: Record<Country, (number: string) => boolean> = {
  TH: between(10, 17),
  GENERIC: between(8, 17),
  MX: (number) =>
    number.length === 18 && onlyDigits(number) && number.endsWith(clabeCheck(number.slice(0, 17))),
  // The register of ISO 13616: PK2!n4!a16!c and EG2!n4!n4!n17!n.
  PK: (number) => isIban('PK', number, (account) => isBankAndAccount(account)),
  EG: (number) => isIban('EG', number, (account) => account.length === 25 && onlyDigits(account)),
}

export function isIban(
  country: string,
  number: string,
  isAccount: (account: string) => boolean,
): boolean {
  const account = number.slice(4)
  if (!number.startsWith(country) || !isAccount(account)) return false
  return number.slice(2, 4) === ibanCheck(country, account)
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export function isBankAndAccount(account: string): boolean {
  const signs = [...account]
  return (
    signs.length === 20 &&
    signs.slice(0, 4).every((sign) => LETTERS.includes(sign)) &&
    signs.every((sign) => LETTERS.includes(sign) || onlyDigits(sign))
  )
}
