/** A reminder for the phone's own calendar, RFC 5545: made on the device, nothing is sent. */

export interface DueEvent {
  /** The same for the same payment, so that a second file replaces the first. */
  uid: string
  /** `2026-12-03`: the whole day. */
  day: string
  title: string
  text: string
}

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\n/g, '\\n')

/** A line has 75 bytes at most; it goes on after a line end and a blank. */
function folded(line: string): string {
  const lines: string[] = []
  let last = ''
  let size = 0
  for (const sign of line) {
    const bytes = new TextEncoder().encode(sign).length
    if (size + bytes > 74) {
      lines.push(last)
      last = ''
      size = 0
    }
    last += sign
    size += bytes
  }
  return [...lines, last].join('\r\n ')
}

const compact = (day: string): string => day.replaceAll('-', '')

const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** One event a payment, all of its day, each with an alarm on the morning before it. */
export function calendarFile(events: readonly DueEvent[], now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Paso//Payments//EN'],
    ...events.flatMap(({ uid, day, title, text }) => [
      ...['BEGIN:VEVENT', `UID:${uid}`, `DTSTAMP:${stamp}`],
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
      ...[`SUMMARY:${escaped(title)}`, `DESCRIPTION:${escaped(text)}`],
      ...['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(title)}`],
      // From midnight of the day: nine in the morning of the day before.
      ...['TRIGGER:-PT15H', 'END:VALARM', 'END:VEVENT'],
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
