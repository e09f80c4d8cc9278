import { useSubmit, type Submit } from '../frame/use-submit.ts'
import type { Schema } from '../lender/answers.ts'
import { lender } from '../lender/lender.ts'
import { keepFile } from '../native/keep-file.ts'

type Order = Pick<Schema<'Order'>, 'order_id' | 'order_number'>

/** Fetches a paper of a loan, in the language shown, and gives it to the phone. */
export function usePaper(
  { order_id, order_number: number }: Order,
  kind: Schema<'DocumentKind'>,
  repaymentId?: string,
): Submit {
  return useSubmit(async () => {
    const query = { order_id, kind, ...(repaymentId && { repayment_id: repaymentId }) }
    await keepFile(
      `paso-${number}-${kind}.pdf`,
      async () => {
        const { client } = await lender()
        return client.get('/order/document', { query })
      },
      repaymentId,
    )
  })
}

/** Fetches everything about a loan as one archive. */
export function usePack({ order_id, order_number: number }: Order): Submit {
  return useSubmit(async () => {
    await keepFile(`paso-${number}.zip`, async () => {
      const { client } = await lender()
      return client.get('/order/pack', { query: { order_id } })
    })
  })
}
