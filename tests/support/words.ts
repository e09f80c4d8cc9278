import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createIntl } from '@formatjs/intl'
import { pseudoMessage } from '../../scripts/messages/pseudo-words.ts'
import { inWholeWords } from '../../scripts/messages/thai-words.ts'

/** The languages with a catalog, and what a phone in that language asks for. */
export const locales = {
  th: 'th-TH',
  en: 'en-US',
  es: 'es-MX',
  vi: 'vi-VN',
  ar: 'ar-EG',
  ur: 'ur-PK',
} as const

export type Language = keyof typeof locales

/** Every edition offers them all (D1). */
export const languages = Object.keys(locales) as Language[]

/** Whether the app of this run has words of no language where Thai ones stand. */
export const hasPseudoWords = process.env['PSEUDO_WORDS'] === '1'

/** A text of the app by its Chinese source phrase, as it stands on the page. */
export type Words = (id: string, values?: Record<string, string | number>) => string

const catalogs = fileURLToPath(new URL('../../app/src/i18n/catalogs/', import.meta.url))
const lenderWords = fileURLToPath(new URL('../../sandbox/src/foundation/words/', import.meta.url))

/** A text of the lender by its key, in whichever of its languages. */
export function lenderSays(key: string): RegExp {
  const files = readdirSync(lenderWords).filter((file) => file.endsWith('.json'))
  const texts = files.map((file) => escaped(lenderSaysIn(basename(file, '.json'), key)))
  return new RegExp(`^(?:${texts.join('|')})$`)
}

/** The same in one language. */
export function lenderSaysIn(language: string, key: string): string {
  const file = `${lenderWords}${language}.json`
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  if (words[key] === undefined) throw new Error(`${file} has no ${key}`)
  return words[key]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The app's words in a language; a phrase that no catalog has is an error, not itself. */
export function wordsOf(language: Language): Words {
  const isPseudo = hasPseudoWords && language === 'th'
  const folder = `${catalogs}${isPseudo ? 'en' : language}`
  const messages: Record<string, string> = {}
  for (const file of readdirSync(folder)) {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    const catalog = JSON.parse(text) as Record<string, string>
    for (const [id, said] of Object.entries(catalog)) {
      const written = isPseudo ? pseudoMessage(said) : said
      messages[id] = asCompiled(written, language)
    }
  }
  const intl = createIntl({
    locale: `${locales[language]}-u-ca-gregory-nu-latn`,
    messages,
    onError: (error) => {
      throw error
    },
  })
  return (id, values) => intl.formatMessage({ id }, values)
}

/** As the app sets plain arguments apart from right-to-left words, and holds Thai words together. */
function asCompiled(text: string, language: Language): string {
  if (language === 'th') return inWholeWords(text)
  const isFromRight = language === 'ar' || language === 'ur'
  return isFromRight ? text.replace(/\{\w+\}/g, '\u2068$&\u2069') : text
}

/** A text of the app whatever stands in its places. */
export function wordsAround(words: Words, id: string): RegExp {
  const names = id.match(/(?<=\{)\w+(?=\})/g) ?? []
  const said = words(id, Object.fromEntries(names.map((name) => [name, '\0'])))
  return new RegExp(`^${escaped(said).replace(/\u2068?\0\u2069?/g, '.+')}$`)
}

/** A day as the Thai app writes it. */
export const thaiDay = (day: Date): string =>
  day.toLocaleDateString('th-u-nu-latn', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
