/** Questions that borrowers ask, each with its answer and the page where it is done. */
import type { SearchRow } from '@paso/ui-kit'
import type { PlainMessage } from '../application-flow/forms/form-table.ts'
import type { RouteName } from '../route-map.ts'

interface HelpAnswer {
  question: PlainMessage
  answer: PlainMessage
  /** What people type who look for it, in words that stand in neither. */
  also: PlainMessage
  /** Where it is done; for who is signed in. */
  route?: Extract<RouteName, 'repayment' | 'orderdetails' | 'accountSecurity' | 'privacymenu'>
  query?: Readonly<Record<string, string>>
}

export const helpAnswers: readonly HelpAnswer[] = [
  {
    question: '我不能按时还款,会怎样?',
    answer:
      '请尽早告诉我们,已经逾期也一样。还款页写着您的借款有哪些办法,每一种要多少钱都写在前面。',
    also: '别的说法:逾期、延期、分期、还不起',
    route: 'repayment',
    query: { extend: '' },
  },
  {
    question: '我付了款,却还没有记上',
    answer: '一般几分钟内就会记上。没有的话,请在还款页上传付款凭证,我们会去查。',
    also: '别的说法:已经付了、转账',
    route: 'repayment',
  },
  {
    question: '钱什么时候到账?',
    answer: '签约后 12 小时内转入您填写的账户。在借款详情里能看到走到哪一步。',
    also: '别的说法:放款、没收到钱',
    route: 'orderdetails',
  },
  {
    question: '我想提前还清,要多付钱吗?',
    answer: '不用。随时可以还一部分或全部,不另收费,没用到的利息不用付。',
    also: '别的说法:早还、利息、手续费',
    route: 'repayment',
  },
  {
    question: '我改变主意了,能退回借款吗?',
    answer: '可以。收款后 24 小时内退回收到的金额,没有任何费用。',
    also: '别的说法:取消借款、退款',
    route: 'orderdetails',
  },
  {
    question: '收不到验证码怎么办?',
    answer: '请看号码对不对,等倒计时结束再要一次。还是没有,请打电话给我们。我们绝不会问您验证码。',
    also: '别的说法:短信、OTP、密码',
  },
  {
    question: '手机丢了怎么办?',
    answer: '请在别的设备上登录,退出所有设备。用不了原来的号码,请打电话给我们。',
    also: '别的说法:手机被偷、被盗用',
    route: 'accountSecurity',
  },
  {
    question: '怎样收回同意、导出我的资料?',
    answer: '在“权限和隐私”里,每一项同意都可以收回,也可以下载我们保存的全部资料。',
    also: '别的说法:隐私、个人资料、权限',
    route: 'privacymenu',
  },
  {
    question: '怎样注销或删除账户?',
    answer: '没有未结清的借款时,在“登录和设备”里注销。账户再保留 15 天,其间登录就撤回注销。',
    also: '别的说法:取消账户、停用',
    route: 'accountSecurity',
  },
  {
    question: '手机号换了怎么办?',
    answer: '原来的号码用不了时,请打电话给我们。我们核对身份后为您换成新号码。',
    also: '别的说法:换号、新号码、SIM 卡',
  },
  {
    question: '合同、收据和结清证明在哪里?',
    answer: '在“借款详情”里,每一份都可以打开和下载。',
    also: '别的说法:协议、发票、文件',
    route: 'orderdetails',
  },
  {
    question: '我多付了钱,怎样退款?',
    answer: '多付的钱属于您。在“借款详情”里申请退款,钱转回您的账户。',
    also: '别的说法:付了两次、多还',
    route: 'orderdetails',
  },
  {
    question: '怎样找到你们,或者投诉?',
    answer: '电话、时间和邮箱都在本页。对我们的答复不满意,可以找监管机构,网址也在本页。',
    also: '别的说法:客服、电话、监管机构',
  },
]

/** The questions as the search reads them. */
export const helpRows = (say: (id: PlainMessage) => string): SearchRow[] =>
  helpAnswers.map(({ question, answer, also }) => ({
    value: question,
    label: say(question),
    detail: say(answer),
    also: say(also).split(/[,،]/),
  }))
