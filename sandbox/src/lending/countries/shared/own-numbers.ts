import type { AccountCategory } from '@paso/sdk/rules'

/** What words choose the name of a number by, as the app calls it in the country. */
export type NumberName =
  | 'usual'
  | 'card'
  | 'wallet'
  | 'clabe'
  | 'cnic'
  | 'curp'
  | 'iban'
  | 'national'

/** How people of a country call and write the numbers that are their own. */
export interface OwnNumbers {
  /** The number of a person, with the groups of each length that one has. */
  identity: {
    called: NumberName
    groups: readonly (readonly number[])[]
    /** Where it has letters: the groups of another document's number, which is digits alone. */
    groupsOfDigits?: readonly (readonly number[])[]
    /** What people write between the groups of a number of this length, where it is no space. */
    between?: Readonly<Record<number, string>>
  }
  /** The number of a bank account. The last group goes on where one is longer. */
  account: { called: NumberName; groups: readonly number[] }
  /** The groups of a phone number, of a pattern, and what is dialled before it within the country. */
  phone: { groups: string; trunk: '0' | '' }
  /** The groups of a phone number at work, as it is dialled within the country. */
  companyPhone: string
}

const total = (groups: readonly number[]): number => groups.reduce((sum, group) => sum + group, 0)

function inGroups(number: string, [size = 4, ...others]: readonly number[], between = ' '): string {
  const rest = number.slice(size)
  if (rest === '') return number
  return (
    number.slice(0, size) + between + inGroups(rest, others.length > 0 ? others : [size], between)
  )
}

/** What the pattern's groups take of a number; one of another form stays as it is. */
function byPattern(number: string, pattern: string): string {
  const [, ...groups] = new RegExp(`^${pattern}$`).exec(number) ?? []
  return groups.filter(Boolean).join(' ') || number
}

/** `3520226935288` as `35202-2693528-8`, with its name; one of a length that nobody has there stays in one piece. */
export function writtenIdentityNumber(
  number: string,
  { identity: { called, groups, groupsOfDigits, between } }: OwnNumbers,
): { called: NumberName; written: string } {
  const others = /^\d+$/.test(number) ? groupsOfDigits : undefined
  const own = (others ?? groups).find((each) => total(each) === number.length) ?? [number.length]
  const written = inGroups(number, own, between?.[number.length])
  return { called: others === undefined ? called : 'usual', written }
}

/** A payment's reference as the app shows it, to be compared: `402177881903` as `4021 7788 1903`. */
export const writtenReference = (reference: string): string => inGroups(reference, [4])

/** `+92` and `3001234567` as `+92 300 1234567`. */
export const writtenPhone = (prefix: string, phone: string, own: OwnNumbers): string =>
  `${prefix} ${byPattern(phone, own.phone.groups)}`

/** `0227654321` as `02 2765 4321`. */
export const writtenCompanyPhone = (phone: string, { companyPhone }: OwnNumbers): string =>
  byPattern(phone, companyPhone)

/** The name and the writing of an account's number. A wallet's is a phone number, as it is dialled there. */
export function writtenAccount(
  { category, number }: { category: AccountCategory; number: string },
  { account, phone }: OwnNumbers,
): { called: NumberName; written: string } {
  if (category === 'bank_account') {
    return { called: account.called, written: inGroups(number, account.groups) }
  }
  const written =
    category === 'wallet' ? byPattern(phone.trunk + number, phone.groups) : inGroups(number, [4])
  return { called: category, written }
}
