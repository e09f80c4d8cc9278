import { expect, it } from 'vitest'
import { errorInfo } from './watch-errors.ts'

it.each([
  ['fetch of /order/detail?order=0192&token=abc failed', '/order/detail failed'],
  ['no account for +66 81 234 5678', '#'],
  ['Unexpected token in "Malee Jaidee"', '"…"'],
  ['mail to malee@example.com bounced', 'mail to @ bounced'],
])('what is reported of "%s" names nobody', (message, left) => {
  const info = errorInfo(new TypeError(message))
  expect(info).toContain('TypeError: ')
  expect(info).toContain(left)
  expect(info).not.toMatch(/0192|abc|5678|Malee|malee/)
})

it('a rejection that is no error is reported too', () => {
  expect(errorInfo('gone')).toBe('gone')
})
