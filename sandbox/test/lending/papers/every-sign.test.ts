import { afterAll, expect, it } from 'vitest'
import { fontsOf, signsIn } from '../../../src/lending/papers/fonts.ts'
import { source } from '../../../src/lending/papers/typeset.ts'
import { Typesetter } from '../../../src/lending/papers/typesetter.ts'
import { readPdf } from '../../support/pdf-text.ts'

const typesetter = new Typesetter()
afterAll(() => typesetter.close())

const paperOf = (paragraphs: string[], language: 'ar' | 'en') =>
  source({ language, title: 'Names', facts: [], sections: [{ heading: null, paragraphs }] })

/** Every sign that some font draws, and every mark that there is. */
function everySign(): string[] {
  const signs = new Set(fontsOf.en.flatMap((font) => [...signsIn(font)]))
  for (let sign = 0; sign < 0x2_00_00; sign++) {
    const isHalf = sign >= 0xd8_00 && sign <= 0xdf_ff
    if (!isHalf && /\p{M}/u.test(String.fromCodePoint(sign))) signs.add(sign)
  }
  return [...signs].map((sign) => String.fromCodePoint(sign))
}

const BESIDE: readonly ((sign: string) => string)[] = [
  (sign) => `ظ${sign}`,
  (sign) => `ظ${sign}${sign}/`,
  (sign) => `${sign}ظ`,
  (sign) => `a${sign}ظ`,
  (sign) => `ك${sign}\u064b\u0301\u0e36`,
]

it.each(['ar', 'en'] as const)(
  'every sign beside Arabic is drawn in %s, or left out, and ends no paper',
  async (language) => {
    const signs = everySign()
    expect(signs.length).toBeGreaterThan(6_000)
    for (const beside of BESIDE) {
      const pdf = await typesetter.set(paperOf(signs.map(beside), language))
      const { text, missing } = readPdf(pdf)
      expect(text).toContain('ظ')
      expect(missing).toBe(0)
    }
  },
)
