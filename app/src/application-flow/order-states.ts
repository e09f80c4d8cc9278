/** What people read of an order's state (D18), and how it is felt. */
import type { MessageId } from '../i18n/generated/messages.ts'
import type { Schema } from '../lender/answers.ts'
import type { PlainMessage } from './forms/form-table.ts'

type OrderState = Schema<'OrderState'>

/** Words of a state; message area `orders`. */
export const orderStateWords = {
  applied: '已申请',
  approved: '已批准,等待签约',
  signed: '等待放款,12 小时内到账',
  disbursed: '使用中',
  repaid: '已还清',
  rejected: '未通过',
  abandoned: '已放弃',
  expired: '已失效',
  payout_failed: '放款失败',
  returned: '已退回',
  overdue: '已逾期',
  written_off: '已核销',
} as const satisfies Record<OrderState, MessageId>

/** What is said of a loan that has ended and owes nothing; message area `orders`. */
export const endingWords: Partial<Record<OrderState, PlainMessage>> = {
  repaid: '谢谢,这笔借款已还清',
  returned: '谢谢,这笔借款已按时退回,没有任何费用',
  abandoned: '您放弃了这笔借款,不欠任何款项',
  expired: '申请没有在期限内签约,已经失效。您不欠任何款项。',
}

export const orderTone = {
  applied: 'neutral',
  approved: 'attention',
  signed: 'neutral',
  disbursed: 'good',
  repaid: 'good',
  rejected: 'bad',
  abandoned: 'neutral',
  expired: 'neutral',
  payout_failed: 'bad',
  returned: 'good',
  overdue: 'bad',
  written_off: 'neutral',
} as const satisfies Record<OrderState, 'neutral' | 'good' | 'attention' | 'bad'>
