import { checkCompanyPhone, mexico, thailand } from '@paso/sdk/rules'
import { expect, it } from 'vitest'
import { digitsTooMany } from './digits-too-many.ts'
import type { Row } from './form-table.ts'

it.each([
  [mexico, '55 1234 5678 9', 1],
  [mexico, '+52 55 1234 5678 9', 1],
  [mexico, '01 55 1234 5678 90', 2],
  [mexico, '1234 5678', 0],
  [thailand, '1'.repeat(23), 3],
])('of a phone of work, what is dialled before it is not counted: %#', (edition, typed, count) => {
  const found = checkCompanyPhone(typed, edition)
  if (found === undefined) throw new Error('nothing is wrong with it')
  const row = { kind: 'digits', name: 'company_phone' } as Row
  expect(digitsTooMany(found, row, typed, edition)).toBe(count)
})
