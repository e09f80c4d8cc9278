import type { Language } from '../../foundation/languages.ts'

/** What papers say, in one language. */
export interface PaperWords {
  receipt: string
  receiptLine: string
  certificate: string
  certificateLine: string
  orderNumber: string
  lender: string
  borrower: string
  paid: string
  paidOn: string
  reference: string
  principal: string
  interest: string
  fee: string
  lateFee: string
  extension: string
  credit: string
  /** What had been charged and is not owed by the day of this payment; no part of the amount paid. */
  interestTakenBack: string
  lateFeesTakenBack: string
  /** Of both together. */
  takenBackKept: string
  takenBackLine: string
  amountReceived: string
  totalPaid: string
  paidTooMuch: string
  endedOn: string
  signedOn: string
  paidOutOn: string
  /** Of an instalment, with its number. */
  instalment: (number: number) => string
  agreedText: string
  /** With the language that the agreed text is in. */
  translation: (language: string) => string
  reworded: string
  demonstration: string
}

const en: PaperWords = {
  receipt: 'Receipt of a payment',
  receiptLine: 'We have received this payment and booked it on your loan.',
  certificate: 'Certificate of full payment',
  certificateLine: 'Nothing is owed on this loan any more.',
  orderNumber: 'Loan number',
  lender: 'Lender',
  borrower: 'Borrower',
  paid: 'Amount paid',
  paidOn: 'Paid on',
  reference: 'Reference',
  principal: 'Of it principal',
  interest: 'Of it interest',
  fee: 'Of it service fee',
  lateFee: 'Of it late fees',
  extension: 'Of it for an extension',
  credit: 'Of it kept for you',
  interestTakenBack: 'Interest taken back because you paid earlier',
  lateFeesTakenBack: 'Late fees taken back because you paid earlier',
  takenBackKept: 'Of what was taken back, kept for you',
  takenBackLine:
    'This payment counts from the day you paid it. What was taken back comes on top of the amount paid: it lowers what you owe, apart from what is kept for you.',
  amountReceived: 'Amount borrowed',
  totalPaid: 'Paid in all',
  paidTooMuch: 'Of that more than was owed',
  endedOn: 'Ended on',
  signedOn: 'Signed on',
  paidOutOn: 'Paid out on',
  instalment: (number) => `Payment ${number}, due`,
  agreedText: 'Digest of the text that was agreed to',
  translation: (language) =>
    `This is a translation. The text that was agreed to is in ${language}, and the digest above is of that text.`,
  reworded:
    'The wording has been revised since this loan was agreed to. The digest above is of the text of that day.',
  demonstration: 'This lender is a demonstration and moves no real money.',
}

const es: PaperWords = {
  receipt: 'Recibo de pago',
  receiptLine: 'Recibimos este pago y lo registramos en su préstamo.',
  certificate: 'Constancia de liquidación',
  certificateLine: 'Ya no se debe nada de este préstamo.',
  orderNumber: 'Número de préstamo',
  lender: 'Prestamista',
  borrower: 'Cliente',
  paid: 'Monto pagado',
  paidOn: 'Fecha de pago',
  reference: 'Referencia',
  principal: 'De ello, capital',
  interest: 'De ello, interés',
  fee: 'De ello, comisión por servicio',
  lateFee: 'De ello, cargos por mora',
  extension: 'De ello, por una prórroga',
  credit: 'De ello, a su favor',
  interestTakenBack: 'Interés anulado porque pagó antes',
  lateFeesTakenBack: 'Cargos por mora anulados porque pagó antes',
  takenBackKept: 'De lo anulado, a su favor',
  takenBackLine:
    'Este pago cuenta desde el día en que lo hizo. Lo anulado se suma al monto pagado: reduce lo que debe, salvo lo que queda a su favor.',
  amountReceived: 'Monto prestado',
  totalPaid: 'Total pagado',
  paidTooMuch: 'De ello, más de lo que se debía',
  endedOn: 'Terminó el',
  signedOn: 'Firmado el',
  paidOutOn: 'Depositado el',
  instalment: (number) => `Pago ${number}, vence`,
  agreedText: 'Huella digital del texto acordado',
  translation: (language) =>
    `Esta es una traducción. El texto acordado está en ${language}, y la huella de arriba corresponde a ese texto.`,
  reworded:
    'La redacción se revisó después de que se acordó este préstamo. La huella de arriba corresponde al texto de aquel día.',
  demonstration: 'Este prestamista es una demostración y no mueve dinero real.',
}

