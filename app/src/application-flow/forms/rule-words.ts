/** A broken rule as what to do about it. */
import type { Text } from '../../i18n/use-text.ts'
import type { FieldError } from '../../lender/answers.ts'
import {
  placeParts,
  type AccountRow,
  type PlaceRow,
  type PlainMessage,
  type Row,
} from './form-table.ts'
import type { OtherKind } from './other-kind.ts'

interface At {
  row: Row
  controlId: string
  /** How many digits of a number are too many. */
  tooMany: number
  otherKind: OtherKind | undefined
}

/** The words for `rule`, which may be one that only the lender knows, at a control of `row`. */
export function ruleWords(
  { rule, params }: Pick<FieldError, 'rule' | 'params'>,
  { row, controlId, tooMany, otherKind }: At,
  t: Text['t'],
): string {
  const own = row.rules?.[rule]
  if (own !== undefined) return t(own)
  if (row.kind === 'account' && otherKind !== undefined) return kindWords(row, otherKind, t)
  if (tooMany > 0) return t('号码多了 {count} 位,请核对每一位', { count: tooMany })
  if (rule === 'too_long') return t('最多 {max} 个字', { max: Number(params['max']) })
  if (rule === 'too_young') return t('年满 {min} 岁才能借款', { min: Number(params['min']) })
  if (row.kind === 'contact') {
    if (params['other'] === 'own') return t('这是您自己的号码,请填另一个人的')
    return contactWords(rule, controlId, t)
  }
  if (row.kind === 'account' && rule === 'required' && controlId.endsWith('_copy')) {
    return t('请把同一个号码再输入一次')
  }
  if (row.kind === 'place') return t(placeWords(rule, row, controlId))
  if (row.kind === 'digits' && row.digits !== undefined) {
    return t('请输入 {digits} 位身份证号码', { digits: row.digits })
  }
  if (rule === 'required' || row.wrong === undefined) {
    return t(rule === 'format' ? '请只用文字、数字和常用符号' : row.missing)
  }
  return t(row.wrong)
}

function kindWords({ begins = '' }: AccountRow, kind: OtherKind, t: Text['t']): string {
  switch (kind) {
    case 'country':
      return t('这里的 IBAN 以 {start} 开头,银行应用里有', { start: begins })
    case 'letters':
      return t('这个号码只有数字,请核对')
    case 'landline':
      return t('这里的手机号不是这样开头的,钱包号码是手机号')
  }
}

function contactWords(rule: string, controlId: string, t: Text['t']): string {
  if (controlId.endsWith('_relation')) return t('请选择与您的关系')
  if (controlId.endsWith('_name')) {
    return t(rule === 'format' ? '请只用文字、数字和常用符号' : '请填写这位联系人的姓名')
  }
  if (rule === 'required') return t('请填写这位联系人的手机号')
  if (rule === 'same_phone') return t('上面已用过这个号码,请填另一个')
  return t(
    rule === 'phone_start'
      ? '这里的手机号不是这样开头的,请核对这位联系人的号码'
      : '请输入完整的手机号码',
  )
}

function placeWords(rule: string, row: PlaceRow, controlId: string): PlainMessage {
  if (rule === 'choice' && row.wrong !== undefined) return row.wrong
  const part = placeParts.find((each) => controlId.endsWith(`_${each}`))
  return part === undefined ? row.missing : row.parts[part].missing
}
