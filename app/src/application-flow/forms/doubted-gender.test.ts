import { forms } from '#country/forms'
import { mexico, pakistan, type Edition } from '@paso/sdk/rules'
import { expect, it } from 'vitest'
import { doubtsOf, questionKey } from './check-page.ts'
import { personalForm } from './personal.ts'

it('a gender that is not the one in the number is asked about; who calls themself neither is believed', () => {
  const isAsked = (identity_number: string, gender: string, edition: Edition) => {
    const asked = { rows: personalForm.rows({ ...forms, edition }), edition }
    const doubts = doubtsOf(asked, { identity_number, gender }, ((id: string) => id) as never)
    return doubts.some(({ controlId }) => controlId === 'gender')
  }
  const [man, neither] = ['MUPT900312HDFSRM04', 'SXRA900505XDFBCD01']
  expect(isAsked(man, 'female', mexico)).toBe(true)
  expect(isAsked(neither, 'male', mexico)).toBe(true)
  expect(isAsked(man, 'male', mexico)).toBe(false)
  expect(isAsked(man, '', mexico)).toBe(false)
  expect(isAsked(neither, 'third_gender', mexico)).toBe(false)
  expect(isAsked('4210100000001', 'third_gender', pakistan)).toBe(false)
  expect(isAsked('4210100000001', 'female', pakistan)).toBe(true)
  // A number that is wrong says nothing.
  expect(isAsked('MUPT900312HDFSRM05', 'female', mexico)).toBe(false)
})

it('a gender is asked about anew once the number has changed, not once a name has', () => {
  const asked = { rows: personalForm.rows({ ...forms, edition: mexico }), edition: mexico }
  const keyOf = (fields: Record<string, string>) => {
    const doubts = doubtsOf(asked, fields, ((id: string) => id) as never)
    return doubts
      .filter((each) => each.controlId === 'gender')
      .map((each) => questionKey(each, fields))
  }
  const fields = { identity_number: 'MUPT900312HDFSRM04', gender: 'female', given_name: 'Ana' }
  expect(keyOf(fields)).toHaveLength(1)
  expect(keyOf({ ...fields, given_name: 'Eva' })).toEqual(keyOf(fields))
  expect(keyOf({ ...fields, identity_number: 'SXRA900505XDFBCD01' })).not.toEqual(keyOf(fields))
})