const vi: PaperWords = {
  receipt: 'Biên nhận thanh toán',
  receiptLine: 'Chúng tôi đã nhận khoản thanh toán này và ghi vào khoản vay của bạn.',
  certificate: 'Giấy chứng nhận tất toán',
  certificateLine: 'Khoản vay này không còn dư nợ.',
  orderNumber: 'Số khoản vay',
  lender: 'Bên cho vay',
  borrower: 'Bên vay',
  paid: 'Số tiền đã trả',
  paidOn: 'Ngày trả',
  reference: 'Mã tham chiếu',
  principal: 'Trong đó tiền gốc',
  interest: 'Trong đó tiền lãi',
  fee: 'Trong đó phí dịch vụ',
  lateFee: 'Trong đó phí trả chậm',
  extension: 'Trong đó phí gia hạn',
  credit: 'Trong đó giữ lại cho bạn',
  interestTakenBack: 'Tiền lãi được bớt vì bạn đã trả sớm hơn',
  lateFeesTakenBack: 'Phí trả chậm được bớt vì bạn đã trả sớm hơn',
  takenBackKept: 'Trong phần được bớt, giữ lại cho bạn',
  takenBackLine:
    'Khoản thanh toán này được tính từ ngày bạn trả. Phần được bớt cộng thêm vào số tiền đã trả: phần đó làm giảm số tiền bạn còn nợ, trừ phần giữ lại cho bạn.',
  amountReceived: 'Số tiền vay',
  totalPaid: 'Tổng số đã trả',
  paidTooMuch: 'Trong đó trả thừa',
  endedOn: 'Kết thúc ngày',
  signedOn: 'Ngày ký',
  paidOutOn: 'Ngày giải ngân',
  instalment: (number) => `Kỳ ${number}, đến hạn`,
  agreedText: 'Mã kiểm chứng của văn bản đã đồng ý',
  translation: (language) =>
    `Đây là bản dịch. Văn bản đã đồng ý viết bằng ${language}, và mã kiểm chứng ở trên là của văn bản đó.`,
  reworded:
    'Lời văn đã được sửa sau khi khoản vay này được đồng ý. Mã kiểm chứng ở trên là của văn bản ngày hôm đó.',
  demonstration: 'Bên cho vay này chỉ để minh họa và không chuyển tiền thật.',
}

const th: PaperWords = {
  receipt: 'ใบเสร็จรับเงิน',
  receiptLine: 'เราได้รับเงินจำนวนนี้และบันทึกเข้าสินเชื่อของคุณแล้ว',
  certificate: 'หนังสือรับรองการชำระหนี้ครบถ้วน',
  certificateLine: 'สินเชื่อนี้ไม่มียอดค้างชำระแล้ว',
  orderNumber: 'เลขที่สินเชื่อ',
  lender: 'ผู้ให้กู้',
  borrower: 'ผู้กู้',
  paid: 'จำนวนที่ชำระ',
  paidOn: 'วันที่ชำระ',
  reference: 'เลขอ้างอิง',
  principal: 'เป็นเงินต้น',
  interest: 'เป็นดอกเบี้ย',
  fee: 'เป็นค่าบริการ',
  lateFee: 'เป็นค่าปรับล่าช้า',
  extension: 'เป็นค่าขยายเวลา',
  credit: 'เก็บไว้ให้คุณ',
  interestTakenBack: 'ดอกเบี้ยที่คืนให้เพราะคุณชำระก่อน',
  lateFeesTakenBack: 'ค่าปรับล่าช้าที่คืนให้เพราะคุณชำระก่อน',
  takenBackKept: 'จากยอดที่คืนให้ เก็บไว้ให้คุณ',
  takenBackLine:
    'การชำระครั้งนี้นับตั้งแต่วันที่คุณชำระ ยอดที่คืนให้เป็นส่วนเพิ่มจากจำนวนที่ชำระ และนำไปลดยอดหนี้ของคุณ ยกเว้นส่วนที่เก็บไว้ให้คุณ',
  amountReceived: 'จำนวนเงินกู้',
  totalPaid: 'ชำระแล้วทั้งสิ้น',
  paidTooMuch: 'ในจำนวนนั้นชำระเกิน',
  endedOn: 'ปิดสินเชื่อวันที่',
  signedOn: 'เซ็นสัญญาวันที่',
  paidOutOn: 'โอนเงินวันที่',
  instalment: (number) => `งวดที่ ${number} ครบกำหนด`,
  agreedText: 'รหัสตรวจสอบข้อความที่ตกลงไว้',
  translation: (language) =>
    `ฉบับนี้เป็นคำแปล ข้อความที่ตกลงไว้เป็นภาษา${language} และรหัสตรวจสอบข้างต้นเป็นของข้อความนั้น`,
  reworded: 'มีการปรับถ้อยคำหลังจากที่ตกลงสินเชื่อนี้ รหัสตรวจสอบข้างต้นเป็นของข้อความในวันนั้น',
  demonstration: 'ผู้ให้กู้รายนี้เป็นระบบสาธิต ไม่มีการโอนเงินจริง',
}

