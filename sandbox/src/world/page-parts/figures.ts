import { madeAt } from '../../foundation/identifier.ts'
import type { Currency, Minor } from '../../foundation/money.ts'
import { profileOf } from '../../lending/countries/countries.ts'
import { html, type Html } from '../../foundation/html.ts'

/** A sum for testers, with both hundredths: `฿1,234.50`. */
export function moneyText(amount: Minor, currency: Currency): string {
  const format = new Intl.NumberFormat('en', {
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

/** A whole number for testers: `15,000`. */
export const countText = (value: number): string => value.toLocaleString('en')

/** A day and time in an edition's zone, which is named: `21 Nov 2026, 18:05 Mexico City time`. */
export function timeText(instant: Date, edition: { appId: string }): string {
  const { zone } = profileOf(edition)
  const shown = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(instant)
  return `${shown} ${zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone} time`
}

/**
 * The business time of something in its edition's zone. Where `id` says when it really was, that is its
 * tooltip: the console moves the one clock and not the other.
 */
export function timeOf(instant: Date, edition: { appId: string }, id?: string): Html {
  const real = id === undefined ? undefined : madeAt(id)
  return html`<time
    datetime="${instant.toISOString()}"
    title="${real === undefined ? 'By the lender’s clock' : `Really at ${realTimeText(real)}`}"
    >${timeText(instant, edition)}</time
  >`
}

const realTimeText = (instant: Date): string =>
  `${new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'medium', timeStyle: 'short' }).format(instant)} UTC`

/** A calendar date `YYYY-MM-DD` for testers: `21 Nov 2026`. */
export function dayText(day: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    dateStyle: 'medium',
  }).format(new Date(`${day}T00:00:00Z`))
}
