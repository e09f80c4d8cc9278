import { expect, it } from 'vitest'
import { editions } from '@paso/sdk/rules'
import { withFacts } from './facts-of-number.ts'

it('fills in what a number says of its holder', () => {
  expect(withFacts({ identity_number: '29003120100015' }, {}, editions.EG)).toMatchObject({
    birth_date: '1990-03-12',
    gender: 'male',
  })
  expect(withFacts({ identity_number: '3520212345672' }, {}, editions.PK)).toMatchObject({
    gender: 'female',
  })
})

it('leaves what is filled in, and says nothing by a number that is not whole', () => {
  const number = { identity_number: '29003120100015' }
  const filled = { birth_date_day: '1', gender: 'female' }
  expect(withFacts(number, filled, editions.EG)).toEqual(number)
  expect(withFacts({ identity_number: '290031201' }, {}, editions.EG)).toEqual({
    identity_number: '290031201',
  })
  expect(withFacts({ given_name: 'A' }, {}, editions.EG)).toEqual({ given_name: 'A' })
})
