import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
/** The languages with a column of this name. */
const languages = {
  en: 'English',
  th: 'Thai',
  ar: 'Arabic',
  ur: 'Urdu',
  es: 'Spanish',
  vi: 'Vietnamese',
} as const
type Texts = Record<string, string>

const textsOf = (file: string): Texts => JSON.parse(readFileSync(join(root, file), 'utf8')) as Texts

function appTexts(language: string): Texts {
  const folder = join('app', 'src', 'i18n', 'catalogs', language)
  const areas = readdirSync(join(root, folder)).map((area) => textsOf(join(folder, area)))
  return Object.assign({}, ...areas) as Texts
}

/** The table of docs/glossary.md, its cells by the names of its columns. */
const [names = [], , ...cells] = readFileSync(join(root, 'docs', 'glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').slice(1, -1))
  .map((row) => row.map((cell) => cell.trim()))

/** Its rows: a source phrase, the forms of its term by language, a key of the lender. */
const rows = cells.map((row) => {
  const of = (name: string): string => row[names.indexOf(name)] ?? ''
  const terms = Object.entries(languages).map(([language, name]) => [language, of(name)])
  return {
    source: of('source phrase'),
    terms: Object.fromEntries(terms) as Record<keyof typeof languages, string>,
    lender: of('key of the lender').replaceAll('`', ''),
  }
})

/** Vowel marks come and go in Arabic. */
const plain = (text: string): string => text.toLowerCase().replace(/[\u064b-\u0652]/g, '')

const holds = (text: string | undefined, term: string): boolean =>
  text !== undefined && term.split(' / ').some((form) => plain(text).includes(plain(form)))

describe.each(Object.keys(languages) as (keyof typeof languages)[])(
  'the loan’s words in %s',
  (language) => {
    const app = appTexts(language)
    const lender = textsOf(join('sandbox', 'src', 'foundation', 'words', `${language}.json`))

    it.each(rows)('the app says $source by its term', ({ source, terms }) => {
      const keys = Object.keys(app).filter((key) => key.includes(source))
      expect(keys).not.toEqual([])
      expect(terms[language]).not.toBe('')
      expect(keys.filter((key) => !holds(app[key], terms[language]))).toEqual([])
    })

    it.each(rows.filter((row) => row.lender !== ''))('the lender says $lender by it too', (row) => {
      expect(holds(lender[row.lender], row.terms[language]), lender[row.lender]).toBe(true)
    })
  },
)
