import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useText } from '../../i18n/use-text.ts'
import { RepaymentPage } from '../../repaying/repayment-page.tsx'
import { pathTo } from '../../route-map.ts'

/** A bank transfer's instruction. Without a repayment in the address there is nothing to show here. */
export function RepaymentBankScreen(): ReactNode {
  const { t } = useText()
  const [search] = useSearchParams()
  const repaymentId = search.get('repayment')
  if (repaymentId === null) return <Navigate to={pathTo('repayment')} replace />
  return <RepaymentPage repaymentId={repaymentId} title={t('银行转账')} />
}
