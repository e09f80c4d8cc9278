import { expect, test } from 'vitest'
import { countryOf, mayRemind } from './contact-hours.ts'

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`)

test('Thai borrowers are reminded from 8 until 18 in Bangkok', () => {
  const times = ['00:59', '01:00', '10:59', '11:00']
  expect(times.map((time) => mayRemind('TH', at(time)))).toEqual([false, true, true, false])
})

test('Mexican borrowers are reminded from 7 until 22 in Mexico City', () => {
  const times = ['12:59', '13:00', '03:59', '04:00']
  expect(times.map((time) => mayRemind('MX', at(time)))).toEqual([false, true, true, false])
})

test('an edition’s app_id names its country', () => {
  expect(['paso-th', 'paso-generic'].map(countryOf)).toEqual(['TH', 'GENERIC'])
  expect(() => countryOf('paso-xx')).toThrow('no edition is paso-xx')
})
