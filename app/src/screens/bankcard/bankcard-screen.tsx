import { useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Button, LoanSummary, Skeleton } from '@paso/ui-kit'
import { choiceIn, choiceQuery } from '../../borrowing/loan-choice.ts'
import { FailedAnswer } from '../../frame/failed-answer.tsx'
import { Page } from '../../frame/page.tsx'
import { useAnswer } from '../../frame/use-answer.ts'
import { useText } from '../../i18n/use-text.ts'
import { pathTo } from '../../route-map.ts'
import { AccountForm } from './account-form.tsx'

/** Where the money goes: the account given before, or a new one with its confirmation copy. */
export function BankcardScreen(): ReactNode {
  const { t } = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const banks = useAnswer('/bank/list')
  const accounts = useAnswer('/bank/accounts')
  const profile = useAnswer('/verify/profile')
  const [adding, setAdding] = useState(false)
  const account = accounts.data?.accounts.find((each) => each.is_default)
  const choice = choiceIn(search)
  const goOn = (): void =>
    void navigate(choice === undefined ? pathTo('prod') : pathTo('loan', {}, choiceQuery(choice)), {
      replace: true,
    })

  if (account !== undefined && !adding) {
    return (
      <Page
        title={t('收款账户')}
        back="prod"
        footer={
          <>
            <Button onClick={goOn}>{t('使用这个账户')}</Button>
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
  const waited = [banks, accounts, profile]
  const missing = waited.find((answer) => answer.state === 'failed')
  if (missing !== undefined || banks.data === undefined || profile.data === undefined) {
    return (
      <Page title={t('收款账户')} back="prod">
        {missing === undefined ? (
          <Skeleton label={t('正在加载')} shapes={['form']} />
        ) : (
          <FailedAnswer answer={{ reload: () => waited.forEach((answer) => answer.reload()) }} />
        )}
      </Page>
    )
  }
  const { given_name: given, family_name: family, full_name: full } = profile.data.personal ?? {}
  return (
    <AccountForm
      banks={banks.data.banks}
      holderName={full ?? [given, family].filter(Boolean).join(' ')}
      onSaved={goOn}
    />
  )
}
