import type { Country } from './country.ts'
import { onlyDigits, plain } from './writing.ts'

/** D4: calling code, how long a national number is, and what a mobile one begins with. */
const plans: Record<
  Country,
  { code: string; lengths: readonly number[]; starts: readonly string[] }
> = {
  TH: { code: '66', lengths: [8, 9], starts: [] },
  GENERIC: { code: '66', lengths: [8, 9], starts: [] },
  MX: { code: '52', lengths: [10], starts: [] },
  PK: { code: '92', lengths: [10], starts: ['3'] },
  EG: { code: '20', lengths: [10], starts: ['10', '11', '12', '15'] },
}

/**
 * Whether it can be called: the national number by itself, behind the trunk's zero, or behind the
 * calling code, with E.164's plus or the two zeros that stand for it. Without either
 * only where it is longer than a national number with its zero.
 */
export function isPhone(country: Country, typed: string): boolean {
  const { code, lengths, starts } = plans[country]
  const number = plain(typed)
  const longest = Math.max(...lengths)
  const openings = [`+${code}`, `00${code}`, ...(number.length > longest + 1 ? [code] : [])]
  const opening = openings.find((each) => number.startsWith(each)) ?? ''
  const behind = number.slice(opening.length)
  const national = behind.startsWith('0') ? behind.slice(1) : behind
  if (!onlyDigits(national) || !lengths.includes(national.length)) return false
  return starts.length > 0
    ? starts.some((start) => national.startsWith(start))
    : !national.startsWith('0')
}
