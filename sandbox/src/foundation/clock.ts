/**
 * The only source of time (D27). Security time is real: signatures, codes, sessions, rate limits.
 * Business time is real plus what the console added: due dates, jobs, cancellation, contact hours.
 */
export interface Clock {
  security(): Date
  business(): Date
  /** How far business time runs ahead, in milliseconds. */
  readonly offsetMs: number
}

/** A clock whose business time runs `offsetMs` ahead. */
export function clockAt(offsetMs: number, real: () => Date = () => new Date()): Clock {
  return {
    security: real,
    business: () => new Date(real().getTime() + offsetMs),
    offsetMs,
  }
}

/** Days begin on a quarter of an hour of UTC, in every zone that there is. */
const QUARTER = 15 * 60_000
const latest = new Map<string, { quarter: number; date: string }>()

/** The calendar date of an instant in a time zone, as `YYYY-MM-DD`. */
export function dateIn(zone: string, instant: Date): string {
  // Most that is asked is today: one is kept for each zone, since every call asks several times.
  const quarter = Math.floor(instant.getTime() / QUARTER)
  const known = latest.get(zone)
  if (known?.quarter === quarter) return known.date
  const date = dateFormat(zone).format(instant)
  latest.set(zone, { quarter, date })
  return date
}

/** What clocks in a time zone show at an instant, as `YYYY-MM-DDTHH:MM`. */
export function minuteIn(zone: string, instant: Date): string {
  return `${dateIn(zone, instant)}T${clockFace(zone).format(instant)}`
}

/** The instant at which clocks in a zone show that day (YYYY-MM-DD) and time (HH:MM). */
export function instantIn(zone: string, date: string, time: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`)
  const offset = Date.parse(`${minuteIn(zone, new Date(wanted))}:00Z`) - wanted
  const guess = wanted - offset
  // Once more, since the offset may be another one there.
  return new Date(guess - (Date.parse(`${minuteIn(zone, new Date(guess))}:00Z`) - wanted))
}

/** A formatter for each zone, kept: making one costs a hundred times what using it does. */
function forEachZone(options: Intl.DateTimeFormatOptions, locale: string) {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (zone: string): Intl.DateTimeFormat => {
    const format = made.get(zone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: zone })
    made.set(zone, format)
    return format
  }
}

const dateFormat = forEachZone(
  {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    calendar: 'gregory',
    numberingSystem: 'latn',
  },
  'en-CA',
)
const clockFace = forEachZone({ hour: '2-digit', minute: '2-digit' }, 'en-GB-u-nu-latn')

const DAY = 86_400_000

/** `date` plus `days`, both calendar dates. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** Whole days from one calendar date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY)
}
