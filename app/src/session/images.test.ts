import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readClockOf } from '../lender/lender-clock.ts'
import { savedImage, saveImage } from './images.ts'

const hour = 60 * 60 * 1000
const noon = Date.parse('2026-11-21T12:00:00Z')
const blob = new Blob(['front'], { type: 'image/jpeg' })

/** What the phone's clock says while the lender's says `now`. */
function clocksAt(now: number, phone: number): void {
  vi.setSystemTime(phone)
  readClockOf(new Response(null, { headers: { date: new Date(now).toUTCString() } }))
}

// Without IndexedDB, as on a device that refuses it: pictures live in memory.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('window', { localStorage: { getItem: () => '"borrower"' } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a picture taken under a slow clock is there once the clock is right', async () => {
  clocksAt(noon, noon - 48 * hour)
  await saveImage('identity_front', { blob })
  clocksAt(noon + hour, noon + hour)
  expect(await savedImage('identity_front')).toMatchObject({ blob })
})

it('a picture taken under a fast clock is gone after a day all the same', async () => {
  clocksAt(noon, noon + 48 * hour)
  await saveImage('identity_front', { blob })
  clocksAt(noon + 23 * hour, noon + 23 * hour)
  expect(await savedImage('identity_front')).toMatchObject({ blob })
  clocksAt(noon + 25 * hour, noon + 25 * hour)
  expect(await savedImage('identity_front')).toBeUndefined()
})
