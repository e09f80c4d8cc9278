import type { Language } from '../handlers/handler.ts'
import type { FailureName } from './failure.ts'

type Words = { en: string; th: string }

/** What the envelope's `message` says to people. The app has words of its own for each code. */
const messages: Readonly<Record<FailureName, Words>> = {
  malformed: { en: 'The request cannot be read', th: 'อ่านคำขอไม่ได้' },
  bad_signature: { en: 'The signature is wrong', th: 'ลายเซ็นไม่ถูกต้อง' },
  stale_timestamp: { en: 'The timestamp is stale', th: 'เวลาของคำขอคลาดเคลื่อน' },
  wrong_code: { en: 'This code is wrong', th: 'รหัสไม่ถูกต้อง' },
  code_expired: { en: 'This code is too old', th: 'รหัสหมดอายุแล้ว' },
  not_allowed: { en: 'This is not allowed', th: 'ไม่อนุญาตให้ทำรายการนี้' },
  signed_out: { en: 'Please sign in', th: 'กรุณาเข้าสู่ระบบ' },
  not_found: { en: 'Not found', th: 'ไม่พบข้อมูล' },
  key_in_flight: { en: 'This is being worked on', th: 'กำลังดำเนินการอยู่' },
  state_does_not_allow: { en: 'This is not possible now', th: 'ขณะนี้ทำรายการนี้ไม่ได้' },
  unfinished_orders: { en: 'A loan is not finished yet', th: 'ยังมีสินเชื่อที่ไม่เสร็จสิ้น' },
  loan_already_open: { en: 'A loan is already open', th: 'มีสินเชื่อที่เปิดอยู่แล้ว' },
  too_large: { en: 'This is too large', th: 'ขนาดใหญ่เกินไป' },
  wrong_content: { en: 'This kind of content is not taken', th: 'ไม่รับข้อมูลชนิดนี้' },
  fields_invalid: { en: 'Please correct the fields', th: 'กรุณาแก้ไขข้อมูล' },
  key_reused: { en: 'This key was used for something else', th: 'คีย์นี้ถูกใช้กับคำขออื่นแล้ว' },
  picture_unusable: { en: 'This picture cannot be used', th: 'ใช้รูปนี้ไม่ได้' },
  version_too_old: { en: 'Please update the app', th: 'กรุณาอัปเดตแอป' },
  too_many_codes: { en: 'Please wait before asking again', th: 'กรุณารอก่อนขอรหัสใหม่' },
  too_many_requests: { en: 'Too many requests', th: 'มีคำขอมากเกินไป' },
  locked: { en: 'Locked after wrong codes', th: 'ถูกล็อกเพราะใส่รหัสผิดหลายครั้ง' },
  internal: { en: 'Something went wrong here', th: 'ระบบขัดข้อง' },
  try_later: { en: 'Please try again later', th: 'กรุณาลองใหม่ภายหลัง' },
}

/** The message in the asked language; English where there is none in it. */
export function failureMessage(failure: FailureName, language: Language): string {
  return messages[failure][language === 'th' ? 'th' : 'en']
}
