import { useEffect, useState, type ReactNode } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { isOpenOrder } from '@paso/sdk/rules'
import { AmountPicker, Button, Card, Skeleton, TermChips, VisuallyHidden } from '@paso/ui-kit'
import { CostCard } from '../../borrowing/cost-card.tsx'
import { DueReason, usePayDay } from '../../borrowing/due-reason.tsx'
import { choiceIn, choiceQuery, type LoanChoice } from '../../borrowing/loan-choice.ts'
import { LimitReason } from '../../borrowing/limit-reason.tsx'
import { lastDueDate } from '../../borrowing/payment-days.ts'
import { useQuote } from '../../borrowing/use-quote.ts'
import { QueryError } from '../../frame/query-error.tsx'
import { Stack } from '../../frame/stack.ts'
import { WidePage } from '../../frame/wide-page.tsx'
import { useAfterPress } from '../../frame/use-after-press.ts'
import { useQuery } from '../../frame/use-query.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'

/** Amount and days, with the whole cost under them as they change. */
export function ProdScreen(): ReactNode {
  const { t } = useText()
  const products = useQuery('/loan/products')
  const home = useQuery('/home/index')
  const order = home.data?.order ?? null
  // Whether a loan is open already must be known before another is chosen.
  const failed = [products, home].find(({ state }) => state === 'failed')
  const product = products.data?.products[0]
  if (order !== null && isOpenOrder(order.state)) {
    return <Navigate to={pathTo('orderdetails', {}, { order: order.order_id })} replace />
  }
  if (home.state === 'loaded' && products.data !== undefined && product !== undefined) {
    return <Chooser product={product} list={products.data} onLowered={products.refetch} />
  }
  return (
    <WidePage title={t('选择金额和期限')} back="home">
      {failed && <QueryError query={failed} />}
      {!failed && [products.state, home.state].includes('loading') && (
        <Skeleton label={t('正在加载')} shapes={['figure', 'rows']} />
      )}
    </WidePage>
  )
}

function proposedOf(product: Schema<'Product'>): LoanChoice {
  const usual = product.terms.find((term) => term.days === 90) ?? product.terms[0]
  return { productId: product.product_id, amount: halfOf(product), days: usual?.days ?? 0 }
}

/** What the address brings back from the confirmation, as far as the product still has it. */
function chosenBefore(search: URLSearchParams, product: Schema<'Product'>): LoanChoice {
  const before = choiceIn(search)
  const choice = proposedOf(product)
  if (before?.productId !== choice.productId) return choice
  const { min_amount: least, max_amount: most, terms } = product
  const { amount, days } = before
  const hasAmount = amount.amount >= least.amount && amount.amount <= most.amount
  return {
    ...choice,
    ...(hasAmount && { amount }),
    ...(terms.some((term) => term.days === days) && { days }),
  }
}

/** Proposed first: half of what is possible. The most would talk people into debt. */
function halfOf({ min_amount, max_amount, amount_step }: Schema<'Product'>): Schema<'Money'> {
  const steps = Math.round((max_amount.amount - min_amount.amount) / 2 / amount_step.amount)
  return { ...max_amount, amount: min_amount.amount + steps * amount_step.amount }
}

interface ChooserProps {
  product: Schema<'Product'>
  list: Schema<'ProductList'>
  /** The lender says that less can be borrowed than the product said. */
  onLowered: () => void
}

function Chooser({ product, list, onLowered }: ChooserProps): ReactNode {
  const { t } = useText()
  const navigate = useNavigate()
  const accounts = useQuery('/bank/accounts')
  const { payDay } = usePayDay()
  const { choice, setChoice, quote, lowered } = useChoice(product, onLowered)
  const hasAccount = (accounts.data?.accounts.length ?? 0) > 0
  return (
    <WidePage
      title={t('选择金额和期限')}
      back="home"
      footer={
        <>
          {quote.quote !== undefined && !quote.failed && <Total cost={quote.quote.cost} />}
          <Button
            onClick={() =>
              void navigate(pathTo(hasAccount ? 'loan' : 'bankcard', {}, choiceQuery(choice)))
            }
          >
            {t('继续')}
          </Button>
        </>
      }
    >
      <LimitReason
        limit={lowered ?? list.quota}
        from={list.quota_from}
        isNew={lowered !== undefined}
      />
      <AmountAndDays product={product} choice={choice} onChoice={setChoice} />
      {quote.quote !== undefined && !quote.failed && (
        <Stack aria-busy={!quote.current} aria-live="polite">
          <CostCard cost={quote.quote.cost} isEstimate />
          <DueReason payDay={payDay} schedule={quote.quote.cost.schedule} />
        </Stack>
      )}
      {quote.quote === undefined && !quote.failed && (
        <Skeleton label={t('正在计算费用')} shapes={['rows']} />
      )}
      {quote.failed && quote.most === undefined && <QueryError query={quote} />}
    </WidePage>
  )
}

