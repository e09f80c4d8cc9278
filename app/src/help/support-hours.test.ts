import { expect, it } from 'vitest'
import { readSupportHours } from './support-hours.ts'

it('reads days and hours as the configuration writes them', () => {
  expect(readSupportHours('Mo-Su 08:00-20:00 Asia/Bangkok')).toEqual({
    ...{ first: 0, last: 6, from: '08:00', until: '20:00' },
  })
  expect(readSupportHours('Mo-Fr 09:00-18:00')).toMatchObject({ first: 0, last: 4 })
})

it.each(['', 'every day', 'Xx-Su 08:00-20:00 Asia/Bangkok'])('leaves "%s" as it stands', (text) => {
  expect(readSupportHours(text)).toBeUndefined()
})
