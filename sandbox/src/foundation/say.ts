import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { LANGUAGES, localeOf, type Language } from './languages.ts'
import type { MessageArguments } from './words/generated/message-arguments.ts'

/** The name of a message in `words/<language>.json`. */
export type MessageKey = keyof MessageArguments

/** What all of these messages take together. */
type Values<Key extends MessageKey> = (
  Key extends MessageKey ? (values: MessageArguments[Key]) => void : never
) extends (values: infer All) => void
  ? All
  : never

/** No third parameter for messages that take nothing, a required one for all others. */
type ValuesOf<Key extends MessageKey> = keyof Values<Key> extends never ? [] : [values: Values<Key>]

type Catalog = Readonly<Record<MessageKey, string>>

const words = join(import.meta.dirname, 'words')

const readCatalog = (language: Language): Catalog =>
  JSON.parse(readFileSync(join(words, `${language}.json`), 'utf8')) as Catalog

/**
 * The ICU messages of every language by their keys. All are read at the start, in a millisecond: no
 * answer waits for a disk, or meets words of a newer version.
 */
export const catalogs = Object.fromEntries(
  LANGUAGES.map((language) => [language, readCatalog(language)]),
) as Readonly<Record<Language, Catalog>>

const messages = new Map<string, IntlMessageFormat>()

/**
 * What a message says in a language. Sums, days and names are given as the language spells them
 * (`figuresIn`). A message is parsed when it is first said.
 *
 * @example say('en', 'papers.receipt')
 * @example say('th', 'papers.instalment', { number: 2 })
 */
export function say<Key extends MessageKey>(
  language: Language,
  key: Key,
  ...[values]: ValuesOf<Key>
): string {
  return messageOf(language, key).format(
    values as Record<string, string | number> | undefined,
  ) as string
}

function messageOf(language: Language, key: MessageKey): IntlMessageFormat {
  const name = `${language} ${key}`
  const known = messages.get(name)
  if (known !== undefined) return known
  const message = new IntlMessageFormat(catalogs[language][key], localeOf(language))
  messages.set(name, message)
  return message
}
