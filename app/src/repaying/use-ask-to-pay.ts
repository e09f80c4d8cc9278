import { isLenderFailure } from '@paso/sdk/failures'
import { toast } from '../failures/toasts.ts'
import { refetchQueries } from '../frame/refetch-queries.ts'
import { useText } from '../i18n/use-text.ts'
import type { PostBody } from '../lender/answers.ts'
import { sendOnce } from '../session/outbox.ts'

/**
 * Asks for the instruction to a payment, and gives its id. Undefined where the lender refuses it because something
 * has changed meanwhile, in another tab perhaps: the page then shows what is the case now, and says so.
 *
 * @throws every other failure
 */
export function useAskToPay(): (body: PostBody<'/repay/create'>) => Promise<string | undefined> {
  const { t } = useText()
  return async (body) => {
    try {
      return (await sendOnce('/repay/create', body)).repayment_id
    } catch (failure) {
      const hasChanged = isLenderFailure(failure, 409002) || isLenderFailure(failure, 422001)
      if (!hasChanged) throw failure
      refetchQueries()
      toast('info', t('这里的内容刚刚变了,请再看一遍。'))
      return undefined
    }
  }
}
