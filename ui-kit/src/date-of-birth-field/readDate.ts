import { readDigits } from '../digits/readDigits.ts'

/** The three answers as typed or picked. */
export interface DateParts {
  day: string
  month: string
  year: string
}

/** Between the Buddhist and the common year. */
const BUDDHIST_OFFSET = 543
/** No common year of a living person comes near it, and every Buddhist one is above it. */
const FIRST_BUDDHIST_YEAR = 2400

/**
 * A year as a person writes it, in any digit system, Buddhist or common: `๒๕๔๐` and `2540` are
 * 1997. `undefined` unless it has four digits.
 */
export function readYear(text: string): number | undefined {
  const digits = readDigits(text)
  if (!/^\d{4}$/.test(digits)) return undefined
  const year = Number(digits)
  return year >= FIRST_BUDDHIST_YEAR ? year - BUDDHIST_OFFSET : year
}

/**
 * The date as `YYYY-MM-DD`, common era, or `undefined` while it is incomplete or does not exist
 * (30 February).
 */
export function readDate({ day, month, year }: DateParts): string | undefined {
  const y = readYear(year)
  const m = Number(readDigits(month) || Number.NaN)
  const d = Number(readDigits(day) || Number.NaN)
  if (y === undefined || !Number.isInteger(m) || !Number.isInteger(d)) return undefined
  const date = new Date(Date.UTC(y, m - 1, d))
  date.setUTCFullYear(y)
  const exists = date.getUTCMonth() === m - 1 && date.getUTCDate() === d
  return exists ? date.toISOString().slice(0, 10) : undefined
}

/** The parts of `YYYY-MM-DD`, its year in that calendar; empty parts for anything else. */
export function dateParts(
  iso: string | undefined,
  calendar: 'gregory' | 'buddhist' = 'gregory',
): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso ?? '') ?? []
  const plain = (part: string) => part.replace(/^0/, '')
  const isBuddhist = calendar === 'buddhist' && year !== ''
  return {
    day: plain(day),
    month: plain(month),
    year: isBuddhist ? String(Number(year) + BUDDHIST_OFFSET) : year,
  }
}
