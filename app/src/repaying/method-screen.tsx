import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useText } from '../i18n/use-text.ts'
import { pathTo } from '../route-map.ts'
import { methods } from './methods.ts'
import { RepaymentPage } from './repayment-page.tsx'

/** A method's instruction. Without a repayment in the address there is nothing to show here. */
export function MethodScreen({ method }: { method: keyof typeof methods }): ReactNode {
  const { t } = useText()
  const [search] = useSearchParams()
  const repaymentId = search.get('repayment')
  if (repaymentId === null) return <Navigate to={pathTo('repayment')} replace />
  return <RepaymentPage repaymentId={repaymentId} title={t(methods[method].title)} />
}
