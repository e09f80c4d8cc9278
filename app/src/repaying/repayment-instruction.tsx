import type { ReactNode } from 'react'
import country from '#country'
import { paymentCode } from '#country/payment'
import { Notice, PaymentInstruction } from '@paso/ui-kit'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { isPaymentCodeFor } from './check-payment-code.ts'
import { methods } from './methods.ts'

/** What the payer types or scans. A code that does not check out is not drawn. */
export function RepaymentInstruction({ repayment }: { repayment: Schema<'Repayment'> }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const { instruction, amount, method } = repayment
  const { reference, qr_payload: code } = instruction
  if (code !== null && !isPaymentCodeFor(code, { ...amount, reference }, paymentCode)) {
    return <Notice tone="bad">{t('这个付款码有误,请勿使用。请改用银行转账。')}</Notice>
  }
  const written = format.money(amount)
  const most = instruction.amount_limit
  const limit = most === null ? null : format.money({ ...amount, amount: most })
  return (
    <>
      <PaymentInstruction
        title={t(methods[method].instruction)}
        amount={amount}
        validity={t('有效期至 {moment}', {
          moment: format.moment(instruction.expires_at, country.timeZone),
        })}
        qr={
          code === null
            ? undefined
            : {
                value: code,
                label: t('付款二维码,金额 {amount}', { amount: written }),
                // The bank's app on the same phone cannot scan this screen.
                save: { label: t('保存二维码'), fileName: `paso-${reference}.png` },
              }
        }
        rows={[
          ...textRow(t('银行'), instruction.bank_name),
          ...codeRow(t('账号'), instruction.account_number),
          ...codeRow(t('专用账户'), instruction.virtual_account),
          ...textRow(t('便利店'), instruction.store_name),
          ...codeRow(t('付款码'), instruction.store_code),
          ...codeRow(t('Paynet 号码'), instruction.paynet_reference),
          ...textRow(t('单笔上限'), limit),
          ...codeRow(t('参考号'), methods[method].asksReference ? reference : null),
          ...textRow(t('收款方'), instruction.payee_name),
        ]}
        copyLabels={{
          copy: t('复制'),
          copied: t('已复制'),
          refused: t('请长按号码复制'),
        }}
        assurance={t(methods[method].assurance)}
      />
      <Notice>{t('到账后本页会自动更新。')}</Notice>
    </>
  )
}

const textRow = (label: string, value: string | null) =>
  value === null ? [] : [{ label, value, kind: 'text' as const }]

const codeRow = (label: string, value: string | null) =>
  value === null
    ? []
    : [
        {
          label,
          value,
          display: value.replace(/(.{4})(?=.)/g, '$1 '),
          kind: 'code' as const,
          copy: true,
        },
      ]
