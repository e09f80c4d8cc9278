import { useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { isLenderFailure } from '@paso/sdk/failures'
import { AgreementConsent, Button, LoanSummary, Notice, Skeleton } from '@paso/ui-kit'
import { CostCard } from '../../borrowing/cost-card.tsx'
import { choiceQuery, type LoanChoice } from '../../borrowing/loan-choice.ts'
import { useQuote } from '../../borrowing/use-quote.ts'
import { toast } from '../../failures/toasts.ts'
import { QueryError } from '../../frame/query-error.tsx'
import { Page } from '../../frame/page.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { useSubmit } from '../../frame/use-submit.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import { pathTo } from '../../route-map.ts'
import { withNotices } from '../../session/notices.ts'
import { sendOnce } from '../../session/outbox.ts'
import { AgreementSheet } from './agreement-sheet.tsx'

/** States of a 409002 that a new quote mends. */
const oldPrices = ['quote_expired', 'agreement_changed', 'quota_changed']

/** The whole cost once more, where the money goes, the agreement, and one button. */
export function LoanConfirmation({ choice }: { choice: LoanChoice }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const { quote, failed, current, refetch } = useQuote(choice)
  const accounts = useQuery('/bank/accounts')
  const account = accounts.data?.accounts.find((each) => each.is_default)
  const quoteId = current ? quote?.quote_id : undefined
  const agreement = useQuery(
    '/loan/agreement',
    { quote_id: quoteId ?? '', account_id: account?.account_id ?? '' },
    { enabled: quoteId !== undefined && account !== undefined },
  )
  const [reading, setReading] = useState(false)
  const [read, setRead] = useState(false)
  const [agreed, setAgreed] = useState(false)
  const [unagreed, setUnagreed] = useState(false)
  const consent = useRef<HTMLDivElement>(null)

  const { submit, busy } = useSubmit(async () => {
    if (!agreed) {
      setUnagreed(true)
      consent.current?.querySelector('input')?.focus()
      return
    }
    if (quoteId === undefined || account === undefined || agreement.data === undefined) return
    const application = {
      quote_id: quoteId,
      account_id: account.account_id,
      agreement_hash: agreement.data.hash,
      agreed: true,
    } as const
    const applied = await withNotices(
      () => sendOnce('/loan/apply', application),
      () => toast('info', t('借款需要您对使用条款和隐私声明的同意:已按您登录时的同意记录')),
    )
    void navigate(pathTo('recommend', {}, { order: applied.order.order_id }), { replace: true })
  }, isOldPrice)

  /** The quote ran out or its agreement changed: a new one must be agreed to again (D16). */
  function isOldPrice(failure: unknown): boolean {
    if (!isLenderFailure(failure, 409002) || !oldPrices.includes(failure.data.state)) return false
    refetch()
    setAgreed(false)
    setRead(false)
    toast('info', t('价格已重新计算,请再核对一次'))
    return true
  }

  const noAccount = accounts.data !== undefined && account === undefined
  return (
    <Page
      title={t('确认借款')}
      titleAs="p"
      back="prod"
      footer={
        <>
          <Button
            busy={busy}
            busyLabel={t('正在提交申请')}
            slowLabel={t('仍在处理,请不要离开')}
            disabled={agreement.data === undefined}
            onClick={submit}
          >
            {quote === undefined
              ? t('去借款')
              : t('借 {amount}', { amount: format.roundMoney(quote.cost.principal) })}
          </Button>
          <Button
            variant="quiet"
            onClick={() => void navigate(pathTo('prod', {}, choiceQuery(choice)))}
          >
            {t('修改金额或期限')}
          </Button>
        </>
      }
    >
      <h1>{t('同意之前,请先核对')}</h1>
      {quote === undefined && !failed && (
        <Skeleton label={t('正在计算费用')} shapes={['figure', 'rows']} />
      )}
      {quote !== undefined && !failed && <CostCard cost={quote.cost} />}
      {failed && <QueryError query={{ refetch }} />}
      {accounts.state === 'failed' && <QueryError query={accounts} />}
      {account !== undefined && (
        <LoanSummary
          rows={[
            {
              label: t('转入账户'),
              value: (
                <>
                  <bdi>{account.bank_name}</bdi> <bdi dir="ltr">{account.number_masked}</bdi>
                </>
              ),
            },
            { label: t('户名'), value: <bdi>{account.holder_name}</bdi> },
          ]}
        >
          <Button
            variant="quiet"
            onClick={() => void navigate(pathTo('bankcard', {}, choiceQuery(choice)))}
          >
            {t('换一个账户')}
          </Button>
        </LoanSummary>
      )}
      {noAccount && (
        <Notice tone="attention">
          {t('请先填写收款账户')}
          <Button
            variant="secondary"
            onClick={() => void navigate(pathTo('bankcard', {}, choiceQuery(choice)))}
          >
            {t('填写收款账户')}
          </Button>
        </Notice>
      )}
      {agreement.state === 'failed' && <QueryError query={agreement} />}
      {agreement.data !== undefined && (
        <div ref={consent}>
          <AgreementConsent
            name="agreed"
            label={t('我已阅读并同意借款合同')}
            documents={[{ id: 'agreement', title: t('借款合同'), opened: read }]}
            openedLabel={t('已打开')}
            onOpen={() => {
              setReading(true)
              setRead(true)
            }}
            error={unagreed && !agreed ? t('请先阅读合同并勾选同意') : undefined}
            checked={agreed}
            onValueChange={setAgreed}
          />
        </div>
      )}
      {agreement.data !== undefined && (
        <AgreementSheet
          agreement={agreement.data}
          open={reading}
          onClose={() => setReading(false)}
        />
      )}
    </Page>
  )
}
