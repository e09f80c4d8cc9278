/** Text for code that is no component: toasts, titles, announcements. */
import type { ArgumentsOf } from './use-text.ts'
import { createAppIntl } from './app-intl.ts'
import type { MessageId } from './generated/messages.ts'
import { languageState } from './message-store.ts'

/**
 * The message in the language shown now. Only areas that are loaded can be used:
 * `frame` always is.
 */
export function textNow<Id extends MessageId>(id: Id, ...[values]: ArgumentsOf<Id>): string {
  const { language, messages } = languageState()
  return createAppIntl(language, messages).formatMessage(
    { id },
    values as Record<string, string | number> | undefined,
  )
}
