/** The press that borrows: one application, and a new price where the one agreed to is no longer good. */
import { useNavigate } from 'react-router-dom'
import { isLenderFailure } from '@paso/sdk/failures'
import { toast } from '../../failures/toasts.ts'
import { useSubmit, type Submit } from '../../frame/use-submit.ts'
import { useText } from '../../i18n/use-text.ts'
import type { PostBody } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'
import { withNotices } from '../../session/notices.ts'
import { sendOnce } from '../../session/outbox.ts'

/** States of a 409002 that a new quote mends. */
const oldPrices = ['quote_expired', 'agreement_changed', 'quota_changed']

/**
 * @param application what is applied for; undefined while something of it is missing
 * @param onOldPrice a new quote and agreement are needed, and must be agreed to again (D16)
 */
export function useApplication(
  application: Omit<PostBody<'/loan/apply'>, 'agreed'> | undefined,
  onOldPrice: () => void,
): Submit {
  const { t } = useText()
  const navigate = useNavigate()
  const apply = async (): Promise<void> => {
    if (application === undefined) return
    const applied = await withNotices(
      () => sendOnce('/loan/apply', { ...application, agreed: true }),
      () => toast('info', t('借款需要您对使用条款和隐私声明的同意:已按您登录时的同意记录')),
    )
    void navigate(pathTo('recommend', {}, { order: applied.order.order_id }), { replace: true })
  }
  return useSubmit(apply, (failure) => {
    if (!isLenderFailure(failure, 409002) || !oldPrices.includes(failure.data.state)) return false
    onOldPrice()
    // A lower limit is said where the new price stands.
    if (failure.data.state !== 'quota_changed') toast('info', t('价格已重新计算,请再核对一次'))
    return true
  })
}
