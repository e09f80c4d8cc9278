import type { StepCode } from '../../lender/answers.ts'
import type { PlainMessage } from './form-table.ts'

/** A step by its name, and how many minutes it usually takes. */
export const stepWords = {
  idnumber: { name: '身份证件', minutes: 2 },
  personal_before: { name: '核对个人信息', minutes: 1 },
  personalinfo: { name: '基本情况和住址', minutes: 2 },
  emergency: { name: '可以联系的人', minutes: 1 },
  jobinfo: { name: '工作和收入', minutes: 2 },
} as const satisfies Record<StepCode, { name: PlainMessage; minutes: number }>
