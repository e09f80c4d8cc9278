import { StrictMode, type ReactNode } from 'react'
import { KitSettings } from '@paso/ui-kit'
import { AppLink } from './frame/app-link.tsx'
import { ToastHost } from './frame/toast-host.tsx'
import { LanguageProvider, useLanguage } from './i18n/language-provider.tsx'
import { tagOf } from './i18n/languages.ts'

/** Everything around the screens. `children` is the router, or a fixed path when prerendering. */
export function App({ children }: { children: ReactNode }): ReactNode {
  return (
    <StrictMode>
      <LanguageProvider>
        <Kit>
          {children}
          <ToastHost />
        </Kit>
      </LanguageProvider>
    </StrictMode>
  )
}

function Kit({ children }: { children: ReactNode }): ReactNode {
  return (
    <KitSettings locale={tagOf(useLanguage())} linkComponent={AppLink}>
      {children}
    </KitSettings>
  )
}
