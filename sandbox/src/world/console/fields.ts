import { isCalendarDate } from '@paso/sdk/rules'
import { dateIn, instantIn } from '../../foundation/clock.ts'
import { isStorable } from '../../http/pipeline/unstorable.ts'
import { Failure, fieldsInvalid } from '../../foundation/failure.ts'
import { isIdentifier } from '../../foundation/identifier.ts'
import type { OrderName } from './outside-world.ts'

/** The fields of a console's call, as JSON has them. Each reader throws 422001 for what it cannot take. */
export type Fields = Readonly<Record<string, unknown>>

const HOUR = 3_600_000
/** Time that passes is lived through day by day: so many are done in a few seconds. */
const LONGEST_MOVE = 400 * 24 * HOUR
/** Nobody paid before: what is written so is a slip of the fingers. */
const EARLIEST_DAY = '2000-01-01'

/** 422001 for one field. */
const wrongField = (field: string): Failure => fieldsInvalid([{ field, rule: 'format' }])

/** A text of so many characters at most; undefined where it is missing or empty. */
export function textIn(fields: Fields, name: string, longest = 500): string | undefined {
  const value = fields[name]
  if (value === undefined || value === '') return undefined
  if (typeof value !== 'string' || value.length > longest) throw wrongField(name)
  if (!isStorable(value)) throw fieldsInvalid([{ field: name, rule: 'type' }])
  return value
}

/** Which order is meant; 404001 for names that no order has. */
export function orderNameIn(fields: Fields): OrderName {
  const borrowerId = textIn(fields, 'borrower_id') ?? ''
  const orderId = textIn(fields, 'order_id') ?? ''
  if (!isIdentifier(borrowerId) || !isIdentifier(orderId)) throw new Failure('not_found')
  return { borrowerId, orderId }
}

/** Minor units: a whole number is one already, text is what a person typed (`12.50`, `1,000`). */
export function sumIn(fields: Fields, name: string): number | undefined {
  const value = fields[name]
  if (value === undefined || value === '') return undefined
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  const match =
    typeof value === 'string'
      ? /^(\d{1,10}|\d{1,3}(?:,\d{3}){1,3})(?:[.](\d{1,2}))?$/.exec(value.trim())
      : null
  if (!match?.[1]) throw wrongField(name)
  return Number(match[1].replaceAll(',', '') + (match[2] ?? '').padEnd(2, '0'))
}

/**
 * When somebody paid, from the year 2000 on: `paid_at`, an instant, or `paid_on`, a calendar day of
 * the zone up to today, which counts from its noon. Undefined where neither is there.
 */
export function paidAtIn(
  fields: Fields,
  { now, zone }: { now: Date; zone: string },
): Date | undefined {
  const day = textIn(fields, 'paid_on')
  const text = textIn(fields, 'paid_at')
  if (day !== undefined) {
    const isPast = isCalendarDate(day) && day >= EARLIEST_DAY && day <= dateIn(zone, now)
    if (!isPast) throw wrongField('paid_on')
    return instantIn(zone, day, '12:00')
  }
  if (text === undefined) return undefined
  const instant = new Date(text)
  if (!(instant.getTime() >= Date.parse(EARLIEST_DAY))) throw wrongField('paid_at')
  return instant
}

/**
 * Milliseconds from `days`, `hours` and `minutes`, each a whole number from zero on; 400 days at
 * most.
 */
export function durationIn(fields: Fields): number {
  const count = (name: string): number => {
    const value = Number(fields[name] ?? 0)
    if (!Number.isInteger(value) || value < 0) throw wrongField(name)
    return value
  }
  const ms = (count('days') * 24 + count('hours')) * HOUR + count('minutes') * 60_000
  if (ms > LONGEST_MOVE) throw wrongField('days')
  return ms
}

/** A whole number of calls from 0 to 1000; 1 where it is missing. */
export function callsIn(fields: Fields): number {
  const calls = Number(fields['calls'] ?? 1)
  if (!Number.isInteger(calls) || calls < 0 || calls > 1000) throw wrongField('calls')
  return calls
}
