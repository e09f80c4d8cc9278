import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createIntl } from '@formatjs/intl'

export type Language = 'th' | 'en'

/** A text of the app by its Chinese source phrase, as it stands on the page. */
export type Words = (id: string, values?: Record<string, string | number>) => string

const catalogs = fileURLToPath(new URL('../../app/src/i18n/catalogs/', import.meta.url))

/** The app's words in a language; a phrase that no catalog has is an error, not itself. */
export function wordsOf(language: Language): Words {
  const messages: Record<string, string> = {}
  for (const file of readdirSync(`${catalogs}${language}`)) {
    Object.assign(messages, JSON.parse(readFileSync(`${catalogs}${language}/${file}`, 'utf8')))
  }
  const intl = createIntl({
    locale: `${language}-u-ca-gregory-nu-latn`,
    messages,
    onError: (error) => {
      throw error
    },
  })
  return (id, values) => intl.formatMessage({ id }, values)
}
