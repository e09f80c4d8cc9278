import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasMoreValues } from './json-values.ts'

const hasMore = (text: string, most: number): boolean => hasMoreValues(Buffer.from(text), most)

function countOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce<number>((sum, each) => sum + countOf(each), 1)
}

describe('the values of a JSON text', () => {
  it('are counted as its lists and objects hold them, however it is written', () => {
    const texts = fc
      .tuple(fc.jsonValue(), fc.constantFrom('', ' ', '\n\t'))
      .map(([value, indent]) => [JSON.stringify(value, null, indent), countOf(value)] as const)
    fc.assert(
      fc.property(texts, ([text, count]) => {
        expect([hasMore(text, count - 1), hasMore(text, count)]).toEqual([true, false])
      }),
    )
  })

  it.each([
    ['signs within texts', '{"a,[{":"b,\\",[{\\\\"}', 2],
    ['empty lists', '[ [ ], { } ,[]]', 4],
    ['a field that is there twice', '{"a":1,"a":2}', 3],
  ])('are told from %s', (_, text, count) => {
    expect([hasMore(text, count - 1), hasMore(text, count)]).toEqual([true, false])
  })

  it.each(['"', '"\\', '[', '{"a', ']', ''])('end with a text that is cut off: %s', (text) => {
    expect(hasMore(text, 10)).toBe(false)
  })
})
