import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const languages = ['en', 'th', 'ar'] as const
type Texts = Record<string, string>

const textsOf = (file: string): Texts => JSON.parse(readFileSync(join(root, file), 'utf8')) as Texts

function appTexts(language: string): Texts {
  const folder = join('app', 'src', 'i18n', 'catalogs', language)
  const areas = readdirSync(join(root, folder)).map((area) => textsOf(join(folder, area)))
  return Object.assign({}, ...areas) as Texts
}

/** The rows of docs/glossary.md: a source phrase, the forms of its term by language, a key of the lender. */
const rows = readFileSync(join(root, 'docs', 'glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => {
    const [source = '', ...rest] = line.split('|').slice(1, -1)
    const [en = '', th = '', ar = '', lender = ''] = rest.map((cell) => cell.trim())
    return { source: source.trim(), terms: { en, th, ar }, lender: lender.replaceAll('`', '') }
  })

/** Vowel marks come and go in Arabic. */
const plain = (text: string): string => text.toLowerCase().replace(/[\u064b-\u0652]/g, '')

const holds = (text: string | undefined, term: string): boolean =>
  text !== undefined && term.split(' / ').some((form) => plain(text).includes(plain(form)))

describe.each(languages)('the loan’s words in %s', (language) => {
  const app = appTexts(language)
  const lender = textsOf(join('sandbox', 'src', 'foundation', 'words', `${language}.json`))

  it.each(rows)('the app says $source by its term', ({ source, terms }) => {
    const keys = Object.keys(app).filter((key) => key.includes(source))
    expect(keys).not.toEqual([])
    expect(keys.filter((key) => !holds(app[key], terms[language]))).toEqual([])
  })

  it.each(rows.filter((row) => row.lender !== ''))('the lender says $lender by it too', (row) => {
    expect(holds(lender[row.lender], row.terms[language]), lender[row.lender]).toBe(true)
  })
})
