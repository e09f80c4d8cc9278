import { useSubmit, type Submit } from '../../frame/use-submit.ts'
import { saveFile } from '../../frame/save-file.ts'
import type { Schema } from '../../lender/answers.ts'
import { lender } from '../../lender/lender.ts'

type Order = Pick<Schema<'Order'>, 'order_id' | 'order_number'>

/** Fetches a paper of a loan, in the language shown, and gives it to the phone. */
export function usePaper(
  { order_id, order_number: number }: Order,
  kind: Schema<'DocumentKind'>,
  repaymentId?: string,
): Submit {
  return useSubmit(async () => {
    const { client } = await lender()
    const query = { order_id, kind, ...(repaymentId && { repayment_id: repaymentId }) }
    saveFile(await client.get('/order/document', { query }), `paso-${number}-${kind}.pdf`)
  })
}

/** Fetches everything about a loan as one archive. */
export function usePack({ order_id, order_number: number }: Order): Submit {
  return useSubmit(async () => {
    const { client } = await lender()
    saveFile(await client.get('/order/pack', { query: { order_id } }), `paso-${number}.zip`)
  })
}
