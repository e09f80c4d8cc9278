/**
 * Text inside React. A message is named by its Chinese source phrase, and its arguments are
 * checked by the compiler:
 *
 *   const { t } = useText()
 *   t('登录')                                  no arguments
 *   t('还剩 {days} 天', { days: 12 })
 *
 * Amounts, dates and figures that stand alone: `useFormat`.
 */
import { useIntl } from 'react-intl'
import type { AppIntl } from './app-intl.ts'
import type { MessageArguments, MessageId } from './generated/messages.ts'
import type { Language } from './languages.ts'
import { useLanguage } from './language-provider.tsx'

/** No second parameter for a message without arguments, a required one for all others. */
export type ArgumentsOf<Id extends MessageId> = keyof MessageArguments[Id] extends never
  ? []
  : [values: MessageArguments[Id]]

export interface Text {
  language: Language
  t<Id extends MessageId>(id: Id, ...values: ArgumentsOf<Id>): string
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
