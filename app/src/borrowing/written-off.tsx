import type { ReactNode } from 'react'
import { Notice } from '@paso/ui-kit'
import { useText } from '../i18n/use-text.ts'

/** A debt that the lender gave up in its books, and that is owed all the same. */
export function WrittenOff(): ReactNode {
  const { t } = useText()
  return (
    <Notice tone="attention" title={t('这笔债我们已核销')}>
      {t('它仍然欠着,但不再加收逾期费。您随时可以还一部分或全部,也可以请我们安排容易一点的还法。')}
    </Notice>
  )
}
