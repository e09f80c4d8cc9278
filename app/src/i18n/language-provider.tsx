import { useSyncExternalStore, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { pinnedLocale } from './formatters.ts'
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
  return (
    <IntlProvider
      locale={pinnedLocale(language)}
      messages={messages}
      onError={reportMissing}
      defaultLocale="zh"
    >
      {children}
    </IntlProvider>
  )
}

/** A missing message is a defect: tests and development stop at it, a borrower's page goes on. */
function reportMissing(error: Error): void {
  if (import.meta.env.DEV) throw error
}
