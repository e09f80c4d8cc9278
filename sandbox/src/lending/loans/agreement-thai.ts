import { figuresIn } from '../../foundation/figures.ts'
import type { AgreementFigures, AgreementText } from './agreement-text.ts'

/** The agreement in Thai. */
export function inThai(figures: AgreementFigures): AgreementText {
  const { lender, cost, account, lateFee, movesDueDates } = figures
  const { sum, rate, day, days, code, name } = figuresIn('th')
  const payments = cost.schedule.map(
    (each) =>
      `งวดที่ ${each.number} ครบกำหนดวันที่ ${day(each.due_date)}: ${sum(each.total)} (เงินต้น ${sum(each.principal)} ดอกเบี้ย ${sum(each.interest)} ค่าบริการ ${sum(each.service_fee)})`,
  )
  return {
    title: 'สัญญาเงินกู้',
    sections: [
      {
        heading: 'คู่สัญญา',
        paragraphs: [
          `ผู้ให้กู้คือ ${name(lender)} ซึ่งเป็นระบบสาธิต ไม่มีใบอนุญาต และไม่มีการโอนเงินจริง`,
          `ผู้กู้คือผู้ที่เข้าสู่ระบบอยู่ และรับเงินเข้าบัญชีชื่อ ${name(account.holderName)}`,
        ],
      },
      {
        heading: 'จำนวนเงินที่ได้รับ',
        paragraphs: [
          `คุณได้รับ ${sum(cost.received)} เต็มจำนวนที่กู้ ไม่มีการหักไว้ก่อน`,
          `โอนเข้า ${name(account.bankName)} เลขที่บัญชี ${code(account.numberMasked)} ภายใน 12 ชั่วโมงหลังเซ็นสัญญา`,
        ],
      },
      {
        heading: 'ค่าใช้จ่าย',
        paragraphs: [
          `ดอกเบี้ย ${rate(cost.annual_interest)} ต่อปี คิดเป็นรายวันจากเงินต้นที่ค้างอยู่ โดยหนึ่งปีมี 365 วัน: ${sum(cost.interest)}`,
          `ค่าบริการ ${sum(cost.service_fee)} รวมอยู่ในยอดที่ต้องชำระคืน`,
          `รวมชำระคืนทั้งสิ้น ${sum(cost.total)} ภายใน ${days(cost.days)} คิดเป็นอัตราต่อปีรวมค่าบริการ ${rate(cost.apr)}`,
        ],
      },
      {
        heading: 'กำหนดชำระ',
        paragraphs: [
          ...payments,
          ...(movesDueDates
            ? [
                'หากวันครบกำหนดไม่ใช่วันทำการ กำหนดชำระเลื่อนเป็นวันทำการถัดไป และไม่คิดค่าใช้จ่ายสำหรับวันที่เลื่อนหากชำระภายในวันนั้น',
              ]
            : []),
          'วันที่ข้างต้นใช้เมื่อโอนเงินในวันเดียวกับข้อเสนอนี้ หากโอนวันอื่น กำหนดชำระจะเลื่อนไปเท่ากับจำนวนวันที่เลื่อนโอน',
        ],
      },
      {
        heading: 'การชำระก่อนกำหนดหรือบางส่วน',
        paragraphs: [
          'คุณชำระคืนก่อนกำหนดทั้งหมดหรือบางส่วนได้ทุกเมื่อโดยไม่มีค่าใช้จ่าย และจ่ายดอกเบี้ยเฉพาะวันที่ผ่านไปแล้ว',
          'วันที่นับคือวันที่คุณชำระเงิน',
        ],
      },
      {
        heading: 'การชำระล่าช้า',
        paragraphs: [
          'หลังวันครบกำหนด ดอกเบี้ยคิดต่อเป็นรายวันในอัตราเดิมจากเงินต้นที่ค้าง',
          ...(lateFee
            ? [`ทุกวันที่เลยกำหนดมีค่าปรับ ${sum(lateFee.perDay)} รวมไม่เกิน ${sum(lateFee.cap)} ตลอดสินเชื่อนี้`]
            : []),
          'หากเห็นว่าจะชำระไม่ทัน โปรดขอแผนที่ผ่อนเบาลงกับเราในแอปก่อนวันครบกำหนด เจ้าหน้าที่จะตอบ และเราจะแจ้งว่าจะตอบภายในวันใด',
        ],
      },
      {
        heading: 'หากเปลี่ยนใจ',
        paragraphs: [
          'ก่อนเซ็นสัญญาคุณยกเลิกได้โดยไม่มีค่าใช้จ่าย',
          'ภายใน 24 ชั่วโมงหลังโอนเงิน หากยังไม่ได้ชำระคืนเลย คุณคืนเงินที่ได้รับได้ โดยแจ้งในแอปและโอนคืนภายในเวลานั้น สินเชื่อจะปิดลงโดยไม่มีค่าใช้จ่าย',
        ],
      },
    ],
  }
}
