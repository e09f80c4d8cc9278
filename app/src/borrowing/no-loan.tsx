import type { ReactNode } from 'react'
import { Button, EmptyState } from '@paso/ui-kit'
import { navigateTo } from '../frame/navigate.ts'
import { useText } from '../i18n/use-text.ts'

/** In the place of a loan, for who has none. */
export function NoLoan(): ReactNode {
  const { t } = useText()
  return (
    <EmptyState
      title={t('还没有借款')}
      actions={<Button onClick={() => navigateTo('home')}>{t('回到首页')}</Button>}
    >
      {t('您不欠任何款项。借款之后,还款日、付款和文件都在这里。')}
    </EmptyState>
  )
}
