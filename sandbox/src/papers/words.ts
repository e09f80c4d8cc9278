import type { Language } from '../handlers/handler.ts'

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
  amountReceived: string
  totalPaid: string
  endedOn: string
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
  amountReceived: 'Amount borrowed',
  totalPaid: 'Paid in all',
  endedOn: 'Ended on',
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
  interest: 'De ello, intereses',
  fee: 'De ello, comisión',
  lateFee: 'De ello, cargos por mora',
  extension: 'De ello, por una prórroga',
  credit: 'De ello, a su favor',
  amountReceived: 'Monto prestado',
  totalPaid: 'Total pagado',
  endedOn: 'Terminó el',
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
  amountReceived: 'Số tiền vay',
  totalPaid: 'Tổng số đã trả',
  endedOn: 'Kết thúc ngày',
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
  amountReceived: 'จำนวนเงินกู้',
  totalPaid: 'ชำระแล้วทั้งสิ้น',
  endedOn: 'ปิดสินเชื่อวันที่',
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
  principal: 'منه أصل القرض',
  interest: 'منه الفائدة',
  fee: 'منه رسوم الخدمة',
  lateFee: 'منه رسوم التأخير',
  extension: 'منه مقابل التمديد',
  credit: 'منه رصيد لك',
  amountReceived: 'مبلغ القرض',
  totalPaid: 'إجمالي المدفوع',
  endedOn: 'انتهى في',
  demonstration: 'هذا المُقرض للعرض التجريبي فقط ولا ينقل أموالاً حقيقية.',
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
  interest: 'اس میں سود',
  fee: 'اس میں سروس فیس',
  lateFee: 'اس میں تاخیر کی فیس',
  extension: 'اس میں توسیع کی فیس',
  credit: 'اس میں آپ کا بقایا',
  amountReceived: 'قرض کی رقم',
  totalPaid: 'کل ادا شدہ رقم',
  endedOn: 'ختم ہونے کی تاریخ',
  demonstration: 'یہ قرض دہندہ صرف نمونہ ہے اور کوئی حقیقی رقم منتقل نہیں کرتا۔',
}

/** The words of receipts and certificates in every language. */
export const paperWords: Readonly<Record<Language, PaperWords>> = { en, es, vi, th, ar, ur }
