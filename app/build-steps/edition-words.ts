import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { editionWords } from '../src/application-flow/forms/edition-words.ts'
import type { StoredMessages } from '../src/i18n/stored-messages.ts'
import { findCountry } from './country-modules.ts'
import { sourceFiles } from './source-files.ts'

const optionsFile = fileURLToPath(
  new URL('../src/application-flow/forms/edition-words.ts', import.meta.url),
)

/** The code that every edition has. */
const sharedCode = (): string =>
  [...sourceFiles()]
    .filter(([file]) => !/^countries\/|\/edition-words\.ts$/.test(file))
    .map(([, code]) => code)
    .join('\n')

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : []

/** Of the catalogs and of the words of options, those that a build's own edition can show. */
export function wordsOfEdition(): Plugin {
  let options: Readonly<Record<string, Readonly<Record<string, string>>>> = {}
  let isShown: (id: string) => boolean
  return {
    name: 'words-of-edition',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const country = await findCountry()
      const offered = new Set(stringsIn(country.forms.edition))
      options = Object.fromEntries(
        Object.entries(editionWords).map(([list, words]) => [
          list,
          Object.fromEntries(Object.entries(words).filter(([value]) => offered.has(value))),
        ]),
      )
      const own = new Set(stringsIn([country, options]))
      const shared = sharedCode()
      isShown = (id) =>
        own.has(id) || ["'", '"', '`'].some((quote) => shared.includes(`${quote}${id}${quote}`))
    },
    transform(text, file) {
      if (file === optionsFile) return `export const editionWords = ${JSON.stringify(options)}`
      if (!/\/i18n\/generated\/\w+\/\w+\.json$/.test(file)) return null
      const stored = Object.entries(JSON.parse(text) as StoredMessages)
      return JSON.stringify(Object.fromEntries(stored.filter(([id]) => isShown(id))))
    },
  }
}
