import { describe, expect, it } from 'vitest'
import { signsIn } from './fonts.ts'
import { signsOf } from './glyph-table.ts'

const has = (font: Parameters<typeof signsIn>[0], text: string): boolean[] =>
  [...text].map((sign) => signsIn(font).has(sign.codePointAt(0) ?? 0))

describe('the table of a font', () => {
  it('says which signs it draws, beyond the first plane too', () => {
    expect(has('Noto Sans', 'aéЖअ\u{10780}')).toEqual([true, true, true, true, true])
    expect(has('Noto Sans', 'กب山')).toEqual([false, false, false])
    expect(has('Noto Sans Thai', 'ก\u0e36')).toEqual([true, true])
    expect(has('Amiri', 'بپٹ\u064bก')).toEqual([true, true, true, true, false])
  })

  it('is asked of a font, and of nothing else', () => {
    expect(() => signsOf(new Uint8Array(64))).toThrow(RangeError)
  })
})
