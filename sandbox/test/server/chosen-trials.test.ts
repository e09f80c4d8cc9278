import { expect, test } from 'vitest'
import { chosenOf, ofChosen } from '../../trials/chosen.ts'

test('trials are played of the kinds and engines that are named, else of all', () => {
  expect(chosenOf({ kind: ['kill -9'] })).toEqual([
    { name: 'kill -9', engine: 'pglite' },
    { name: 'kill -9', engine: 'postgres' },
  ])
  expect(chosenOf({ kind: ['greedy borrower'], engine: ['pglite'] })).toHaveLength(1)
  expect(chosenOf({}).length).toBeGreaterThan(20)
})

test('a kind or an engine that there is not is refused, and those that there are are named', () => {
  expect(() => chosenOf({ kind: ['kill'] })).toThrow(
    /^There is no kind kill\. There are: .*kill -9,/,
  )
  expect(() => chosenOf({ engine: ['foo', 'pglite'] })).toThrow(
    'There is no engine foo. There are: pglite, postgres',
  )
  expect(() => chosenOf({ kind: ['failover'], engine: ['pglite'] })).toThrow(
    'failover cannot be played on pglite',
  )
})

test('a trial that failed is judged by who asks for its kind and engine, and by nobody else', () => {
  const failed = { kind: 'kill -9', engine: 'pglite' }
  expect(ofChosen([failed], chosenOf({ kind: ['greedy borrower'] }))).toEqual([])
  expect(ofChosen([failed], chosenOf({ engine: ['postgres'] }))).toEqual([])
  expect(ofChosen([failed], chosenOf({ kind: ['kill -9'] }))).toEqual([failed])
})
