/** What each consent is for and what works without it, as the ledger says it. */
import type { PlainMessage } from '../../application-flow/forms/form-table.ts'
import type { Schema } from '../../lender/answers.ts'

export type Purpose = Schema<'Consent'>['purpose']

export interface ConsentWords {
  title: PlainMessage
  use: PlainMessage
  without: PlainMessage
  /**
   * Where it is given: as a condition of a loan, here by the borrower's wish, or on a screen of its own.
   * What no screen of this app asks for is shown only where a record of it exists.
   */
  given: 'loan' | 'here' | 'elsewhere'
}

export const consentWords = {
  privacy_notice: {
    title: '隐私声明',
    use: '决定并发放借款、收取还款',
    without: '不能申请新的借款',
    given: 'loan',
  },
  terms_of_use: {
    title: '使用条款',
    use: '借款按这些条款进行',
    without: '不能申请新的借款',
    given: 'loan',
  },
  account_checks: {
    title: '收款账户的核验',
    use: '向银行核对收款账户是您的',
    without: '不能申请新的借款',
    given: 'loan',
  },
  attribution: {
    title: '您从哪里知道我们',
    use: '衡量我们的广告',
    without: '没有任何影响',
    given: 'here',
  },
  location: {
    title: '位置',
    use: '填写一次地址',
    without: '自己填写地址',
    given: 'elsewhere',
  },
  contacts_list: {
    title: '通讯录',
    use: '评估您的申请',
    without: '没有任何影响',
    given: 'elsewhere',
  },
  apps_list: {
    title: '已装应用的列表',
    use: '评估您的申请',
    without: '没有任何影响',
    given: 'elsewhere',
  },
  messages_list: {
    title: '短信',
    use: '评估您的申请',
    without: '没有任何影响',
    given: 'elsewhere',
  },
} as const satisfies Record<Purpose, ConsentWords>

export const purposes = Object.keys(consentWords) as Purpose[]
