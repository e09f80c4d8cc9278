import { expect, test } from 'vitest'
import { shownNumber } from './shown-account.tsx'

test.each([
  ['an IBAN', `${'•'.repeat(20)}6702`, '••••6702'],
  ['a short number', '••••6789', '••••6789'],
  ['a shorter one', '•6789', '•6789'],
  ['one that is all hidden', '••••', '••••'],
])('%s is shown by its last digits, from left to right', (_, masked, shown) => {
  expect(shownNumber(masked)).toBe(`\u2066${shown}\u2069`)
})
