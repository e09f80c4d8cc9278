import { useSearchParams } from 'react-router-dom'
import { useQuery, type Answer } from '../frame/use-query.ts'
import type { GetAnswer } from '../lender/answers.ts'

/** Which loan a page is about: the address says so, else the borrower's open or latest one. */
export function useOrderId(): {
  orderId: string | undefined
  none: boolean
  home: Answer<GetAnswer<'/home/index'>>
} {
  const [search] = useSearchParams()
  const named = search.get('order') ?? undefined
  const home = useQuery('/home/index', undefined, { when: named === undefined })
  const orderId = named ?? home.data?.order?.order_id
  return {
    orderId,
    none: named === undefined && home.state === 'loaded' && orderId === undefined,
    home,
  }
}

/** The loan a page is about, asked for again every `everyMs` where one is given. */
export function useOrder(everyMs?: number): Answer<GetAnswer<'/order/detail'>> & { none: boolean } {
  const { orderId, none, home } = useOrderId()
  const order = useQuery(
    '/order/detail',
    { order_id: orderId ?? '' },
    { when: orderId !== undefined, ...(everyMs === undefined ? {} : { everyMs }) },
  )
  if (orderId === undefined && home.state === 'failed') return { ...home, none }
  return { ...order, none }
}
