import { isLenderFailure } from '@paso/sdk/failures'
import { toast } from '../failures/toasts.ts'
import { refetchQueries } from '../frame/refetch-queries.ts'
import { useText } from '../i18n/use-text.ts'
import type { PostBody, Schema } from '../lender/answers.ts'
import { sendOnce } from '../session/outbox.ts'

/**
 * Asks for the instruction to a payment, and gives its id. Undefined where the lender refuses it because something
 * has changed meanwhile, in another tab perhaps: the page then shows what is the case now, and says so.
 *
 * `paid` is what was paid so far, where the same may be asked for again once it is.
 *
 * @throws every other failure
 */
export function useAskToPay() {
  const { t } = useText()
  return async (
    body: PostBody<'/repay/create'>,
    paid?: Schema<'Money'>,
  ): Promise<string | undefined> => {
    try {
      return (await sendOnce('/repay/create', body, paid?.amount)).repayment_id
    } catch (failure) {
      const hasChanged = isLenderFailure(failure, 409002) || isLenderFailure(failure, 422001)
      if (!hasChanged) throw failure
      refetchQueries()
      toast('info', t('这里的内容刚刚变了,请再看一遍。'))
      return undefined
    }
  }
}
