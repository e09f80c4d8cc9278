import { expect, it } from 'vitest'
import { VisitorsKeys } from './visitors-keys.ts'

it('keeps so many keys of a network a day, and counts each network for itself', () => {
  const keys = new VisitorsKeys()
  const [day, next] = [new Date('2026-09-01T23:59:59Z'), new Date('2026-09-02T00:00:00Z')]
  let kept = 0
  while (keys.take('203.0.113.0', day) && kept < 30_000) kept += 1
  expect(kept).toBe(20_000)
  expect(keys.take('203.0.113.0', day)).toBe(false)
  expect(keys.take('203.0.113.1', day)).toBe(true)
  expect(keys.take('203.0.113.0', next)).toBe(true)
})
