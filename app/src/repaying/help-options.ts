import type { MessageId } from '../i18n/generated/messages.ts'
import type { Schema } from '../lender/answers.ts'

export type HelpWish = Schema<'HelpWish'>

/** What an easier plan may be, in the order of the choice. */
export const helpOptions = {
  smaller_payments: '每期少还一点',
  later_date: '晚一点还',
  pause: '暂停一段时间',
  other: '其他办法',
} as const satisfies Record<HelpWish, MessageId>
