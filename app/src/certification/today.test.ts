import { expect, test, vi } from 'vitest'
import { readClockOf } from '../lender/lender-clock.ts'
import { todayIn } from './today.ts'

test('the day is the lender’s, whatever the phone’s clock says', () => {
  vi.useFakeTimers({ now: new Date('2023-01-01T12:00:00Z') })
  try {
    expect(todayIn('Asia/Bangkok')).toBe('2023-01-01')
    readClockOf(new Response(null, { headers: { date: 'Mon, 30 Nov 2026 17:00:00 GMT' } }))
    expect(todayIn('Asia/Bangkok')).toBe('2026-12-01')
  } finally {
    vi.useRealTimers()
  }
})
