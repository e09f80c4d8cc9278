import { figuresIn } from '../../foundation/figures.ts'
import type { Language } from '../../foundation/languages.ts'

/** What is said to a phone before anybody has signed in on it, or after the account has ended. */
interface PhoneTexts {
  /** The code that signs in; it lives for as long as `CODE_LIFE` says. */
  code: (code: string) => string
  /** The end of an account, with the last day on which it can be taken back. */
  goodbye: (day: string) => string
}

export const phoneTexts = {
  en: {
    code: (code) => `Your Paso code is ${code}. It is good for 5 minutes. Tell it to nobody.`,
    goodbye: (day) =>
      `Your Paso account will be deleted after ${day}. Signing in before withdraws this.`,
  },
  es: {
    code: (code) => `Su código de Paso es ${code}. Sirve durante 5 minutos. No se lo dé a nadie.`,
    goodbye: (day) =>
      `Su cuenta de Paso se eliminará después del ${day}. Si inicia sesión antes, la solicitud se cancela.`,
  },
  vi: {
    code: (code) =>
      `Mã Paso của bạn là ${code}. Mã có hiệu lực trong 5 phút. Đừng cho ai biết mã này.`,
    goodbye: (day) =>
      `Tài khoản Paso của bạn sẽ bị xóa sau ngày ${day}. Nếu bạn đăng nhập trước đó, yêu cầu này được hủy.`,
  },
  th: {
    code: (code) => `รหัสยืนยัน Paso ของคุณคือ ${code} ใช้ได้ 5 นาที อย่าบอกรหัสนี้กับใคร`,
    goodbye: (day) => `บัญชี Paso ของคุณจะถูกลบหลังวันที่ ${day} หากเข้าสู่ระบบก่อนหน้านั้น คำขอจะถูกยกเลิก`,
  },
  ar: {
    code: (code) => `رمز Paso الخاص بك هو ${code}. يصلح لمدة 5 دقائق. لا تخبر به أحدًا.`,
    goodbye: (day) => `سيُحذف حسابك في Paso بعد ${day}. تسجيل الدخول قبل ذلك يلغي هذا الطلب.`,
  },
  ur: {
    code: (code) => `آپ کا Paso کوڈ ${code} ہے۔ یہ 5 منٹ تک کارآمد ہے۔ یہ کسی کو نہ بتائیں۔`,
    goodbye: (day) =>
      `آپ کا Paso اکاؤنٹ ${day} کے بعد حذف کر دیا جائے گا۔ اس سے پہلے سائن ان کرنے سے یہ درخواست منسوخ ہو جاتی ہے۔`,
  },
} satisfies Record<Language, PhoneTexts>

/** The text that brings a code. */
export const codeText = (code: string, language: Language): string =>
  phoneTexts[language].code(figuresIn(language).code(code))

/** The text that an account ends; `until` is a calendar date `YYYY-MM-DD`. */
export const goodbyeText = (until: string, language: Language): string =>
  phoneTexts[language].goodbye(figuresIn(language).day(until))
