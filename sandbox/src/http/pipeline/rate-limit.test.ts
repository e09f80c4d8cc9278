import { expect, it } from 'vitest'
import { RateLimit } from './rate-limit.ts'

it('gives a caller so many calls a minute, and no fewer when the clock is set back', () => {
  const limit = new RateLimit(2)
  const take = (now: number) => () => limit.take('somebody', now)
  take(100_000)()
  expect(take(10_000)).not.toThrow()
  expect(take(10_000)).toThrow('too many requests')
  expect(take(40_000)).not.toThrow()
})
