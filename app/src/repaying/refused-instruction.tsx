import type { ReactNode } from 'react'
import { Notice } from '@paso/ui-kit'
import { SupportLine } from '../help/support-line.tsx'
import { useText } from '../i18n/use-text.ts'

/** In the place of an instruction that does not pay the lender: nothing of it is shown. */
export function RefusedInstruction(): ReactNode {
  const { t } = useText()
  return (
    <>
      <Notice tone="bad" live title={t('请不要付款')}>
        {t('这份付款说明与我们的账户不符,所以没有显示。请换一种方式,或致电我们。')}
      </Notice>
      <SupportLine />
    </>
  )
}
