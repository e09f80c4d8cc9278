import type { ReactNode } from 'react'
import { Notice } from '@paso/ui-kit'
import { useText } from '../i18n/use-text.ts'
import { SupportLine } from './support-line.tsx'
import { useRegulatorLink } from './use-regulator-link.tsx'

/** With a decision of the lender: whom to ask about it, and who watches over the lender (D30). */
export function WhomToAsk(): ReactNode {
  const { t } = useText()
  const regulator = useRegulatorLink()
  return (
    <>
      <SupportLine />
      {regulator !== undefined && (
        <Notice>
          {t('不同意这个决定?也可以告诉监管机构:')} {regulator}
        </Notice>
      )}
    </>
  )
}
