/** What the app takes of FormatJS, in the first load of every page. */
import {
  createFormatters as createIntlFormatters,
  DEFAULT_INTL_CONFIG,
  formatMessage,
  type IntlConfig,
  type IntlShape,
} from '@formatjs/intl'
import { tagOf, type Language } from './languages.ts'
import type { CompiledMessages } from './message-store.ts'

/** The pinned locale of a language: `th` is `th-u-ca-gregory-nu-latn`. */
export const pinnedLocale = (language: Language): string =>
  `${tagOf(language)}-u-ca-gregory-nu-latn`

/** What the app uses of an `intl`. */
export type AppIntl = Pick<IntlShape<string>, 'formatMessage'>

/** Made once each by FormatJS, for messages and for all that stands alone. */
export const intlFormatters = createIntlFormatters()

/**
 * FormatJS's own `formatMessage`, which is all that the app uses: `createIntl` binds thirteen more,
 * 2 kB of every first visit.
 */
export function createAppIntl(
  language: Language,
  messages: CompiledMessages,
  onError: IntlConfig['onError'] = DEFAULT_INTL_CONFIG.onError,
): AppIntl {
  const config = { ...DEFAULT_INTL_CONFIG, locale: pinnedLocale(language), messages, onError }
  return { formatMessage: formatMessage.bind(null, config, intlFormatters) }
}
