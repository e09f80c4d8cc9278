import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { untilHere } from './until-here.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('is asked for again after 5, 10, 20, 40 and then every 60 seconds', async () => {
  const began = Date.now()
  const asked: number[] = []
  const here = untilHere(async () => {
    asked.push((Date.now() - began) / 1_000)
    if (asked.length < 8) throw new TypeError('not to be had')
    return 'here'
  })
  await vi.runAllTimersAsync()
  await expect(here).resolves.toBe('here')
  expect(asked).toEqual([0, 5, 15, 35, 75, 135, 195, 255])
})
