import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { RawIntlProvider, type IntlShape } from 'react-intl'
import { createAppIntl } from './app-intl.ts'
import type { Language } from './languages.ts'
import {
  languageState,
  languageStateAtStart,
  onLanguageChange,
  type LanguageState,
} from './message-store.ts'

function useLanguageState(): LanguageState {
  return useSyncExternalStore(onLanguageChange, languageState, languageStateAtStart)
}

/** The language shown. Follows the switch at once. */
export const useLanguage = (): Language => useLanguageState().language

/** Gives every screen its text; follows the language switch without mounting anything anew. */
export function LanguageProvider({ children }: { children: ReactNode }): ReactNode {
  const { language, messages } = useLanguageState()
  const intl = useMemo(() => createAppIntl(language, messages, reportMissing), [language, messages])
  // Less than the type says: a test holds that pages ask `useText` alone, which uses no more.
  return <RawIntlProvider value={intl as IntlShape}>{children}</RawIntlProvider>
}

/** A missing message is a defect: tests and development stop at it, a borrower's page goes on. */
function reportMissing(error: Error): void {
  if (import.meta.env.DEV) throw error
}
