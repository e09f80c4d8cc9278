import { expect, test } from 'vitest'
import { mexico, validateStep } from '../src/rules/index.ts'

const person = {
  given_name: 'X',
  family_name: 'Y',
  identity_number: 'MUPT900312HDFSRM04',
  birth_date: '1990-03-12',
  gender: 'male',
}

test('who has one family name leaves the second out, in Mexico', () => {
  expect(validateStep('personal', person, mexico, '2026-11-21')).toEqual([])
  expect(validateStep('personal', { ...person, family_name: ' ' }, mexico, '2026-11-21')).toEqual([
    { field: 'family_name', rule: 'required', params: {} },
  ])
})
