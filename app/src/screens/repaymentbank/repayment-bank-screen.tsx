import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useText } from '../../i18n/use-text.ts'
import { AwaitedPayment } from '../../repaying/awaited-payment.tsx'
import { pathTo } from '../../route-map.ts'

/** A bank transfer's instruction. Without a payment in the address there is nothing to show here. */
export function RepaymentBankScreen(): ReactNode {
  const { t } = useText()
  const [search] = useSearchParams()
  const paymentId = search.get('payment')
  if (paymentId === null) return <Navigate to={pathTo('repayment')} replace />
  return <AwaitedPayment paymentId={paymentId} title={t('银行转账')} />
}
