import type { ReactNode } from 'react'
import { Screen } from '@paso/ui-kit'
import { LanguagePill } from '../frame/language-pill.tsx'
import { PageBar } from '../frame/page.tsx'

/** The frame of a step whose content brings body and actions itself. Back leads to the list. */
export function StepFrame({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <Screen>
      <PageBar title={name} titleAs="p" back="infoList" action={<LanguagePill />} />
      {children}
    </Screen>
  )
}
