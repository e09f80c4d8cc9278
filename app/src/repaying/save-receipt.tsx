import type { ReactNode } from 'react'
import { Button } from '@paso/ui-kit'
import { usePaper } from '../borrowing/use-paper.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'

interface SaveReceiptProps {
  order: Schema<'Order'>
  repaymentId: string
}

/** The receipt of a payment that has just come, to keep. */
export default function SaveReceipt({ order, repaymentId }: SaveReceiptProps): ReactNode {
  const { t } = useText()
  const { submit, busy } = usePaper(order, 'receipt', repaymentId)
  return (
    <Button variant="secondary" onClick={submit} busy={busy} busyLabel={t('正在取文件')}>
      {t('保存收据')}
    </Button>
  )
}
