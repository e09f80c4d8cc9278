import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Language } from '../../foundation/languages.ts'
import { signsOf } from './glyph-table.ts'

/** The fonts of papers, by the names that the typesetter knows them by. */
const FILES = {
  'Noto Sans': 'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'Noto Sans Thai': 'noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
  Amiri: 'amiri/400Regular/Amiri_400Regular.ttf',
} as const
export type Font = keyof typeof FILES

const LATIN_FIRST: readonly Font[] = ['Noto Sans', 'Noto Sans Thai', 'Amiri']
const ARABIC_FIRST: readonly Font[] = ['Amiri', 'Noto Sans', 'Noto Sans Thai']

/**
 * The fonts of a language, its own script's first: a name may be written in any of them. Amiri draws
 * each Arabic letter as one glyph, ligatures included, so that its text can be read back; Nastaliq
 * and fonts that draw a letter's dots apart cannot.
 */
export const fontsOf: Readonly<Record<Language, readonly Font[]>> = {
  en: LATIN_FIRST,
  es: LATIN_FIRST,
  vi: LATIN_FIRST,
  th: LATIN_FIRST,
  ar: ARABIC_FIRST,
  ur: ARABIC_FIRST,
}

const { resolve } = createRequire(import.meta.url)

function fileOf(font: Font): string {
  const [family = '', ...path] = FILES[font].split('/')
  return join(dirname(resolve(`@expo-google-fonts/${family}/package.json`)), ...path)
}

/** Where the typesetter looks for them. */
export const fontFolders = (): string[] =>
  (Object.keys(FILES) as Font[]).map((font) => dirname(fileOf(font)))

const read = new Map<Font, ReadonlySet<number>>()

/** The signs that a font draws, from its own table; the file is read once. */
export function signsIn(font: Font): ReadonlySet<number> {
  const known = read.get(font) ?? signsOf(readFileSync(fileOf(font)))
  read.set(font, known)
  return known
}
