import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { searchIn } from '@paso/ui-kit'
import { helpRows } from './answers.ts'

function wordsIn(language: string): Record<string, string> {
  const file = new URL(`../i18n/catalogs/${language}/answers.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
}

function finder(language: string) {
  const words = wordsIn(language)
  return searchIn(helpRows((id) => words[id] ?? ''))
}

it.each(['en', 'es', 'vi', 'th', 'ar', 'ur'])(
  'the words that the search proposes in %s find answers',
  (language) => {
    const find = finder(language)
    const [, proposed = ''] = (wordsIn(language)['比如:还款、验证码'] ?? '').split(/: |เช่น /)
    const examples = proposed.split(/[,،]| หรือ /).map((each) => each.trim())
    expect(examples.length, proposed).toBeGreaterThan(1)
    expect(examples.filter((each) => find(each).length === 0)).toEqual([])
  },
)

/** The same things, as people would say them. */
const typed = {
  en: [
    'close',
    'delete',
    'new number',
    'refund',
    'late',
    'extend',
    'receipt',
    'stolen',
    'cancel account',
    'change number',
    'overdue',
    'extension',
    'otp',
    'sms',
    'complaint',
    'contact',
    'fee',
    'paid twice',
  ],
  es: [
    'cerrar',
    'eliminar',
    'número',
    'reembolso',
    'atraso',
    'mora',
    'prórroga',
    'recibo',
    'robado',
    'cancelar cuenta',
    'vencido',
    'sms',
    'queja',
    'contacto',
    'comisión',
    'ya pagué',
  ],
  vi: [
    'đóng',
    'xóa',
    'đổi số',
    'hoàn tiền',
    'quá hạn',
    'trả chậm',
    'gia hạn',
    'biên nhận',
    'mất cắp',
    'hủy tài khoản',
    'liên hệ',
    'khiếu nại',
    'lãi suất',
    'otp',
  ],
  th: [
    'ปิด',
    'ลบบัญชี',
    'เปลี่ยนเบอร์',
    'ขอเงินคืน',
    'เกินกำหนด',
    'จ่ายช้า',
    'ขยายเวลา',
    'ใบเสร็จ',
    'ถูกขโมย',
    'ปิดบัญชี',
    'ยกเลิกบัญชี',
    'ผ่อนไม่ไหว',
    'เลื่อนชำระ',
    'มือถือหาย',
    'ติดต่อ',
    'ร้องเรียน',
    'OTP',
    'เงินยังไม่เข้า',
  ],
  ar: [
    'أغلق',
    'حذف',
    'رقم',
    'استرداد',
    'تأخير',
    'متأخر',
    'تمديد',
    'إيصال',
    'سرقة',
    'إلغاء',
    'رقمي الجديد',
    'شكوى',
    'تواصل',
    'فائدة',
    'كود',
  ],
  ur: [
    'بند',
    'حذف',
    'نمبر',
    'واپسی',
    'تاخیر',
    'دیر',
    'توسیع',
    'رسید',
    'چوری',
    'رابطہ',
    'شکایت',
    'اکاؤنٹ ڈیلیٹ',
    'نیا نمبر',
    'میسج',
  ],
}

it.each(
  Object.entries(typed).flatMap(([language, words]) =>
    words.map((word) => [language, word] as const),
  ),
)('a borrower who types in %s "%s" finds an answer', (language, word) => {
  expect(finder(language)(word)).not.toEqual([])
})
