import type { Meta, StoryObj } from '@storybook/react-vite'
import { PaymentInstruction } from './PaymentInstruction.tsx'

const meta = {
  component: PaymentInstruction,
  args: {
    title: 'Scan with any bank app',
    amount: { amount: 1052000, currency: 'THB' },
    validity: 'Valid until 23:59 today',
    qr: {
      value: '00020101021230620016A00000067701011201150105563123456010212402177881903',
      label: 'Code that pays ฿10,520.00 to Paso Sandbox',
    },
    rows: [
      {
        label: 'Reference',
        value: '402177881903',
        display: '4021 7788 1903',
        kind: 'code',
        copy: true,
      },
      { label: 'To', value: 'Paso Sandbox Co., Ltd.', kind: 'text' },
    ],
    copyLabels: {
      copy: 'Copy',
      copied: 'Copied',
      refused: 'Press and hold the number to copy it.',
    },
    assurance: 'We checked this code: it pays your loan, this amount, to us.',
  },
} satisfies Meta<typeof PaymentInstruction>
export default meta
type Story = StoryObj<typeof meta>

export const Scan: Story = {}
export const WithSaving: Story = {
  args: {
    qr: {
      value: '00020101021230620016A00000067701011201150105563123456010212402177881903',
      label: 'Code that pays ฿10,520.00 to Paso Sandbox',
      save: { label: 'Save picture', fileName: 'paso.png' },
      share: { label: 'Share', fileName: 'paso.png' },
    },
  },
}
export const AtATill: Story = {
  args: {
    title: 'Show this at the till',
    qr: undefined,
    barcode: { value: '944021778819034', label: 'Code for the till' },
    rows: [{ label: 'Payment code', value: '944021778819034', kind: 'code', copy: true }],
  },
}
export const Transfer: Story = {
  args: {
    title: 'Transfer exactly',
    qr: undefined,
    rows: [
      { label: 'Bank', value: 'Bangkok Bank', kind: 'text' },
      {
        label: 'Account number',
        value: '1234567890',
        display: '123-4-56789-0',
        kind: 'code',
        copy: true,
      },
      { label: 'Account name', value: 'Paso Sandbox Co., Ltd.', kind: 'text', copy: true },
      { label: 'Reference', value: '402177881903', kind: 'code', copy: true },
    ],
  },
}
export const LongText: Story = {
  args: {
    title: 'Transfer exactly this amount from an account in your own name, in one payment',
    validity: 'Valid until one minute to midnight on Thursday, 3 December 2026, Bangkok time',
  },
}
export const Thai: Story = {
  args: {
    title: 'สแกนด้วยแอปธนาคารใดก็ได้',
    validity: 'ใช้ได้ถึง 23:59 น. วันนี้',
    rows: [
      {
        label: 'เลขอ้างอิง',
        value: '402177881903',
        display: '4021 7788 1903',
        kind: 'code',
        copy: true,
      },
      { label: 'ผู้รับ', value: 'Paso Sandbox Co., Ltd.', kind: 'text' },
    ],
    copyLabels: { copy: 'คัดลอก', copied: 'คัดลอกแล้ว', refused: 'กดค้างที่ตัวเลขเพื่อคัดลอก' },
    assurance: 'ตรวจสอบรหัสแล้ว: จ่ายเงินกู้ของคุณ จำนวนนี้ ถึงเรา',
    locale: 'th',
  },
  globals: { language: 'th' },
}
export const ThaiDark: Story = { ...Thai, globals: { language: 'th', theme: 'dark' } }
export const Arabic: Story = {
  args: {
    title: 'يُمسح بأي تطبيق مصرفي',
    amount: { amount: 1052000, currency: 'EGP' },
    validity: 'صالح حتى 23:59 اليوم',
    qr: {
      value: 'https://pay.example/4021/10520.00-EGP',
      label: 'رمز لدفع 10,520.00 إلى Paso Sandbox',
    },
    rows: [
      {
        label: 'الرقم المرجعي',
        value: '402177881903',
        display: '4021 7788 1903',
        kind: 'code',
        copy: true,
      },
      { label: 'إلى', value: 'Paso Sandbox Co., Ltd.', kind: 'text' },
    ],
    copyLabels: { copy: 'نسخ', copied: 'تم النسخ', refused: 'يُرجى الضغط مطولاً على الرقم لنسخه' },
    assurance: 'تحققنا من الرمز: يسدد قرضك بهذا المبلغ إلينا.',
    locale: 'ar',
  },
  globals: { language: 'ar' },
}
export const Urdu: Story = {
  args: {
    title: 'بالکل اتنی رقم بھیجیں',
    amount: { amount: 1052000, currency: 'PKR' },
    validity: 'آج 23:59 تک',
    qr: undefined,
    rows: [
      {
        label: 'اکاؤنٹ نمبر',
        value: '0123456789012345',
        display: '0123 4567 8901 2345',
        kind: 'code',
        copy: true,
      },
      { label: 'وصول کنندہ', value: 'Paso Sandbox', kind: 'text' },
    ],
    copyLabels: { copy: 'کاپی کریں', copied: 'کاپی ہو گیا', refused: 'نمبر کو دبا کر رکھیں' },
    assurance: 'ہم نے جانچ لیا: یہ آپ کے قرض کی ادائیگی ہے، ہمیں ملتی ہے۔',
    locale: 'ur',
  },
  globals: { language: 'ur' },
}
