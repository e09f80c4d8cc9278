import type { ComponentProps, ReactNode } from 'react'
import { WideBody, WideFooter, WideScreen } from '@paso/ui-kit'
import { PageBar, type Page } from './page.tsx'

/** A page whose parts stand in two columns on a desk. */
export function WidePage({ footer, children, ...bar }: ComponentProps<typeof Page>): ReactNode {
  return (
    <WideScreen>
      <PageBar {...bar} />
      <WideBody>{children}</WideBody>
      {footer !== undefined && <WideFooter>{footer}</WideFooter>}
    </WideScreen>
  )
}
