/**
 * Text inside React. A message is named by its Chinese source phrase, and its arguments are
 * checked by the compiler:
 *
 *   const { t } = useText()
 *   t('登录')                                  no arguments
 *   t('还剩 {days} 天', { days: 12 })
 *   t('看<terms>条款</terms>', { terms: (words) => <a key="terms" …>{words}</a> })      a node
 *
 * Amounts, dates and figures that stand alone: `useFormat`.
 */
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { AppIntl } from './app-intl.ts'
import type { MessageArguments, MessageId, Tag } from './generated/messages.ts'
import type { Language } from './languages.ts'
import { useLanguage } from './language-provider.tsx'

/** No second parameter for a message without arguments, a required one for all others. */
export type ArgumentsOf<Id extends MessageId> = keyof MessageArguments[Id] extends never
  ? []
  : [values: MessageArguments[Id]]

/** A string, or a node for a message with tags. */
type TextOf<Id extends MessageId> = Tag extends MessageArguments[Id][keyof MessageArguments[Id]]
  ? ReactNode
  : string

export interface Text {
  language: Language
  t<Id extends MessageId>(id: Id, ...values: ArgumentsOf<Id>): TextOf<Id>
}

export function useText(): Text {
  const intl: AppIntl = useIntl()
  const language = useLanguage()
  return {
    language,
    t: (id, ...[values]) =>
      intl.formatMessage({ id }, values as Record<string, string | number> | undefined),
  }
}
