import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button, Notice, Skeleton } from '@paso/ui-kit'
import { CostCard } from '../../borrowing/cost-card.tsx'
import { DueReason } from '../../borrowing/due-reason.tsx'
import { choiceQuery, type LoanChoice } from '../../borrowing/loan-choice.ts'
import { useQuote } from '../../borrowing/use-quote.ts'
import { ActionLink } from '../../frame/action-link.tsx'
import { Heading } from '../../frame/heading.ts'
import { QueryError } from '../../frame/query-error.tsx'
import { Page } from '../../frame/page.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import { pathTo } from '../../route-map.ts'
import { AgreementPart, notAgreed } from './agreement-part.tsx'
import { PaidInto } from './paid-into.tsx'
import { useApplication } from './use-application.ts'

interface LoanConfirmationProps {
  choice: LoanChoice
  /** The amount is lower than what was chosen, because the limit is. */
  isLowered: boolean
}

/** The whole cost once more, where the money goes, the agreement, and one button. */
export function LoanConfirmation({ choice, isLowered }: LoanConfirmationProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const { quote, failed, current, most, words, refetch } = useQuote(choice)
  const accounts = useQuery('/bank/accounts')
  const account = accounts.data?.accounts.find((each) => each.is_default)
  const quoteId = current ? quote?.quote_id : undefined
  const agreement = useQuery(
    '/loan/agreement',
    { quote_id: quoteId ?? '', account_id: account?.account_id ?? '' },
    { enabled: quoteId !== undefined && account !== undefined },
  )
  const [agreeing, setAgreeing] = useState(notAgreed)
  const isReady = quoteId !== undefined && account !== undefined && agreement.data !== undefined

  const { submit, busy } = useApplication(
    isReady
      ? {
          quote_id: quoteId,
          account_id: account.account_id,
          agreement_hash: agreement.data.hash,
        }
      : undefined,
    () => {
      setAgreeing(notAgreed)
      refetch()
    },
  )
  const highest = most?.amount
  useEffect(() => {
    if (highest === undefined) return
    const amount = { ...choice.amount, amount: highest }
    const query = { ...choiceQuery({ ...choice, amount }), lowered: 'limit' }
    void navigate(pathTo('loan', {}, query), { replace: true })
    // `highest` changes with the choice.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [highest])

  const press = (): void => {
    if (agreeing.agreed) void submit()
    else {
      setAgreeing({ ...agreeing, missed: true })
      const first = agreeing.read ? 'input' : 'button'
      document.querySelector<HTMLElement>(`#agreement-part ${first}`)?.focus()
    }
  }
  const noAccount = accounts.data !== undefined && account === undefined
  const isRefused = failed && most === undefined
  const firstDue = quote?.cost.schedule[0]?.due_date
  const isStuck = [accounts.state, agreement.state].includes('failed') || isRefused
  const changeChoice = pathTo('prod', {}, choiceQuery(choice))
  const changeAccount = pathTo('bankcard', {}, choiceQuery(choice))
  return (
    <Page
      title={t('确认借款')}
      titleAs="p"
      back="prod"
      footer={
        noAccount ? (
          <ActionLink to={changeAccount}>{t('填写收款账户')}</ActionLink>
        ) : isStuck ? (
          <ActionLink to={changeChoice}>{t('修改金额或期限')}</ActionLink>
        ) : (
          <>
            <Button
              busy={busy || !isReady}
              busyLabel={busy ? t('正在提交申请') : t('正在计算费用')}
              slowLabel={t('仍在处理,请不要离开')}
              onClick={press}
            >
              {quote === undefined
                ? t('去借款')
                : t('借 {amount}', { amount: format.roundMoney(quote.cost.principal) })}
            </Button>
            <ActionLink to={changeChoice} variant="quiet">
              {t('修改金额或期限')}
            </ActionLink>
          </>
        )
      }
    >
      <Heading>{t('同意之前,请先核对')}</Heading>
      {isLowered && (
        <Notice tone="attention" live title={t('您的额度变了')}>
          {t('现在最多可借 {amount}。下面是按这个金额重新计算的费用,请再核对一次。', {
            amount: format.roundMoney(choice.amount),
          })}
        </Notice>
      )}
      {quote === undefined && !failed && (
        <Skeleton label={t('正在计算费用')} shapes={['figure', 'rows']} />
      )}
      {quote !== undefined && !failed && (
        <>
          <CostCard cost={quote.cost} isEstimate />
          {firstDue !== undefined && <DueReason dueDate={firstDue} />}
        </>
      )}
      {isRefused && <QueryError query={{ refetch, words }} />}
      {accounts.state === 'failed' && <QueryError query={accounts} />}
      {account !== undefined && <PaidInto account={account} changeAt={changeAccount} />}
      {noAccount && <Notice tone="attention">{t('请先填写收款账户')}</Notice>}
      {agreement.state === 'failed' && <QueryError query={agreement} />}
      {agreement.data !== undefined && (
        <AgreementPart agreement={agreement.data} agreeing={agreeing} onChange={setAgreeing} />
      )}
    </Page>
  )
}
