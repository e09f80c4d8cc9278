import { PasoGlobalStyle } from '@paso/ui-kit'
import type { ReactNode } from 'react'
import { StyleRegistry } from './style-registry'

export const metadata = { title: 'Consumer', icons: 'data:,' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ar" dir="rtl" suppressHydrationWarning>
      <body>
        <StyleRegistry>
          <PasoGlobalStyle />
          {children}
        </StyleRegistry>
      </body>
    </html>
  )
}
