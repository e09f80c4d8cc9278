import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button, ConfirmDialog } from '@paso/ui-kit'
import { useSubmit } from '../frame/use-submit.ts'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { lender } from '../lender/lender.ts'
import { pathTo } from '../route-map.ts'

interface AbandonLoanProps {
  orderId: string
  /** What one step remains to, where nothing but the borrower's signature does. */
  amount?: Schema<'Money'>
}

/** Gives up a loan that is not paid out: asked once more. */
export function AbandonLoan({ orderId, amount }: AbandonLoanProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const [isAsked, setIsAsked] = useState(false)
  const { submit, busy } = useSubmit(async () => {
    const { client } = await lender()
    await client.post('/loan/abandon', { order_id: orderId })
    setIsAsked(false)
    // This page asks no more: there is nothing to sign, and its refusal would lead on to another loan.
    void navigate(pathTo('orderdetails', {}, { order: orderId }), { replace: true })
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsked(true)}>
        {t('不要这笔借款了')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={
          amount === undefined
            ? t('放弃借款')
            : t('还差一步就能拿到 {amount}', { amount: format.roundMoney(amount) })
        }
        tone="danger"
        busy={busy}
        busyLabel={t('正在放弃')}
        confirmLabel={t('放弃借款')}
        cancelLabel={t(amount === undefined ? '保留借款' : '继续签约')}
        onConfirm={() => void submit()}
        onCancel={() => setIsAsked(false)}
      >
        {t('放弃不收任何费用,额度保留。以后想借,需要重新申请。')}
      </ConfirmDialog>
    </>
  )
}
