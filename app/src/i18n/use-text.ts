/**
 * Text inside React. A message is named by its Chinese source phrase, and its arguments are
 * checked by the compiler:
 *
 *   const { t, format } = useText()
 *   t('登录')                                  no arguments
 *   t('还剩 {days} 天', { days: 12 })
 *   rich('我已阅读{agreement}', { agreement: <a href="…">…</a> })   with elements
 *   format.day('2026-12-03')
 */
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { formattersOf, type Formatters } from './formatters.ts'
import type { MessageArguments, MessageId } from './generated/messages.ts'
import type { Language } from './languages.ts'
import { useLanguage } from './language-provider.tsx'

/** No second parameter for a message without arguments, a required one for all others. */
export type ArgumentsOf<Id extends MessageId> = keyof MessageArguments[Id] extends never
  ? []
  : [values: MessageArguments[Id]]

type RichArguments<Id extends MessageId> = {
  [Name in keyof MessageArguments[Id]]: MessageArguments[Id][Name] | ReactNode
}

export interface Text {
  language: Language
  format: Formatters
  t<Id extends MessageId>(id: Id, ...values: ArgumentsOf<Id>): string
  rich<Id extends MessageId>(id: Id, values: RichArguments<Id>): ReactNode
}

export function useText(): Text {
  const intl = useIntl()
  const language = useLanguage()
  return {
    language,
    format: formattersOf(language),
    t: (id, ...[values]) =>
      intl.formatMessage({ id }, values as Record<string, string | number> | undefined),
    rich: (id, values) => intl.formatMessage({ id }, values as Record<string, ReactNode>),
  }
}