/** What is chosen and its price. The highest amount takes the place of one that cannot be had any more. */
function useChoice(product: Schema<'Product'>, onLowered: () => void) {
  const [search] = useSearchParams()
  const [choice, setChoice] = useState(() => chosenBefore(search, product))
  const quote = useQuote(choice)
  const [lowered, setLowered] = useState<Schema<'Money'>>()
  const highest = quote.most?.amount
  useEffect(() => {
    if (highest === undefined) return
    const amount = { ...choice.amount, amount: highest }
    setLowered(amount)
    setChoice((before) => ({ ...before, amount }))
    onLowered()
    // `highest` changes with the choice.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [highest])
  return { choice, setChoice, quote, lowered }
}

interface AmountAndDaysProps {
  product: Schema<'Product'>
  choice: LoanChoice
  onChoice: (change: (before: LoanChoice) => LoanChoice) => void
}

function AmountAndDays({ product, choice, onChoice }: AmountAndDaysProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const afterPress = useAfterPress()
  const [isPressed, setIsPressed] = useState(false)
  return (
    <>
      <Card>
        <AmountPicker
          label={t('您要借多少?')}
          sliderLabel={t('用滑块选择金额')}
          value={choice.amount.amount}
          min={product.min_amount.amount}
          max={product.max_amount.amount}
          step={product.amount_step.amount}
          currency={choice.amount.currency}
          onValueChange={(amount) =>
            onChoice((before) => ({ ...before, amount: { ...before.amount, amount } }))
          }
          // Both stand at the slider for those who see it.
          hint={
            <VisuallyHidden>
              {t('{lowest} 至 {highest}', {
                lowest: format.roundMoney(product.min_amount),
                highest: format.roundMoney(product.max_amount),
              })}
            </VisuallyHidden>
          }
          // Said at once, it would move what is pressed as the field is left.
          onBlur={() => {
            setIsPressed(true)
            afterPress(() => setIsPressed(false))
          }}
          adjustedText={isPressed ? undefined : t('已改为最接近的可选金额')}
        />
      </Card>
      <TermChips
        label={t('借多久?')}
        value={choice.days}
        options={product.terms.map((term) => ({
          days: term.days,
          label: t('{days} 天', { days: term.days }),
          detail: t('分 {count} 期还', { count: term.instalments }),
        }))}
        onValueChange={(days) => onChoice((before) => ({ ...before, days: days ?? before.days }))}
      />
    </>
  )
}

const Sums = styled.dl`
  display: flex;
  flex-direction: column;
  margin-block-end: var(--paso-space-2);
  color: var(--paso-ink-2);
  font-size: var(--paso-text-small);
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: var(--paso-space-3);
  }
  & dd {
    margin-inline-start: auto;
    color: var(--paso-ink);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`

/** What it costs stands beside the button: the decision is made there. */
function Total({ cost }: { cost: Schema<'Cost'> }): ReactNode {
  const { interest, service_fee: fee } = cost
  const { t } = useText()
  const format = useFormat()
  return (
    <Sums>
      <div>
        <dt>{t('总共要还,{date} 还清', { date: format.day(lastDueDate(cost)) })}</dt>
        <dd>{format.money(cost.total)}</dd>
      </div>
      <div>
        <dt>{t('估算费用')}</dt>
        <dd>
          {t('{cost} · 年化 {rate}', {
            cost: format.money({ ...interest, amount: interest.amount + fee.amount }),
            rate: format.rate(cost.apr),
          })}
        </dd>
      </div>
    </Sums>
  )
}
