import { expect, test } from 'vitest'
import { oneEdit } from './one-edit.ts'
import { Seeded } from './seeded.ts'

const seeded = new Seeded(20)
const edited = Array.from({ length: 5000 }, () => oneEdit('12345', seeded))

test('a digit too many stands before each digit and behind the last', () => {
  const withNine = ['912345', '192345', '129345', '123945', '123495', '123459']
  expect(withNine.filter((typed) => !edited.includes(typed))).toEqual([])
})

test('each slip changes something', () => {
  expect(edited).not.toContain('12345')
})
