import { expect, test } from 'vitest'
import { scaleParts } from './scale-parts.ts'

const end = (stretches: ReturnType<typeof scaleParts>) =>
  Math.max(...stretches.map(({ start, length }) => start + length))

test('parts are to scale and fill the line', () => {
  const [first, second] = scaleParts([3, 1])
  expect((first?.length ?? 0) / (second?.length ?? 1)).toBeCloseTo(3)
  expect(end(scaleParts([3, 1]))).toBeCloseTo(1000)
})

test('a part of one in a million stays visible and the line stays whole', () => {
  const stretches = scaleParts([1_000_000, 1, 1])
  expect(stretches[1]?.length).toBeGreaterThanOrEqual(9)
  expect(end(stretches)).toBeCloseTo(1000)
})

test('a part of nothing is nothing and leaves no gap', () => {
  expect(scaleParts([5, 0])[0]).toEqual({ start: 0, length: 1000 })
  expect(scaleParts([0, 5])[1]).toEqual({ start: 0, length: 1000 })
})

test('without any size there is no line', () => {
  expect(scaleParts([0, 0])).toEqual([
    { start: 0, length: 0 },
    { start: 0, length: 0 },
  ])
})
