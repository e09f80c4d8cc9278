import type { Language } from '../../foundation/languages.ts'

/** What the signing app says, in one language. */
interface SigningWords {
  app: string
  title: string
  lead: string
  contract: string
  receive: string
  interest: string
  fee: string
  total: string
  rate: string
  due: string
  payments: string
  account: string
  bar: string
  sign: string
  cannot: string
  signed: string
  failed: string
  back: string
  gone: string
  goneText: string
  /** In its place for a contract that was signed. */
  goneSigned: string
  /** What the language calls itself, for the links between the languages. */
  own: string
}

export const signingWords = {
  en: {
    app: 'Sandbox signing',
    title: 'Sign your loan contract',
    lead: 'This is the sandbox’s stand-in for the separate signing app. Read the figures, then sign.',
    contract: 'Contract',
    receive: 'You receive',
    interest: 'Interest',
    fee: 'Service fee',
    total: 'You repay in all',
    rate: 'Annual percentage rate',
    due: 'Due',
    payments: 'Payments',
    account: 'Paid to',
    bar: 'Where each part of the total goes',
    sign: 'Sign',
    cannot: 'Cannot sign',
    signed: 'Signed. Go back to Paso; the money comes within 12 hours.',
    failed: 'The signing failed. You can try again.',
    back: 'Back to Paso',
    gone: 'This link is no longer good',
    goneText: 'Signing links last one hour. Go back to Paso and open the contract again.',
    goneSigned: 'The contract was signed. Go back to Paso to see your loan and its papers.',
    own: 'English',
  },
  es: {
    app: 'Firma de prueba',
    title: 'Firme su contrato de préstamo',
    lead: 'Esta página hace las veces de la aplicación de firma en el sistema de prueba. Lea las cifras y después firme.',
    contract: 'Contrato',
    receive: 'Usted recibe',
    interest: 'Interés',
    fee: 'Comisión por servicio',
    total: 'Paga en total',
    rate: 'Costo Anual Total (CAT), sin IVA',
    due: 'Vence',
    payments: 'Pagos',
    account: 'Se deposita en',
    bar: 'A dónde va cada parte del total',
    sign: 'Firmar',
    cannot: 'No puedo firmar',
    signed: 'Firmado. Regrese a Paso; el dinero llega dentro de 12 horas.',
    failed: 'La firma falló. Puede intentarlo de nuevo.',
    back: 'Volver a Paso',
    gone: 'Este enlace ya no sirve',
    goneText: 'Los enlaces de firma duran una hora. Regrese a Paso y abra el contrato otra vez.',
    goneSigned:
      'El contrato ya está firmado. Regrese a Paso para ver su préstamo y sus documentos.',
    own: 'Español',
  },
  vi: {
    app: 'Ký thử nghiệm',
    title: 'Ký hợp đồng vay của bạn',
    lead: 'Trang này thay cho ứng dụng ký riêng trong hệ thống thử nghiệm. Hãy đọc các con số rồi ký.',
    contract: 'Hợp đồng',
    receive: 'Bạn nhận',
    interest: 'Tiền lãi',
    fee: 'Phí dịch vụ',
    total: 'Tổng số phải trả',
    rate: 'Lãi suất phần trăm năm (APR)',
    due: 'Đến hạn',
    payments: 'Các kỳ trả',
    account: 'Chuyển vào',
    bar: 'Tổng số gồm những phần nào',
    sign: 'Ký',
    cannot: 'Không ký được',
    signed: 'Đã ký. Hãy quay lại Paso; tiền sẽ đến trong vòng 12 giờ.',
    failed: 'Ký không thành công. Bạn có thể thử lại.',
    back: 'Quay lại Paso',
    gone: 'Liên kết này không còn dùng được',
    goneText: 'Liên kết ký có hiệu lực một giờ. Hãy quay lại Paso và mở lại hợp đồng.',
    goneSigned: 'Hợp đồng đã được ký. Hãy quay lại Paso để xem khoản vay và giấy tờ của bạn.',
    own: 'Tiếng Việt',
  },
  th: {
    app: 'ระบบลงนามทดลอง',
    title: 'ลงนามในสัญญาเงินกู้ของคุณ',
    lead: 'หน้านี้ใช้แทนแอปลงนามจริงในระบบทดลอง โปรดอ่านตัวเลขให้ครบก่อนลงนาม',
    contract: 'สัญญาเลขที่',
    receive: 'เงินที่ได้รับ',
    interest: 'ดอกเบี้ย',
    fee: 'ค่าบริการ',
    total: 'ยอดที่ต้องชำระคืนทั้งหมด',
    rate: 'อัตราดอกเบี้ยที่แท้จริงต่อปี',
    due: 'ครบกำหนด',
    payments: 'งวดชำระ',
    account: 'โอนเข้าบัญชี',
    bar: 'สัดส่วนของยอดชำระทั้งหมด',
    sign: 'ลงนาม',
    cannot: 'ลงนามไม่ได้',
    signed: 'ลงนามเรียบร้อยแล้ว กลับไปที่ Paso ได้เลย เงินจะเข้าภายใน 12 ชั่วโมง',
    failed: 'ลงนามไม่สำเร็จ ลองอีกครั้งได้',
    back: 'กลับไปที่ Paso',
    gone: 'ลิงก์นี้ใช้ไม่ได้แล้ว',
    goneText: 'ลิงก์ลงนามใช้ได้ 1 ชั่วโมง โปรดกลับไปที่ Paso แล้วเปิดสัญญาอีกครั้ง',
    goneSigned: 'สัญญานี้ลงนามแล้ว กลับไปที่ Paso เพื่อดูเงินกู้และเอกสารของคุณ',
    own: 'ไทย',
  },
  ar: {
    app: 'توقيع تجريبي',
    title: 'وقّع عقد قرضك',
    lead: 'هذه الصفحة تحل محل تطبيق التوقيع في النظام التجريبي. اقرأ الأرقام ثم وقّع.',
    contract: 'العقد',
    receive: 'تستلم',
    interest: 'الفائدة',
    fee: 'رسوم الخدمة',
    total: 'تسدد في المجموع',
    rate: 'معدل النسبة السنوي',
    due: 'تاريخ الاستحقاق',
    payments: 'الدفعات',
    account: 'يُحوَّل إلى',
    bar: 'مكوّنات المبلغ الإجمالي',
    sign: 'توقيع',
    cannot: 'لا يمكنني التوقيع',
    signed: 'تم التوقيع. عُد إلى Paso؛ يصلك المال خلال 12 ساعة.',
    failed: 'لم ينجح التوقيع. يمكنك المحاولة مرة أخرى.',
    back: 'العودة إلى Paso',
    gone: 'هذا الرابط لم يعد صالحًا',
    goneText: 'روابط التوقيع صالحة لمدة ساعة واحدة. عُد إلى Paso وافتح العقد من جديد.',
    goneSigned: 'تم توقيع العقد. عُد إلى Paso لترى قرضك ومستنداته.',
    own: 'العربية',
  },
  ur: {
    app: 'آزمائشی دستخط',
    title: 'اپنے قرض کے معاہدے پر دستخط کریں',
    lead: 'آزمائشی نظام میں یہ صفحہ دستخط کی الگ ایپ کی جگہ ہے۔ رقمیں پڑھیں، پھر دستخط کریں۔',
    contract: 'معاہدہ',
    receive: 'آپ کو ملیں گے',
    interest: 'سود (مارک اپ)',
    fee: 'سروس فیس',
    total: 'آپ کل واپس کریں گے',
    rate: 'سالانہ شرح (APR)، فیس سمیت',
    due: 'آخری تاریخ',
    payments: 'ادائیگیاں',
    account: 'رقم یہاں بھیجی جائے گی',
    bar: 'کل رقم کے حصے',
    sign: 'دستخط کریں',
    cannot: 'دستخط نہیں ہو سکتے',
    signed: 'دستخط ہو گئے۔ Paso پر واپس جائیں؛ رقم 12 گھنٹے کے اندر آ جائے گی۔',
    failed: 'دستخط نہیں ہو سکے۔ آپ دوبارہ کوشش کر سکتے ہیں۔',
    back: 'Paso پر واپس جائیں',
    gone: 'یہ لنک اب کارآمد نہیں ہے',
    goneText:
      'دستخط کا لنک ایک گھنٹے تک کارآمد رہتا ہے۔ Paso پر واپس جائیں اور معاہدہ دوبارہ کھولیں۔',
    goneSigned:
      'معاہدے پر دستخط ہو چکے ہیں۔ اپنا قرض اور اس کے کاغذات دیکھنے کے لیے Paso پر واپس جائیں۔',
    own: 'اردو',
  },
} satisfies Record<Language, SigningWords>
