import { expect, test } from 'vitest'
import { mexico } from '../countries/mexico.ts'
import { thailand } from '../countries/thailand.ts'
import { mayRemind } from './contact-hours.ts'

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`)

test('Thai borrowers are reminded from 8 until 18 in Bangkok', () => {
  const times = ['00:59', '01:00', '10:59', '11:00']
  expect(times.map((time) => mayRemind(thailand, at(time)))).toEqual([false, true, true, false])
})

test('Mexican borrowers are reminded from 7 until 22 in Mexico City', () => {
  const times = ['12:59', '13:00', '03:59', '04:00']
  expect(times.map((time) => mayRemind(mexico, at(time)))).toEqual([false, true, true, false])
})
