import { payment } from '#country/payment'
import type { IconName } from '@paso/ui-kit'
import type { PaymentRule } from '../countries/country-profile.ts'
import type { MessageId } from '../i18n/generated/messages.ts'
import type { Schema } from '../lender/answers.ts'

interface MethodWords {
  icon: IconName
  title: MessageId
  detail: MessageId
  /** Where its instruction is shown. */
  route: 'repayment' | 'repaymentbank' | 'repaymentshop' | 'repaymentva' | 'repaymentpaynet'
  /** What stands over the instruction. */
  instruction: MessageId
  /** The payer sees the reference and types it; the other methods carry it by themselves. */
  asksReference: boolean
  /** What the payer must know before paying. */
  assurance: MessageId
}

const cash = {
  asksReference: false,
  assurance: '请在有效期内按这个金额付款,并保留收据。我们不收手续费;店家可能另收,付款前请先问。',
} as const

/** Every way to pay, in words. */
export const methods = {
  scan_code: {
    icon: 'scan',
    title: payment.code?.title ?? '扫码支付',
    detail: '任何银行应用都可以,几秒内到账',
    route: 'repayment',
    instruction: '用任何银行应用扫码',
    asksReference: true,
    assurance: '已核对此码:它按这个金额偿还您的借款,付给我们。',
  },
  bank_transfer: {
    icon: 'bank',
    title: '银行转账',
    detail: '转账时请填写参考号',
    route: 'repaymentbank',
    instruction: '通过银行转账还款',
    asksReference: true,
    assurance: '请务必填写参考号,我们靠它确认是您的付款。',
  },
  virtual_account: {
    icon: 'card',
    title: '专用账户',
    detail: '转入只属于这笔付款的账户',
    route: 'repaymentva',
    instruction: '转入您的专用账户',
    asksReference: false,
    assurance: '这个账户只用于这笔付款,请按这个金额转账。',
  },
  convenience_store: {
    icon: 'shop',
    title: '便利店',
    detail: '在店里用现金付款',
    route: 'repaymentshop',
    instruction: '在便利店用现金付款',
    ...cash,
  },
  paynet: {
    icon: 'form',
    title: 'Paynet 网点',
    detail: '凭号码在网点用现金付款',
    route: 'repaymentpaynet',
    instruction: '在 Paynet 网点用现金付款',
    ...cash,
  },
} as const satisfies Record<Schema<'RepaymentMethod'>, MethodWords>

/** How the number of one payment's own account is called and written: as the country's, where it is one of those. */
export const ownAccount = ({ numbers, account }: PaymentRule): PaymentRule['account'] => {
  const check = numbers.virtual_account?.check
  return check === 'clabe' || typeof check === 'object'
    ? account
    : { label: methods.virtual_account.title, groups: [4] }
}
