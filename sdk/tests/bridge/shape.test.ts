import { expect, test } from 'vitest'
import { ShapeMismatch, readShape, type Shape } from '../../src/bridge/shape.ts'

const fits = (shape: Shape, value: unknown) => {
  try {
    readShape(shape, value)
    return true
  } catch (reason) {
    expect(reason).toBeInstanceOf(ShapeMismatch)
    return false
  }
}

test.each<[Shape, unknown[], unknown[]]>([
  ['text', ['', 'ไทย'], [7, null, undefined, ['a']]],
  ['boolean', [true, false], ['true', 1, null]],
  ['whole', [0, 2 ** 53 - 1], [-1, 1.5, 2 ** 53, '7', Infinity, NaN, null]],
  ['metres', [0, 1.5], [-5, -0.1, '0', NaN, Infinity]],
  ['latitude', [-90, 90], [90.1, -90.1, '13']],
  ['longitude', [-180, 180], [180.1]],
  ['base64', ['AAAA', 'AA==', 'AAA='], ['', 'AAA', 'A===', 'AA=A', 'data:image/png;base64,AAAA']],
  [
    'https',
    ['https://a.example/b?c#d', 'http://localhost:3000/a', 'http://127.0.0.1:80/'],
    [
      'http://a.example',
      'http://localhost.evil.example/',
      'http://127.0.0.1.evil.example/',
      'javascript:alert(1)',
      'intent://x',
      'https://',
      'https://a b',
      ' https://a.example',
      'https://a.example\\@b.example',
      'https://a.example\n',
    ],
  ],
  ['phone', ['1155', '+66 2 000-0000'], ['*21*081#', '#06#', '+', '081;ext=1', 'tel:081', '']],
  [
    'time',
    ['2026-11-21T07:30:00Z', '2026-11-21T07:30:00.123456Z', '2028-02-29T23:59:59Z'],
    [
      '2026-11-21',
      '21/11/2026',
      7,
      '2026-99-99T99:99:99Z',
      '2026-02-29T07:30:00Z',
      '2026-11-21T24:00:00Z',
    ],
  ],
  ['texts', [{}, { a: 'b' }], [[], null, { a: 1 }, 'a']],
  [
    ['a', 'b'],
    ['a', 'b'],
    ['c', 0, null, ['a']],
  ],
  [{ listOf: 'whole' }, [[], [1, 2]], [{}, [1, 'a'], null]],
  [{ 'a?': 'text', b: 'whole' }, [{ b: 1 }, { a: null, b: 1 }], [{}, { a: 1, b: 1 }, null, [], 7]],
])('%j takes what it means and nothing else', (shape, good, bad) => {
  for (const value of good) expect([value, fits(shape, value)]).toEqual([value, true])
  for (const value of bad) expect([value, fits(shape, value)]).toEqual([value, false])
})

test('a copy holds the named fields only, and says where a value does not fit', () => {
  const shape = { entries: { listOf: { name: 'text' } } } as const
  expect(readShape(shape, { entries: [{ name: 'a', more: 1 }], other: 2 })).toEqual({
    entries: [{ name: 'a' }],
  })
  expect(() => readShape(shape, { entries: [{ name: 7 }] }, 'result')).toThrow(
    'result.entries[].name',
  )
})

test('a field named like a part of every object is no field', () => {
  expect(readShape({ 'a?': 'text' }, JSON.parse('{"__proto__":{"a":"x"}}'))).toEqual({})
  expect(fits({ toString: 'text' } as never, {})).toBe(false)
})

test('the largest picture is judged without a stack or a wait', () => {
  const text = 'A'.repeat(1_333_332)
  // The processor's own time: on a busy machine the clock runs on without us.
  const before = process.cpuUsage()
  expect(fits('base64', text)).toBe(true)
  expect(fits('base64', `${text}AAAA`)).toBe(false)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(200)
})
