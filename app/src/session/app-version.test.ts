import { expect, it } from 'vitest'
import { isBelow } from './app-version.ts'

it.each([
  ['0.1.0', '0.2.0', true],
  ['0.9.0', '0.10.0', true],
  ['1.0', '1.0.1', true],
  ['1.0.1', '1.0', false],
  ['1.0.0', '1.0.0', false],
  ['1', '1.0.0', false],
  ['2.0.0', '1.9.9', false],
  ['', '0.0.1', true],
])('%s is below %s: %s', (version, other, below) => {
  expect(isBelow(version, other)).toBe(below)
})
