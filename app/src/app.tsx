import { StrictMode, type ReactNode } from 'react'
import { languages } from '#country/languages'
import { KitSettings } from '@paso/ui-kit'
import { AppLink } from './frame/app-link.tsx'
import { ToastHost } from './frame/toast-host.tsx'
import { LanguageProvider, useLanguage } from './i18n/language-provider.tsx'

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
    <KitSettings locale={languages[useLanguage()].tag} linkComponent={AppLink}>
      {children}
    </KitSettings>
  )
}
