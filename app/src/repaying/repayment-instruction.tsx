import type { ReactNode } from 'react'
import country from '#country'
import { payment } from '#country/payment'
import { formatMoney, groupDigits, PaymentInstruction } from '@paso/ui-kit'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { methods, ownAccount } from './methods.ts'

interface RepaymentInstructionProps {
  repayment: Schema<'Repayment'>
}

/** What the payer types or scans, of an instruction that was found to pay the lender. */
export function RepaymentInstruction({ repayment }: RepaymentInstructionProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const rows = useInstructionRows(repayment)
  const { instruction, amount, method } = repayment
  const { reference, qr_payload: code, barcode } = instruction
  const fileName = `paso-${reference}.png`
  return (
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
              label: t('付款二维码,金额 {amount}', { amount: format.money(amount) }),
              // The bank's app on the same phone cannot scan this screen.
              save: { label: t('保存图片'), fileName },
              share: { label: t('分享'), fileName },
            }
      }
      barcode={barcode === null ? undefined : { value: barcode, label: t('收银台扫描的条码') }}
      rows={rows}
      copyLabels={{
        copy: t('复制'),
        copied: t('已复制'),
        refused: t('请长按号码复制'),
      }}
      assurance={t(methods[method].assurance)}
    />
  )
}

export function useInstructionRows({ instruction, amount, method }: Schema<'Repayment'>) {
  const { t } = useText()
  const format = useFormat()
  const most = instruction.amount_limit
  const own = ownAccount(payment)
  return [
    {
      label: t('要还的金额'),
      // Copied as a bank's app takes it, `10520.00`.
      value: formatMoney({ ...amount, locale: 'en' }).figure.replaceAll(',', ''),
      display: format.money(amount),
      kind: 'text' as const,
      copy: true,
    },
    ...textRow(t('银行'), instruction.bank_name),
    ...codeRow(t(payment.account.label), instruction.account_number, payment.account.groups),
    ...codeRow(t(own.label), instruction.virtual_account, own.groups),
    ...textRow(t('在哪里付'), instruction.store_name),
    ...codeRow(t('付款码'), instruction.store_code),
    ...codeRow(t('Paynet 号码'), instruction.paynet_reference),
    ...textRow(t('单笔上限'), most === null ? null : format.money({ ...amount, amount: most })),
    ...codeRow(t('参考号'), methods[method].asksReference ? instruction.reference : null),
    ...textRow(t('收款方'), instruction.payee_name),
  ]
}

const textRow = (label: string, value: string | null) =>
  value === null ? [] : [{ label, value, kind: 'text' as const }]

/** In groups, as it is compared with another screen. */
const codeRow = (label: string, value: string | null, groups: readonly number[] = [4]) =>
  value === null
    ? []
    : [
        {
          label,
          value,
          display: groupDigits(value, groups),
          kind: 'code' as const,
          copy: true,
        },
      ]
