import type { ReactNode } from 'react'
import { payment as paymentRule } from '#country/payment'
import { groupDigits, LoanSummary, Money, type SummaryRow } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { useQuery } from '../frame/use-query.ts'
import { PhoneNumber } from '../help/phone-number.tsx'
import { useSupport } from '../help/use-support.ts'
import { maskedPhone } from '../i18n/phone.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { asksTooMuch } from '../slip/slips.ts'
import { isOurInstruction } from './check-instruction.ts'

const Call = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--paso-target);
  color: var(--paso-brand-ink);
`

interface CashRegisterProps {
  order: Schema<'Order'> | undefined
  payments: readonly Schema<'RepaymentSummary'>[]
}

/** Order, sum and account of the transfer that is awaited, whom to call, and who pays. */
export function CashRegister({ order, payments }: CashRegisterProps): ReactNode {
  const { t } = useText()
  const { phone } = useSupport().support
  const profile = useQuery('/account/profile').data
  const next = order?.next_payment ?? null
  const rows: SummaryRow[] = [
    ...(order === undefined
      ? []
      : [{ label: t('借款编号'), value: <bdi dir="ltr">{order.order_number}</bdi> }]),
    ...(next === null
      ? []
      : [
          {
            label: order?.cost.schedule.length === 1 ? t('要还的金额') : t('这一期'),
            value: <Money {...next.total} />,
          },
        ]),
    ...useTransferRows(payments, order),
    ...(phone === undefined
      ? []
      : [
          {
            label: t('客服电话'),
            value: (
              <Call href={`tel:${phone}`}>
                <PhoneNumber phone={phone} />
              </Call>
            ),
          },
        ]),
    ...(profile === undefined
      ? []
      : [
          {
            label: t('您的手机号'),
            value: <bdi dir="ltr">{maskedPhone(profile.phone_prefix, profile.phone)}</bdi>,
          },
        ]),
  ]
  return <LoanSummary rows={rows} />
}

/** The account of the newest transfer that is awaited and owed, as far as it is the lender's own. */
function useTransferRows(
  payments: CashRegisterProps['payments'],
  order: CashRegisterProps['order'],
): SummaryRow[] {
  const { t } = useText()
  const awaited = payments.find(
    (each) =>
      each.method === 'bank_transfer' &&
      each.status === 'waiting' &&
      order !== undefined &&
      !asksTooMuch(each, order),
  )
  const { data } = useQuery(
    '/repay/status',
    { repayment_id: awaited?.repayment_id ?? '' },
    { enabled: awaited !== undefined },
  )
  if (data === undefined || !isOurInstruction(data, paymentRule)) return []
  const { bank_name, account_number, payee_name, reference } = data.instruction
  return [
    { label: t('等待的转账'), value: <Money {...data.amount} /> },
    { label: t('银行'), value: bank_name },
    {
      label: t(paymentRule.account.label),
      value: <bdi dir="ltr">{groupDigits(account_number ?? '', paymentRule.account.groups)}</bdi>,
    },
    { label: t('收款方'), value: <bdi>{payee_name}</bdi> },
    { label: t('参考号'), value: <bdi dir="ltr">{groupDigits(reference, [4])}</bdi> },
  ]
}
