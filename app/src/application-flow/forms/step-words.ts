import type { Schema, StepCode } from '../../lender/answers.ts'
import type { PlainMessage } from './form-table.ts'

/** A step by its name, and how many minutes it usually takes. */
export const stepWords = {
  idnumber: { name: '身份证件', minutes: 2 },
  personal_before: { name: '核对个人信息', minutes: 1 },
  personalinfo: { name: '基本情况和住址', minutes: 2 },
  emergency: { name: '可以联系的人', minutes: 1 },
  jobinfo: { name: '工作和收入', minutes: 2 },
} as const satisfies Record<StepCode, { name: PlainMessage; minutes: number }>

/** Why no quota was given, and what would help. */
export const refusalWords = {
  income_too_low: { why: '收入低于这款借款的要求', help: '收入增加后,请更新工作资料再申请' },
  too_young: { why: '您还不满 18 岁', help: '年满 18 岁后即可申请' },
  details_not_confirmed: { why: '证件信息无法核实', help: '请核对从证件上读到的信息' },
  record_of_late_payment: { why: '以前的借款有逾期记录', help: '按时还清现有借款会有帮助' },
} as const satisfies Record<Schema<'RefusalReason'>, { why: PlainMessage; help: PlainMessage }>
