import { StrictMode, type ComponentProps, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { KitSettings, PasoGlobalStyle } from '@paso/ui-kit'
import { ToastHost } from './frame/toast-host.tsx'
import { LanguageProvider, useLanguage } from './i18n/language-provider.tsx'
import { languages } from './i18n/languages.ts'

/** Everything around the screens. `children` is the router, or a fixed path when prerendering. */
export function App({ children }: { children: ReactNode }): ReactNode {
  return (
    <StrictMode>
      <LanguageProvider>
        <Kit>
          <PasoGlobalStyle />
          {children}
          <ToastHost />
        </Kit>
      </LanguageProvider>
    </StrictMode>
  )
}

function Kit({ children }: { children: ReactNode }): ReactNode {
  return (
    <KitSettings locale={languages[useLanguage()].tag} linkComponent={RouterLink}>
      {children}
    </KitSettings>
  )
}

/** The kit draws `href`s; within the app they move without loading the page anew. */
function RouterLink({ href = '', ...rest }: ComponentProps<'a'>): ReactNode {
  return href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />
}
