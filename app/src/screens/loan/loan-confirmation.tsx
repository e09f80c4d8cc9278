import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { isOpenOrder } from '@paso/sdk/rules'
import { Button, Notice, Skeleton } from '@paso/ui-kit'
import { CostCard } from '../../borrowing/cost-card.tsx'
import { DueReason, usePayDay } from '../../borrowing/due-reason.tsx'
import { LimitReason } from '../../borrowing/limit-reason.tsx'
import { choiceQuery, type LoanChoice } from '../../borrowing/loan-choice.ts'
import { ActionLink } from '../../frame/action-link.tsx'
import { Heading } from '../../frame/heading.ts'
import { QueryError } from '../../frame/query-error.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { WidePage } from '../../frame/wide-page.tsx'
import { LenderLicence } from '../../help/lender-licence.tsx'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import { pathTo } from '../../route-map.ts'
import { AgreementPart } from './agreement-part.tsx'
import { PaidInto } from './paid-into.tsx'
import { useConfirmation } from './use-confirmation.ts'

interface LoanConfirmationProps {
  choice: LoanChoice
  /** The amount is lower than what was chosen, because the limit is. */
  isLowered: boolean
}

/** The whole cost once more, where the money goes, the agreement, and one button. */
export function LoanConfirmation({ choice, isLowered }: LoanConfirmationProps): ReactNode {
  const { t } = useText()
  const confirmation = useConfirmation(choice)
  const { quote, failed, refetch, words, accounts, account, agreement, agreeing, setAgreeing } =
    confirmation
  const { noAccount, isRefused } = confirmation
  const changeAccount = pathTo('bankcard', {}, choiceQuery(choice))
  const { payDay, isKnown } = usePayDay()
  const products = useQuery('/loan/products', {}, { enabled: isLowered })
  const order = useQuery('/home/index').data?.order ?? null
  const isComing = (quote === undefined && !failed) || !isKnown || accounts.state === 'loading'
  // A page that was killed here may have applied.
  if (order !== null && isOpenOrder(order.state)) {
    return <Navigate to={pathTo('orderdetails', {}, { order: order.order_id })} replace />
  }
  if (confirmation.isNotOffered) {
    return <Navigate to={pathTo('prod', {}, choiceQuery(choice))} replace />
  }
  return (
    <WidePage
      title={t('确认借款')}
      titleAs="p"
      back="prod"
      footer={<Footer {...confirmation} choice={choice} changeAccount={changeAccount} />}
    >
      <Heading>{t('同意之前,请先核对')}</Heading>
      {isLowered && products.state !== 'loading' && (
        <LimitReason limit={choice.amount} from={products.data?.quota_from} isNew />
      )}
      {isComing ? (
        <Skeleton label={t('正在计算费用')} shapes={['figure', 'rows']} />
      ) : (
        <>
          {quote !== undefined && !failed && (
            <>
              <CostCard cost={quote.cost} isEstimate />
              <DueReason payDay={payDay} schedule={quote.cost.schedule} />
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
          <LenderLicence />
        </>
      )}
    </WidePage>
  )
}

interface FooterProps extends Pick<
  ReturnType<typeof useConfirmation>,
  'quote' | 'noAccount' | 'isStuck' | 'isReady' | 'busy' | 'press'
> {
  choice: LoanChoice
  /** Where an account is given. */
  changeAccount: string
}

/** The press that borrows, or what has to be done before it. */
function Footer(props: FooterProps): ReactNode {
  const { quote, noAccount, isStuck, isReady, busy, press, choice, changeAccount } = props
  const { t } = useText()
  const format = useFormat()
  const changeChoice = pathTo('prod', {}, choiceQuery(choice))
  if (noAccount) return <ActionLink to={changeAccount}>{t('填写收款账户')}</ActionLink>
  if (isStuck) return <ActionLink to={changeChoice}>{t('修改金额或期限')}</ActionLink>
  return (
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
