import { useState, type ReactNode } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { Button, LoanSummary, Notice, Skeleton } from '@paso/ui-kit'
import { choiceIn, choiceQuery } from '../../borrowing/loan-choice.ts'
import { QueryError } from '../../frame/query-error.tsx'
import { Page } from '../../frame/page.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { useText } from '../../i18n/use-text.ts'
import { pathTo } from '../../route-map.ts'
import { AccountForm } from './account-form.tsx'
import { AccountChoice } from './account-choice.tsx'

/**
 * Where the money goes: the account given before, or a new one with its confirmation copy. With an
 * order whose payout failed in the address, any account but the one that failed.
 */
export function BankcardScreen(): ReactNode {
  const { t } = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const banks = useQuery('/bank/list')
  const accounts = useQuery('/bank/accounts')
  const profile = useQuery('/verify/profile')
  const orderId = search.get('order') ?? undefined
  const order = useQuery(
    '/order/detail',
    { order_id: orderId ?? '' },
    { enabled: orderId !== undefined },
  )
  const [adding, setAdding] = useState(false)
  const account = accounts.data?.accounts.find((each) => each.is_default)
  const choice = choiceIn(search)
  const onward =
    orderId !== undefined
      ? pathTo('orderdetails', {}, { order: orderId })
      : choice === undefined
        ? pathTo('prod')
        : pathTo('loan', {}, choiceQuery(choice))
  const openNextScreen = (): void => void navigate(onward, { replace: true })

  const back = orderId === undefined ? 'prod' : 'orderdetails'
  const failed = order.data?.account
  const notice = failed && (
    <Notice>
      {t('银行退回了转到 {number} 的款项,请换一个账户。', { number: failed.number_masked })}
    </Notice>
  )
  const others =
    accounts.data?.accounts.filter(({ account_id: id }) => id !== failed?.account_id) ?? []

  if (order.data !== undefined && order.data.state !== 'payout_failed') {
    return <Navigate to={onward} replace />
  }
  if (failed !== undefined && others.length > 0 && !adding) {
    return (
      <AccountChoice
        accounts={others}
        notice={notice}
        onChosen={openNextScreen}
        onOther={() => setAdding(true)}
      />
    )
  }
  if (orderId === undefined && account !== undefined && !adding) {
    return (
      <Page
        title={t('收款账户')}
        back="prod"
        footer={
          <>
            <Button onClick={openNextScreen}>{t('使用这个账户')}</Button>
            <Button variant="quiet" onClick={() => setAdding(true)}>
              {t('换一个账户')}
            </Button>
          </>
        }
      >
        <LoanSummary
          rows={[
            { label: t('银行或钱包'), value: <bdi>{account.bank_name}</bdi> },
            { label: t('账号'), value: <bdi dir="ltr">{account.number_masked}</bdi> },
            { label: t('户名'), value: <bdi>{account.holder_name}</bdi> },
          ]}
        />
      </Page>
    )
  }
  const waited =
    orderId === undefined ? [banks, accounts, profile] : [banks, accounts, profile, order]
  const missing = waited.find((answer) => answer.state === 'failed')
  const waiting = waited.some(({ state }) => state === 'loading')
  if (missing !== undefined || waiting || banks.data === undefined || profile.data === undefined) {
    return (
      <Page title={t('收款账户')} back={back}>
        {missing === undefined ? (
          <Skeleton label={t('正在加载')} shapes={['form']} />
        ) : (
          <QueryError
            query={{
              refetch: () => waited.forEach((answer) => answer.refetch()),
              words: missing.state === 'failed' ? missing.words : undefined,
            }}
          />
        )}
      </Page>
    )
  }
  const { full_name, given_name, second_name, family_name, second_family_name } =
    profile.data.personal ?? {}
  const name = [full_name, given_name, second_name, family_name, second_family_name]
  return (
    <AccountForm
      banks={banks.data.banks}
      holderName={name.filter(Boolean).join(' ')}
      onSaved={openNextScreen}
      back={back}
      notice={notice}
    />
  )
}
