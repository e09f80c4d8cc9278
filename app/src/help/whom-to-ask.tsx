import type { ReactNode } from 'react'
import { Notice } from '@paso/ui-kit'
import { useText } from '../i18n/use-text.ts'
import { SupportLine } from './support-line.tsx'
import { useSupport } from './use-support.ts'

/** With a decision of the lender: whom to ask about it, and who watches over the lender (D30). */
export function WhomToAsk(): ReactNode {
  const { t } = useText()
  const { regulatorName: name, regulatorUrl: url } = useSupport().support
  return (
    <>
      <SupportLine />
      {name !== undefined && url?.startsWith('https://') === true && (
        <Notice>
          {t('不同意这个决定?也可以告诉监管机构:')}{' '}
          <a href={url} rel="noreferrer">
            {name}
          </a>
        </Notice>
      )}
    </>
  )
}
