import type { Schema } from '../../lender/answers.ts'
import type { RouteName } from '../../route-map.ts'
import type { PlainMessage } from './form-table.ts'

interface Advice {
  why: PlainMessage
  help: PlainMessage
  at?: RouteName
}

/** Why no quota was given, what would help, and the page where that is done, if there is one. */
export const refusalWords: Readonly<Record<Schema<'RefusalReason'>, Advice>> = {
  income_too_low: {
    why: '收入低于这款借款的要求',
    help: '收入增加后,请更新工作资料再申请',
    at: 'work',
  },
  too_little_left: {
    why: '每月固定支出之后,剩下的不够还这笔借款',
    help: '每月固定支出减少后,可以再申请',
  },
  too_young: { why: '您还不满 18 岁', help: '年满 18 岁后即可申请' },
  details_not_confirmed: {
    why: '证件信息无法核实',
    help: '请核对从证件上读到的信息',
    at: 'personal',
  },
  record_of_late_payment: { why: '以前的借款有逾期记录', help: '按时还清现有借款会有帮助' },
}
