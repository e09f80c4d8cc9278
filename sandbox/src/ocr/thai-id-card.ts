import { checkIdentityNumber, isCalendarDate, thailand } from '@paso/sdk/rules'
import type { PrintedText } from './text-engine.ts'

/** What a document says about its holder; null where it could not be read. All of it a proposal. */
export interface IdentityReading {
  identity_number: string | null
  given_name: string | null
  family_name: string | null
  full_name: string | null
  /** `YYYY-MM-DD`, Gregorian. */
  birth_date: string | null
  gender: 'male' | 'female' | null
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const TITLES: Record<string, 'male' | 'female'> = {
  mr: 'male',
  master: 'male',
  mrs: 'female',
  miss: 'female',
  ms: 'female',
}
/** The Buddhist era is 543 years ahead; no Gregorian year of birth is this large. */
const BUDDHIST_FROM = 2400

/** Whether 13 digits begin as a Thai number does and end in the right check digit. */
const checksOut = (digits: string): boolean => checkIdentityNumber(digits, thailand) === undefined

/** The 13 digits, printed `1 2345 67890 12 3`; one that checks out before any other. */
function identityNumber(lines: readonly string[]): string | null {
  const runs = lines.flatMap((line) => line.match(/(?<!\d)\d(?:[ .-]?\d){12}(?![ .-]?\d)/g) ?? [])
  const numbers = runs.map((run) => run.replaceAll(/\D/g, ''))
  return numbers.find(checksOut) ?? null
}

function nameIn(text: string): string | null {
  const name = /^[^A-Za-z]*([A-Za-z][A-Za-z'. -]*[A-Za-z])/.exec(text)?.[1]?.replaceAll(/\s+/g, ' ')
  return name !== undefined && name.length <= 100 ? name : null
}

/** `Name Mr. Somchai`: title and given name; the label may be lost, the title is enough. */
function givenName(lines: readonly string[]): Pick<IdentityReading, 'given_name' | 'gender'> {
  for (const line of lines) {
    const titled = /\b(Mr|Mrs|Miss|Ms|Master)\b[. ]+(.+)$/.exec(line)
    if (titled?.[1] !== undefined && titled[2] !== undefined) {
      const gender = TITLES[titled[1].toLowerCase()] ?? null
      return { given_name: nameIn(titled[2]), gender }
    }
  }
  const labelled = lines.find((line) => /^\W*Name\b/.test(line))?.replace(/^\W*Name\b/, '')
  return { given_name: labelled === undefined ? null : nameIn(labelled), gender: null }
}

function familyName(lines: readonly string[]): string | null {
  const label = /\bLast\s*name\b/i
  const line = lines.find((candidate) => label.test(candidate))
  return line === undefined ? null : nameIn(line.slice(line.search(label)).replace(label, ''))
}

function dateIn(text: string): string | null {
  const found = /(\d{1,2})\s*([A-Za-z]{3})[a-z]*\.?\s*(\d{4})(?!\d)/.exec(text)
  const month = MONTHS.indexOf(found?.[2]?.toLowerCase() ?? '') + 1
  if (found === null || month === 0) return null
  const printed = Number(found[3])
  const year = printed >= BUDDHIST_FROM ? printed - 543 : printed
  const two = (value: number): string => String(value).padStart(2, '0')
  const day = `${year}-${two(month)}-${two(Number(found[1]))}`
  return isCalendarDate(day) ? day : null
}

/** The date beside its label; else the first line with one date that is neither issue nor expiry. */
function birthDate(lines: readonly string[]): string | null {
  const labelled = lines.find((line) => /Birth/i.test(line) && dateIn(line) !== null)
  const other = lines.find((line) => !/Issue|Expiry/i.test(line) && dateIn(line) !== null)
  const line = labelled ?? other
  return line === undefined ? null : dateIn(line)
}

/** Finds the facts of a Thai national identity card in the print of its front. */
export function readThaiIdCard({ lines }: PrintedText): IdentityReading {
  const { given_name, gender } = givenName(lines)
  const family_name = familyName(lines)
  return {
    identity_number: identityNumber(lines),
    given_name,
    family_name,
    full_name: given_name !== null && family_name !== null ? `${given_name} ${family_name}` : null,
    birth_date: birthDate(lines),
    gender,
  }
}
