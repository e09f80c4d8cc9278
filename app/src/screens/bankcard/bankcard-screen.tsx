import { useEffect, type ReactNode } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { forms } from '#country/forms'
import { Button, LoanSummary, Notice, Skeleton } from '@paso/ui-kit'
import { accountWords } from '../../application-flow/forms/account.ts'
import { shownNumber } from '../../borrowing/shown-account.tsx'
import { choiceIn, choiceQuery } from '../../borrowing/loan-choice.ts'
import { QueryError } from '../../frame/query-error.tsx'
import { routeOfNext } from '../../frame/next-route.ts'
import { Page } from '../../frame/page.tsx'
import { useQuery, type QueryResult } from '../../frame/use-query.ts'
import { useText } from '../../i18n/use-text.ts'
import type { GetAnswer, ReceivingAccount } from '../../lender/answers.ts'
import { pathTo, type RouteName } from '../../route-map.ts'
import { readDraft } from '../../session/drafts.ts'
import { useStoredBanks } from '../../session/use-stored-answer.ts'
import { AccountForm } from './account-form.tsx'
import { AccountChoice } from './account-choice.tsx'
import { allSteps, useSteps } from './use-steps.ts'

/**
 * Where the money goes: the account given before, or a new one with its confirmation copy. With an
 * order whose payout failed in the address, any account but the one that failed.
 */
export function BankcardScreen(): ReactNode {
  const [search] = useSearchParams()
  const { answer, banks } = useBanks()
  const accounts = useQuery('/bank/accounts')
  const profile = useQuery('/verify/profile')
  const { orderId, order } = useOrderIn(search)
  const { home, leadsTo } = useLimit(accounts.data?.accounts.length === 0)
  const account = accounts.data?.accounts.find((each) => each.is_default)
  // Who comes for no loan has a look at the account, or changes it.
  const isLook = account !== undefined && orderId === undefined && choiceIn(search) === undefined
  const onward = isLook ? pathTo('mine') : onwardFrom(search)
  const { isOther, addOther, openNextScreen } = useOther(onward)

  const back = orderId !== undefined ? 'orderdetails' : isLook ? 'mine' : 'prod'
  const failed = order.data?.account
  const notice = failed && <SentBack number={failed.number_masked} />
  const others =
    accounts.data?.accounts.filter(({ account_id: id }) => id !== failed?.account_id) ?? []

  if (order.data !== undefined && order.data.state !== 'payout_failed') {
    return <Navigate to={onward} replace />
  }
  if (leadsTo !== undefined) return <Navigate to={pathTo(leadsTo)} replace />
  if (failed !== undefined && others.length > 0 && !isOther) {
    return (
      <AccountChoice
        accounts={others}
        notice={notice}
        onChosen={openNextScreen}
        onOther={addOther}
      />
    )
  }
  if (orderId === undefined && account !== undefined && !isOther) {
    const use = isLook ? undefined : openNextScreen
    return <KnownAccount account={account} back={back} onUse={use} onOther={addOther} />
  }
  const asked = banks === undefined ? [answer, accounts, profile] : [accounts, profile]
  const waited = [...asked, ...home, ...(orderId === undefined ? [] : [order])]
  const isLoaded = waited.every(({ state }) => state === 'loaded')
  if (!isLoaded || banks === undefined || profile.data === undefined) {
    return <NotLoaded waited={waited} back={back} />
  }
  return (
    <AccountForm
      banks={banks.banks}
      holderName={nameIn(profile.data)}
      onSaved={openNextScreen}
      back={back}
      notice={notice}
    />
  )
}

/** The step to another account than the known one, and the way on from whatever step. */
function useOther(onward: string) {
  const navigate = useNavigate()
  const { isOpen, open, close } = useSteps()
  // Where nothing is typed the known account stands after a reload: an earlier page may have saved it unanswered.
  useEffect(() => {
    if (readDraft('bankcard') === undefined) close(allSteps)
  }, [close])
  return {
    isOther: isOpen('other'),
    addOther: () => open('other'),
    openNextScreen: () => close(allSteps, () => void navigate(onward, { replace: true })),
  }
}

function useOrderIn(search: URLSearchParams) {
  const orderId = search.get('order') ?? undefined
  const enabled = { enabled: orderId !== undefined }
  return { orderId, order: useQuery('/order/detail', { order_id: orderId ?? '' }, enabled) }
}

/** The lender takes no first account before there is a limit: nothing is to be typed that would be refused. */
function useLimit(isFirst: boolean) {
  const home = useQuery('/home/index', undefined, { enabled: isFirst })
  const isTooEarly = isFirst && home.data?.quota === null
  return {
    home: isFirst ? [home] : [],
    leadsTo: isTooEarly ? routeOfNext(home.data?.next ?? 'home') : undefined,
  }
}

/** Where the address says that the account is for: an order, a choice of a loan, or none yet. */
function onwardFrom(search: URLSearchParams): string {
  const order = search.get('order')
  if (order !== null) return pathTo('orderdetails', {}, { order })
  const choice = choiceIn(search)
  return choice === undefined ? pathTo('prod') : pathTo('loan', {}, choiceQuery(choice))
}

interface KnownAccountProps {
  account: ReceivingAccount
  back: RouteName
  /** Where there is a loan to use it for. */
  onUse: (() => void) | undefined
  onOther: () => void
}

/** The account that the money went to before. */
function KnownAccount({ account, back, onUse, onOther }: KnownAccountProps): ReactNode {
  const { t } = useText()
  const words = accountWords(account.category, forms)
  return (
    <Page
      title={t('收款账户')}
      back={back}
      footer={
        <>
          {onUse && <Button onClick={onUse}>{t('使用这个账户')}</Button>}
          <Button variant="quiet" onClick={onOther}>
            {t('换一个账户')}
          </Button>
        </>
      }
    >
      <LoanSummary
        rows={[
          { label: t(words.bank), value: <bdi>{account.bank_name}</bdi> },
          {
            label: t(words.number.label),
            value: shownNumber(account.number_masked),
          },
          { label: t(words.holder), value: <bdi>{account.holder_name}</bdi> },
        ]}
      />
    </Page>
  )
}

interface NotLoadedProps {
  waited: readonly QueryResult<unknown>[]
  back: RouteName
}

function NotLoaded({ waited, back }: NotLoadedProps): ReactNode {
  const { t } = useText()
  const failed = waited.find((answer) => answer.state === 'failed')
  return (
    <Page title={t('收款账户')} back={back}>
      {failed === undefined ? (
        <Skeleton label={t('正在加载')} shapes={['form']} />
      ) : (
        <QueryError
          query={{
            ...failed,
            refetch: () => waited.forEach((answer) => answer.refetch()),
          }}
        />
      )}
    </Page>
  )
}

/** The borrower's name as the country writes it, in one line. */
function nameIn({ personal }: GetAnswer<'/verify/profile'>): string {
  const { full_name, given_name, second_name, family_name, second_family_name } = personal ?? {}
  return [full_name, given_name, second_name, family_name, second_family_name]
    .filter(Boolean)
    .join(' ')
}

/** The banks; the list of last time stands while it is asked for anew. */
function useBanks() {
  const answer = useQuery('/bank/list')
  return { answer, banks: useStoredBanks(answer.data) }
}

/** To which account the bank could not pay. */
function SentBack({ number: masked }: { number: string }): ReactNode {
  const { t } = useText()
  const number = shownNumber(masked)
  return <Notice>{t('转到 {number} 的款项被退回了,请换一个账户。', { number })}</Notice>
}
