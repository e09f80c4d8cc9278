import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useQuery } from '../frame/use-query.ts'
import { useSubmit } from '../frame/use-submit.ts'
import type { Schema } from '../lender/answers.ts'
import { pathTo } from '../route-map.ts'
import { methods } from './methods.ts'
import { useAskToPay } from './use-ask-to-pay.ts'

/** How an extension is paid for, and the call that asks for its instruction. */
export function useExtension(order: Schema<'Order'>, option: Schema<'ExtensionOption'>) {
  const navigate = useNavigate()
  const askToPay = useAskToPay()
  const query = useQuery('/repay/methods', { order_id: order.order_id })
  const [wanted, setMethod] = useState<Schema<'RepaymentMethod'>>()
  const offers = query.data?.methods ?? []
  const method = wanted ?? offers[0]?.method
  const { submit, busy } = useSubmit(async () => {
    if (method === undefined) return
    const repayment = await askToPay(
      {
        order_id: order.order_id,
        method,
        purpose: 'extend',
        amount: option.cost,
        extension_option_id: option.option_id,
      },
      order.paid,
    )
    if (repayment !== undefined) void navigate(pathTo(methods[method].route, {}, { repayment }))
  })
  return { offers, query, method, setMethod, submit, busy }
}
