import type { ReactNode } from 'react'
import country from '#country'
import { Notice, PaymentInstruction } from '@paso/ui-kit'
import { moneyText } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { isPaymentCodeFor } from './check-payment-code.ts'

/** What the payer types or scans. A code that does not check out is not drawn. */
export function Instruction({ payment }: { payment: Schema<'Repayment'> }): ReactNode {
  const { t, format } = useText()
  const { instruction, amount } = payment
  const { reference, qr_payload: code } = instruction
  if (code !== null && !isPaymentCodeFor(code, { ...amount, reference })) {
    return <Notice tone="bad">{t('这个付款码有误,请勿使用。请改用银行转账。')}</Notice>
  }
  const written = moneyText(format.money(amount))
  return (
    <>
      <PaymentInstruction
        title={code === null ? t('通过银行转账还款') : t('用任何银行应用扫码')}
        amount={amount}
        validity={t('有效期至 {moment}', {
          moment: format.moment(instruction.expires_at, country.timeZone),
        })}
        qr={
          code === null
            ? undefined
            : { value: code, label: t('付款二维码,金额 {amount}', { amount: written }) }
        }
        rows={[
          ...textRow(t('银行'), instruction.bank_name),
          ...codeRow(t('账号'), instruction.account_number),
          ...codeRow(t('参考号'), reference),
          ...textRow(t('收款方'), instruction.payee_name),
        ]}
        copyLabels={{
          copy: t('复制'),
          copied: t('已复制'),
          refused: t('请长按号码复制'),
        }}
        assurance={
          code === null
            ? t('请务必填写参考号,我们靠它确认是您的付款。')
            : t('已核对此码:它按这个金额偿还您的借款,付给我们。')
        }
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