const ar: PaperWords = {
  receipt: 'إيصال دفع',
  receiptLine: 'استلمنا هذه الدفعة وسجّلناها على قرضك.',
  certificate: 'شهادة سداد كامل',
  certificateLine: 'لم يعد على هذا القرض أي مبلغ مستحق.',
  orderNumber: 'رقم القرض',
  lender: 'المُقرض',
  borrower: 'المقترض',
  paid: 'المبلغ المدفوع',
  paidOn: 'تاريخ الدفع',
  reference: 'الرقم المرجعي',
  principal: 'منه أصل الدين',
  interest: 'منه الفائدة',
  fee: 'منه رسوم الخدمة',
  lateFee: 'منه رسوم التأخير',
  extension: 'منه مقابل التمديد',
  credit: 'منه رصيد لك',
  interestTakenBack: 'فائدة أُسقطت لأنك دفعت في وقت أبكر',
  lateFeesTakenBack: 'رسوم تأخير أُسقطت لأنك دفعت في وقت أبكر',
  takenBackKept: 'مما أُسقط، رصيد لك',
  takenBackLine:
    'تُحتسب هذه الدفعة من يوم دفعك لها. وما أُسقط يُضاف إلى المبلغ المدفوع: يخفّض ما عليك، ما عدا ما بقي رصيدًا لك.',
  amountReceived: 'مبلغ القرض',
  totalPaid: 'إجمالي المدفوع',
  paidTooMuch: 'منه زيادة على المستحق',
  endedOn: 'انتهى في',
  signedOn: 'تاريخ التوقيع',
  paidOutOn: 'تاريخ صرف المبلغ',
  instalment: (number) => `الدفعة ${number}، تستحق في`,
  agreedText: 'بصمة النص المتفق عليه',
  translation: (language) =>
    `هذه ترجمة. النص المتفق عليه مكتوب باللغة ${language}، والبصمة أعلاه لذلك النص.`,
  reworded: 'عُدِّلت الصياغة بعد الاتفاق على هذا القرض. البصمة أعلاه لنص ذلك اليوم.',
  demonstration: 'هذا المُقرض للعرض التجريبي فقط ولا ينقل أموالًا حقيقية.',
}

const ur: PaperWords = {
  receipt: 'ادائیگی کی رسید',
  receiptLine: 'ہمیں یہ ادائیگی مل گئی ہے اور آپ کے قرض میں درج کر دی گئی ہے۔',
  certificate: 'مکمل ادائیگی کا سرٹیفکیٹ',
  certificateLine: 'اس قرض پر اب کوئی رقم واجب الادا نہیں ہے۔',
  orderNumber: 'قرض نمبر',
  lender: 'قرض دہندہ',
  borrower: 'قرض دار',
  paid: 'ادا شدہ رقم',
  paidOn: 'ادائیگی کی تاریخ',
  reference: 'حوالہ نمبر',
  principal: 'اس میں اصل رقم',
  interest: 'اس میں سود (مارک اپ)',
  fee: 'اس میں سروس فیس',
  lateFee: 'اس میں تاخیر کی فیس',
  extension: 'اس میں توسیع کی فیس',
  credit: 'اس میں آپ کا بقایا',
  interestTakenBack: 'پہلے ادا کرنے پر واپس کیا گیا سود (مارک اپ)',
  lateFeesTakenBack: 'پہلے ادا کرنے پر واپس کی گئی تاخیر کی فیس',
  takenBackKept: 'واپس کی گئی رقم میں آپ کا بقایا',
  takenBackLine:
    'یہ ادائیگی اُس دن سے شمار ہوتی ہے جس دن آپ نے رقم ادا کی۔ واپس کی گئی رقم ادا شدہ رقم کے علاوہ ہے: اس سے آپ کے ذمے رقم کم ہوتی ہے، سوائے اُس کے جو آپ کا بقایا ہے۔',
  amountReceived: 'قرض کی رقم',
  totalPaid: 'کل ادا شدہ رقم',
  paidTooMuch: 'اس میں واجب سے زیادہ',
  endedOn: 'ختم ہونے کی تاریخ',
  signedOn: 'دستخط کی تاریخ',
  paidOutOn: 'رقم بھیجنے کی تاریخ',
  instalment: (number) => `قسط ${number}، آخری تاریخ`,
  agreedText: 'طے شدہ متن کا ڈیجیٹل فنگر پرنٹ',
  translation: (language) =>
    `یہ ترجمہ ہے۔ طے شدہ متن ${language} زبان میں ہے، اور اوپر کا فنگر پرنٹ اسی متن کا ہے۔`,
  reworded:
    'یہ قرض طے ہونے کے بعد عبارت میں ترمیم کی گئی ہے۔ اوپر کا فنگر پرنٹ اُس دن کے متن کا ہے۔',
  demonstration: 'یہ قرض دہندہ صرف نمونہ ہے اور کوئی حقیقی رقم منتقل نہیں کرتا۔',
}

/** The words of receipts and certificates in every language. */
export const paperWords = { en, es, vi, th, ar, ur } satisfies Record<Language, PaperWords>
