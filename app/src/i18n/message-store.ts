/**
 * Which language is shown and which messages are here. An area (`loan`, `session` …) is fetched
 * with the screens that use it, in the language in use only; the first page's areas stand in its
 * HTML. Changing the language fetches the areas that are loaded, then notifies React once: nothing
 * is mounted anew, so nothing typed is lost.
 */
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { MessageArea } from './generated/messages.ts'
import type { Language } from './languages.ts'
import type { StoredMessages } from './stored-messages.ts'

export type { StoredMessages }
export type CompiledMessages = Record<string, MessageFormatElement[]>

export interface LanguageState {
  readonly language: Language
  readonly messages: CompiledMessages
}

const literal = 0

let state: LanguageState = { language: 'en', messages: {} }
let atStart = state
const areasHere = new Set<MessageArea>()
const listeners = new Set<() => void>()

function expand(stored: StoredMessages): CompiledMessages {
  return Object.fromEntries(
    Object.entries(stored).map(([id, message]) => [
      id,
      typeof message === 'string' ? [{ type: literal, value: message }] : message,
    ]),
  )
}

function merged<Messages extends object>(parts: readonly Messages[]): Messages {
  return Object.assign({}, ...parts) as Messages
}

async function fetchArea(language: Language, area: MessageArea): Promise<StoredMessages> {
  const { messageFiles } = await import('./message-files.ts')
  const files = await messageFiles[`./generated/${language}.ts`]?.()
  const load = files?.[`./${language}/${area}.json`]
  if (load === undefined) throw new Error(`no messages: ${language}/${area}`)
  return (await load()).default
}

/** The messages of several areas as they are stored, for the page that is being prerendered. */
export async function storedMessages(
  language: Language,
  areas: readonly MessageArea[],
): Promise<StoredMessages> {
  const stored = await Promise.all(areas.map((area) => fetchArea(language, area)))
  return merged(stored)
}

function show(next: LanguageState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Puts the first page's language and messages in place, before anything renders. */
export function startLanguage(
  language: Language,
  stored: StoredMessages,
  areas: readonly MessageArea[],
): void {
  areasHere.clear()
  for (const area of areas) areasHere.add(area)
  state = { language, messages: expand(stored) }
  atStart = state
}

/** Makes the messages of these areas available in the current language. */
export async function loadMessages(areas: readonly MessageArea[]): Promise<void> {
  const { language } = state
  const wanted = areas.filter((area) => !areasHere.has(area))
  if (wanted.length === 0) return
  const stored = await Promise.all(wanted.map((area) => fetchArea(language, area)))
  // The language was changed meanwhile: what was fetched is of the wrong one.
  if (state.language !== language) return loadMessages(areas)
  for (const area of wanted) areasHere.add(area)
  // Into what is shown, without drawing it again: nothing on the page has a text of an area that was not here.
  Object.assign(state.messages, ...stored.map(expand))
}

/** The language that was asked for last. */
let wanted: Language | undefined

/** Shows another language at once, with everything that is on the page. */
export async function showLanguage(language: Language): Promise<void> {
  wanted = language
  if (language === state.language) return
  const areas = [...areasHere]
  const stored = await Promise.all(areas.map((area) => fetchArea(language, area)))
  const missed = [...areasHere].filter((area) => !areas.includes(area))
  const late = await Promise.all(missed.map((area) => fetchArea(language, area)))
  if (wanted === language) show({ language, messages: merged([...stored, ...late].map(expand)) })
}

export const languageState = (): LanguageState => state
export const languageStateAtStart = (): LanguageState => atStart

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
