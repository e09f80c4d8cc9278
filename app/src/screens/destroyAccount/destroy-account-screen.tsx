import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Skeleton } from '@paso/ui-kit'
import { AskToSignIn } from '../../frame/ask-to-sign-in.tsx'
import { Page } from '../../frame/page.tsx'
import { QueryError } from '../../frame/query-error.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { useText } from '../../i18n/use-text.ts'
import { pathTo } from '../../route-map.ts'
import { useSignedIn } from '../../session/session.ts'
import { readStored } from '../../session/stored-values.ts'
import { CancelAccount } from './cancel-account.tsx'
import { CannotCancel } from './cannot-cancel.tsx'
import { CancelledPage } from './cancelled-page.tsx'
import type { Cancelled } from './use-cancelling.ts'

/** Closing the account: what stands in the way, what follows, and what came of it. */
export function DestroyAccountScreen(): ReactNode {
  const { t } = useText()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  // In history's state: the session has ended with it, and a reload must still show it.
  const { state } = useLocation() as { state: { cancelled?: Cancelled } | null }
  // A sign-in withdraws the request, in another tab too: what an old place in the history says is over.
  const cancelled =
    signedIn || state?.cancelled?.at !== readStored('cancelled_at') ? undefined : state?.cancelled
  const isCancelled = cancelled !== undefined
  const [isCancelling, setIsCancelling] = useState(false)
  const check = useQuery('/account/cancel_check', undefined, { enabled: signedIn })
  useEffect(() => {
    if (isCancelled) setIsCancelling(false)
  }, [isCancelled])
  if (isCancelled) return <CancelledPage {...cancelled} />
  // The call itself may end the session before its answer is read.
  if (!signedIn && !isCancelling) return <AskToSignIn />
  if (check.state !== 'loaded') {
    return (
      <Page title={t('注销账户')} back="mine">
        {check.state === 'loading' && <Skeleton label={t('正在加载')} shapes={['rows']} />}
        {check.state === 'failed' && <QueryError query={check} />}
      </Page>
    )
  }
  if (!check.data.can_cancel) return <CannotCancel orders={check.data.unfinished_order_ids} />
  return (
    <CancelAccount
      check={check.data}
      onCalling={setIsCancelling}
      onCancelled={(cancelled) =>
        void navigate(pathTo('destroyAccount'), { replace: true, state: { cancelled } })
      }
    />
  )
}
