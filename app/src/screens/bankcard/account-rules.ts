import { forms } from '#country/forms'
import { validateStep, type FieldFailure } from '@paso/sdk/rules'
import type { MessageId } from '../../i18n/generated/messages.ts'
import type { PostBody } from '../../lender/answers.ts'

type AccountMessage = Extract<
  MessageId,
  | '请勾选同意后再继续'
  | '请选择银行或钱包'
  | '请填写户名'
  | '两次输入的号码不一致,请核对'
  | '这个号码不正确,请核对每一位'
  | '请输入完整的号码'
>

export type AccountFields = PostBody<'/bank/account'>

/** What the account breaks of the rules that the lender checks too, in the order of the fields. */
export const checkAccount = (fields: AccountFields): FieldFailure[] =>
  validateStep('bankcard', fields, forms.edition)

/** A broken rule as what to do about it. `rule` may be one that only the lender knows. */
export function accountMessage({ field, rule }: { field: string; rule: string }): AccountMessage {
  if (field === 'consent') return '请勾选同意后再继续'
  if (field === 'bank_code') return '请选择银行或钱包'
  if (field === 'holder_name') return '请填写户名'
  if (rule === 'copy_differs') return '两次输入的号码不一致,请核对'
  if (rule === 'account_check') return '这个号码不正确,请核对每一位'
  return '请输入完整的号码'
}
