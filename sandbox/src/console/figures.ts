import type { Currency, Minor } from '../rules/money.ts'

/** A sum for people, with both hundredths: `฿1,234.50`. */
export function moneyText(amount: Minor, currency: Currency, language = 'en'): string {
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
  })
  // Hundredths stay exact as text: the formatter takes a decimal string as it is.
  const sign = amount < 0 ? '-' : ''
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return format.format(`${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`)
}

/** A day and time in a zone: `21 Nov 2026, 18:05`. */
export function timeText(instant: Date, zone: string, language = 'en'): string {
  return new Intl.DateTimeFormat(`${language === 'en' ? 'en-GB' : language}-u-ca-gregory-nu-latn`, {
    timeZone: zone,
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(instant)
}

/** A calendar date `YYYY-MM-DD` for people: `21 Nov 2026`. */
export function dayText(day: string, language = 'en'): string {
  return new Intl.DateTimeFormat(`${language === 'en' ? 'en-GB' : language}-u-ca-gregory-nu-latn`, {
    timeZone: 'UTC',
    dateStyle: 'medium',
  }).format(new Date(`${day}T00:00:00Z`))
}

/** Basis points a year as percent with one decimal: `22.8%`. */
export function rateText(basisPoints: number): string {
  return `${(Math.round(basisPoints / 10) / 10).toFixed(1)}%`
}
