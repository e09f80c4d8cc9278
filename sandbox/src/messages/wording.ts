import { dayText, moneyText } from '../console/figures.ts'
import type { Language } from '../handlers/handler.ts'
import type { Currency, Minor } from '../rules/money.ts'

/** What a message may speak of. Each wording takes what it needs. */
export interface MessageParams {
  amount?: Minor
  currency?: Currency
  /** YYYY-MM-DD */
  day?: string
  /** As a person wrote it. */
  text?: string
}

export interface Words {
  title: string
  text: string
}

interface Figures {
  amount: string
  day: string
  text: string
}

type Wording = Readonly<Record<'th' | 'en', (figures: Figures) => Words>>

/** Every message that the lender writes, by the name that it is kept under. */
const wordings = {
  due_soon: {
    en: ({ amount, day }) => ({
      title: 'A payment is due soon',
      text: `${amount} are due on ${day}. Paying earlier costs less interest.`,
    }),
    th: ({ amount, day }) => ({
      title: 'ใกล้ถึงวันครบกำหนดชำระ',
      text: `ยอด ${amount} ครบกำหนดชำระวันที่ ${day} ชำระก่อนกำหนดช่วยลดดอกเบี้ย`,
    }),
  },
  due_today: {
    en: ({ amount }) => ({
      title: 'A payment is due today',
      text: `${amount} are due today. If you cannot pay, ask us for an easier plan.`,
    }),
    th: ({ amount }) => ({
      title: 'ครบกำหนดชำระวันนี้',
      text: `ยอด ${amount} ครบกำหนดชำระวันนี้ หากชำระไม่ไหว ขอแผนที่ผ่อนเบาลงกับเราได้`,
    }),
  },
  paid_out: {
    en: ({ amount, day }) => ({
      title: 'Your loan was paid out',
      text: `${amount} are on the way to your account. The first payment is due on ${day}.`,
    }),
    th: ({ amount, day }) => ({
      title: 'จ่ายเงินกู้แล้ว',
      text: `โอนเงิน ${amount} เข้าบัญชีของคุณแล้ว งวดแรกครบกำหนดวันที่ ${day}`,
    }),
  },
  payout_failed: {
    en: () => ({
      title: 'The payout did not work',
      text: 'The bank returned the money. Nothing is owed; look at the loan for what to do next.',
    }),
    th: () => ({
      title: 'โอนเงินกู้ไม่สำเร็จ',
      text: 'ธนาคารส่งเงินคืน คุณยังไม่มียอดที่ต้องชำระ ดูขั้นตอนต่อไปได้ที่หน้าสินเชื่อ',
    }),
  },
  repaid: {
    en: () => ({
      title: 'Your loan is repaid',
      text: 'Everything is paid and the loan is closed. Thank you.',
    }),
    th: () => ({
      title: 'ชำระหนี้ครบแล้ว',
      text: 'คุณชำระครบทั้งหมด สินเชื่อนี้ปิดแล้ว ขอบคุณ',
    }),
  },
  returned: {
    en: () => ({
      title: 'Your loan was returned',
      text: 'The money came back in time. The loan is closed and cost you nothing.',
    }),
    th: () => ({
      title: 'คืนเงินกู้แล้ว',
      text: 'ได้รับเงินคืนทันเวลา สินเชื่อนี้ปิดแล้วโดยไม่มีค่าใช้จ่าย',
    }),
  },
  overdue: {
    en: () => ({
      title: 'A payment is late',
      text: 'A payment was due and has not come. If you cannot pay, ask us for an easier plan.',
    }),
    th: () => ({
      title: 'เลยกำหนดชำระแล้ว',
      text: 'ยังไม่ได้รับยอดที่ครบกำหนด หากชำระไม่ไหว ขอแผนที่ผ่อนเบาลงกับเราได้',
    }),
  },
  payment_received: {
    en: ({ amount }) => ({ title: 'We received your payment', text: `${amount} came. Thank you.` }),
    th: ({ amount }) => ({ title: 'ได้รับเงินแล้ว', text: `ได้รับยอด ${amount} แล้ว ขอบคุณ` }),
  },
  payment_not_found: {
    en: () => ({
      title: 'We could not find your payment',
      text: 'We looked for the payment that you reported and did not find it. Please check the receipt and send it again.',
    }),
    th: () => ({
      title: 'ไม่พบรายการชำระเงินของคุณ',
      text: 'เราตรวจสอบแล้วไม่พบยอดที่คุณแจ้ง โปรดตรวจสอบสลิปแล้วส่งอีกครั้ง',
    }),
  },
  answer_promised: {
    en: ({ day }) => ({
      title: 'We look at your request',
      text: `A person looks at what you wrote. You have an answer by ${day}.`,
    }),
    th: ({ day }) => ({
      title: 'เรากำลังพิจารณาคำขอของคุณ',
      text: `เจ้าหน้าที่กำลังพิจารณาคำขอ คุณจะได้รับคำตอบภายในวันที่ ${day}`,
    }),
  },
  help_answered: {
    en: ({ text }) => ({ title: 'Our answer on an easier plan', text }),
    th: ({ text }) => ({ title: 'คำตอบเรื่องแผนที่ผ่อนเบาลง', text }),
  },
  objection_answered: {
    en: ({ text }) => ({ title: 'Our answer to your objection', text }),
    th: ({ text }) => ({ title: 'คำตอบต่อข้อโต้แย้งของคุณ', text }),
  },
} as const satisfies Record<string, Wording>

export type WordingName = keyof typeof wordings

/** The words of a message in the asked language; in English where it is not written in that one. */
export function wordsOf(name: WordingName, params: MessageParams, language: Language): Words {
  const spoken = language === 'th' ? 'th' : 'en'
  const { amount, currency, day, text } = params
  return wordings[name][spoken]({
    amount:
      amount === undefined || currency === undefined ? '' : moneyText(amount, currency, spoken),
    day: day === undefined ? '' : dayText(day, spoken),
    text: text ?? '',
  })
}
