/** What the law wants public, as headings with their paragraphs. */
import { deviceLists } from '#country/lists'
import type { PlainMessage } from '../application-flow/forms/form-table.ts'

export interface LegalText {
  title: PlainMessage
  sections: readonly { heading: PlainMessage; paragraphs: readonly PlainMessage[] }[]
}

/** By the last part of the address, `/legal/terms`. A change of meaning raises `noticeVersion`. */
export const legalTexts = {
  terms: {
    title: '使用条款',
    sections: [
      {
        heading: 'Paso 是什么',
        paragraphs: [
          'Paso 提供小额短期借款,并在您同意之前说明全部费用。',
          '每人、每个手机号只能有一个账户。请勿把验证码告诉任何人,我们也不会向您索取。',
        ],
      },
      {
        heading: '借款',
        paragraphs: [
          '只有在您阅读并签署该笔借款的合同之后,借款才成立。合同写明金额、全部费用、日期和年化利率。',
          '收款后 24 小时内,您可以退回收到的金额,无需任何费用。',
          '您可以随时提前还款或部分还款,提前还款不另收费。逾期费有上限,合同中写明。',
        ],
      },
      {
        heading: '注销',
        paragraphs: ['没有未结清的借款时,您可以申请注销账户。15 天内再次登录即撤回申请。'],
      },
    ],
  },
  privacy: {
    title: '隐私声明',
    sections: [
      {
        heading: '我们保存什么',
        paragraphs: [
          '您填写的内容:手机号、证件号码和照片、个人资料、地址、工作、您填写的联系人、收款账户,以及借款和还款的每一步。',
          '本设备的一个随机名称,以及您的登录时间。',
          '在应用里还有手机的品牌、型号和系统版本,让您在设备列表里认出它。您打开过哪些页面(只有页面名称)和页面的出错说明,用来改进应用。',
          deviceLists === undefined
            ? '我们从不读取您的通讯录、短信和应用列表。'
            : '通讯录、短信和应用列表,只有在法律允许且您单独同意时才会读取;不同意也不影响借款。',
        ],
      },
      {
        heading: '用途',
        paragraphs: [
          '用于确认您的身份、决定并发放借款、收取还款、答复您,以及履行法律规定的记账义务。',
          '银行、支付和签约服务方只得到各自所需的内容。我们不出售您的资料。',
        ],
      },
      {
        heading: '保存多久',
        paragraphs: [
          '在账户存在期间保存。注销申请 15 天后,个人资料被删除或匿名化,账目只保留金额。',
        ],
      },
      {
        heading: '您的权利',
        paragraphs: [
          '您可以查看、导出和更正我们保存的资料,也可以撤回同意。借款未结清时,它所依据的同意仍然有效。',
        ],
      },
    ],
  },
  deletion: {
    title: '如何删除账户',
    sections: [
      {
        heading: '自己删除',
        paragraphs: [
          '登录后打开:我 → 登录和设备 → 注销账户。',
          '登不进去,或者换了手机号?请打电话给我们,我们核对身份后为您办理。',
        ],
      },
      {
        heading: '之后会怎样',
        paragraphs: [
          '没有未结清的借款时,您可以申请注销账户。15 天内再次登录即撤回申请。',
          '在账户存在期间保存。注销申请 15 天后,个人资料被删除或匿名化,账目只保留金额。',
        ],
      },
    ],
  },
} as const satisfies Record<string, LegalText>

export type LegalName = keyof typeof legalTexts
