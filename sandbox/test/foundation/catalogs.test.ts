import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import {
  argumentTypes,
  elementsWithin,
  pluralForms,
} from '../../../scripts/messages/message-arguments.ts'
import { LANGUAGES, localeOf, type Language } from '../../src/foundation/languages.ts'
import { catalogs, say } from '../../src/foundation/say.ts'
import type { LoanWords } from '../../src/lending/countries/country-profile.ts'
import { countries, COUNTRIES } from '../../src/lending/countries/countries.ts'

const sources = join(import.meta.dirname, '../../src')

/** The messages of a language, parsed. */
const messagesOf = (language: Language) =>
  Object.entries(catalogs[language]).map(([key, text]) => ({
    key,
    elements: new IntlMessageFormat(text, localeOf(language)).getAst(),
  }))

/** English and Spanish have other words for a loan in some countries. */
const CHOICE_OF_WORDS = 'loanWords'

/** The names of each message's arguments: what counts in one language may not in another. */
const argumentsIn = (language: Language) =>
  messagesOf(language).map(({ key, elements }) => [
    key,
    Object.keys(argumentTypes(elements)).filter((name) => name !== CHOICE_OF_WORDS),
  ])

/** The parser's numbers of text, arguments, choices, plurals and `#`. */
const TEXT_AND_CHOICES = [0, 1, 5, 6, 7]

/** The plural categories of a language that some whole number is in. */
function categoriesOf(language: Language): string[] {
  const rules = new Intl.PluralRules(localeOf(language))
  const numbers = [...Array.from({ length: 1_001 }, (_, number) => number), 1_000_000]
  return [...new Set(numbers.map((number) => rules.select(number)))].sort()
}

describe('the words of the lender', () => {
  it('stand in one file for each language', () => {
    const files = globSync('*.json', { cwd: join(sources, 'foundation/words') })
    expect(files.sort()).toEqual(LANGUAGES.map((each) => `${each}.json`).sort())
  })

  it.each(LANGUAGES)('have the same keys in %s, in the same order', (language) => {
    expect(Object.keys(catalogs[language])).toEqual(Object.keys(catalogs.en))
  })

  it.each(LANGUAGES)('take the same arguments in %s', (language) => {
    expect(argumentsIn(language)).toEqual(argumentsIn('en'))
  })

  it.each(LANGUAGES)('are given sums and days as text in %s, and have no tags', (language) => {
    const others = messagesOf(language).filter(({ elements }) =>
      elementsWithin(elements).some(({ type }) => !TEXT_AND_CHOICES.includes(type)),
    )
    expect(others.map(({ key }) => key)).toEqual([])
  })

  it.each(LANGUAGES)('count in %s in every category that whole numbers reach', (language) => {
    const plurals = messagesOf(language).flatMap(({ elements }) => pluralForms(elements))
    expect(plurals.length).toBeGreaterThan(0)
    for (const categories of plurals) expect(categories.sort()).toEqual(categoriesOf(language))
  })

  it.each(LANGUAGES)('are in composed form in %s, and none is empty', (language) => {
    const texts = Object.values(catalogs[language])
    expect(texts.filter((text) => text.trim() === '' || text.normalize('NFC') !== text)).toEqual([])
  })

  it.each(LANGUAGES)('have no Chinese in %s', (language) => {
    const texts = Object.values(catalogs[language])
    expect(texts.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([])
  })

  it('are all said somewhere', () => {
    const files = globSync('**/*.ts', { cwd: sources }).filter(
      (file) => !file.endsWith('.test.ts') && !file.includes('generated'),
    )
    const code = files.map((file) => readFileSync(join(sources, file), 'utf8')).join('\n')
    const names = new Set(
      [...code.matchAll(/'(\w+)'|(\w+):/g)].map((found) => found[1] ?? found[2]),
    )
    // Said by a name that the code holds: `failures.${name}`.
    const named = [...code.matchAll(/`([\w.]+\.)\$\{[^}]+\}([.\w]*)`/g)].map(
      ([, before = '', after = '']) => ({ before, after }),
    )
    const isSaid = (key: string): boolean =>
      code.includes(`'${key}'`) ||
      named.some(({ before, after }) => {
        if (!key.startsWith(before) || !key.endsWith(after)) return false
        return names.has(key.slice(before.length, key.length - after.length))
      })
    expect(Object.keys(catalogs.en).filter((key) => !isSaid(key))).toEqual([])
  })
})

describe('a message', () => {
  it('is given its figures as they are, whatever stands in them', () => {
    const text = "it's {amount}, <b>#1</b>"
    expect(say('en', 'messages.help_answered.text', { text })).toBe(text)
  })

  it('speaks of markup and service charges in Pakistan and of CAT in Mexico, and nowhere else', () => {
    const said = (loanWords: LoanWords, language: 'en' | 'es' = 'en'): string =>
      messagesOf(language)
        .map(({ key, elements }) => {
          const values: Record<string, string | number> = {}
          for (const name of Object.keys(argumentTypes(elements))) values[name] = 0
          const text = catalogs[language][key as keyof typeof catalogs.en]
          return new IntlMessageFormat(text).format({ ...values, loanWords })
        })
        .join(' ')
    const terms = [
      'interest',
      'service fee',
      'annual percentage rate',
      'markup',
      'service charge',
      'cat (',
    ]
    const held = (loanWords: LoanWords): string[] =>
      terms.filter((term) => said(loanWords).toLowerCase().includes(term))
    expect(held('usual')).toEqual(['interest', 'service fee', 'annual percentage rate'])
    expect(held('markup')).toEqual(['annual percentage rate', 'markup', 'service charge'])
    expect(held('cat')).toEqual(['interest', 'service fee', 'cat ('])
    expect(said('cat', 'es')).toContain('(CAT)')
    expect(said('cat', 'es')).not.toContain('tasa anual efectiva')
    expect(said('usual', 'es')).toContain('tasa anual efectiva')
    expect(said('usual', 'es')).not.toMatch(/CAT|IVA/)
    const own = COUNTRIES.filter((each) => countries[each].loanWords !== 'usual')
    expect(own.map((each) => [each, countries[each].loanWords])).toEqual([
      ['MX', 'cat'],
      ['PK', 'markup'],
    ])
  })

  it('counts as its language does', () => {
    const days = [0, 1, 2, 3, 11, 100].map((count) => say('ar', 'figures.days', { count }))
    expect(days).toEqual(['0 يوم', 'يوم واحد', 'يومين', '3 أيام', '11 يوما', '100 يوم'])
  })
})
