import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const now = new Date('2026-11-21T05:00:00.123Z')
const event = {
  uid: 'a-1@paso',
  day: '2026-12-31',
  title: 'Pay ฿1,764.32',
  text: 'Loan; TH1\nPaso',
}

it('has one event a payment, of the whole day, with an alarm', () => {
  const file = calendarFile([event, { ...event, uid: 'a-2@paso', day: '2027-01-30' }], now)
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(file.match(/BEGIN:VALARM/g)).toHaveLength(2)
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
  expect(file).toContain('DTSTAMP:20261121T050000Z\r\n')
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

it('escapes what has a meaning in the format', () => {
  const file = calendarFile([event], now)
  expect(file).toContain('SUMMARY:Pay ฿1\\,764.32\r\n')
  expect(file).toContain('DESCRIPTION:Loan\\; TH1\\nPaso\r\n')
})

it('folds long lines at 75 bytes and never within a letter', () => {
  const title = 'ชำระเงินกู้ก่อนกำหนด'.repeat(5)
  const file = calendarFile([{ ...event, title }], now)
  const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})
