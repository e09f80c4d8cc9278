import { useSearchParams } from 'react-router-dom'
import { useQuery, type QueryResult } from '../frame/use-query.ts'
import type { GetAnswer } from '../lender/answers.ts'

/** Which loan a page is about: the address says so, else the borrower's open or latest one. */
export function useOrderId(): {
  orderId: string | undefined
  none: boolean
  home: QueryResult<GetAnswer<'/home/index'>>
} {
  const [search] = useSearchParams()
  const named = search.get('order') ?? undefined
  const home = useQuery('/home/index', undefined, { enabled: named === undefined })
  const orderId = named ?? home.data?.order?.order_id
  return {
    orderId,
    none: named === undefined && home.state === 'loaded' && orderId === undefined,
    home,
  }
}

/** The loan a page is about, asked for again every `pollMs` where one is given. */
export function useOrder(
  pollMs?: number,
): QueryResult<GetAnswer<'/order/detail'>> & { none: boolean } {
  const { orderId, none, home } = useOrderId()
  const order = useQuery(
    '/order/detail',
    { order_id: orderId ?? '' },
    {
      enabled: orderId !== undefined,
      ...(pollMs === undefined ? {} : { pollMs }),
    },
  )
  if (orderId === undefined && home.state === 'failed') return { ...home, none }
  return { ...order, none }
}
