import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'
import { silentWorker } from '../../tests/silent-worker.ts'
import { VoucherUpload } from './VoucherUpload.tsx'

const meta = {
  component: VoucherUpload,
  args: {
    name: 'voucher',
    label: 'Your payment slip',
    hint: 'A picture or the PDF of your bank’s app: amount, date and reference must be readable.',
    labels: {
      choose: 'Choose a picture or a PDF',
      replace: 'Choose another',
      remove: 'Remove',
      working: 'One moment',
      preview: 'Your payment slip',
      unreadable: 'This is neither a picture nor a PDF. Choose another file.',
      tooLarge: 'This PDF is larger than 5 MB. Choose a picture of the slip instead.',
    },
    onValueChange: fn(),
  },
} satisfies Meta<typeof VoucherUpload>
export default meta
type Story = StoryObj<typeof meta>

const drawn = async (): Promise<File> => {
  const canvas = document.createElement('canvas')
  canvas.width = 360
  canvas.height = 480
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = '#f7f4ea'
    pen.fillRect(0, 0, 360, 480)
    pen.fillStyle = '#0b5d44'
    pen.fillRect(0, 0, 360, 70)
    pen.fillStyle = '#3f4f46'
    for (let line = 0; line < 7; line += 1) pen.fillRect(30, 110 + line * 46, 300 - line * 24, 14)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
  return new File([blob ?? ''], 'slip-2026-11-21.jpg', { type: 'image/jpeg' })
}
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

export const Empty: Story = {}
export const Picture: Story = {
  loaders: [async () => ({ slip: await drawn() })],
  render: (args, { loaded }) => <VoucherUpload {...args} value={loaded['slip'] as File} />,
}
export const Filled: Story = { args: { defaultValue: pdf('transfer-4021-7788-1903.pdf') } }
export const WithError: Story = {
  args: {
    defaultValue: pdf('transfer.pdf'),
    error: 'The amount on this slip is not the one that you reported. Choose the right slip.',
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: pdf('transfer.pdf') } }
export const Busy: Story = {
  args: { createWorker: silentWorker },
  play: async ({ canvas, args }) => {
    const file = new File(['a picture'], 'slip.jpg', { type: 'image/jpeg' })
    await userEvent.upload(canvas.getByLabelText(/^Your payment slip/), file)
    await canvas.findByText(args.labels.working)
  },
}
export const LongText: Story = {
  args: {
    label: 'The slip that your bank, your wallet or the shop gave you after you had paid',
    defaultValue: pdf('screenshot_of_the_transfer_from_my_savings_account_2026-11-21-14-06.pdf'),
    labels: {
      ...meta.args.labels,
      replace: 'Choose another picture or another PDF in the place of this one',
      remove: 'Remove it without choosing another one',
    },
  },
}
export const Dark: Story = { ...Picture, globals: { theme: 'dark' } }
export const Thai: Story = {
  args: {
    label: 'สลิปการชำระเงิน',
    hint: 'รูปหรือ PDF จากแอปธนาคาร ต้องอ่านยอดเงิน วันที่ และเลขอ้างอิงได้',
    labels: {
      choose: 'เลือกรูปหรือ PDF',
      replace: 'เลือกไฟล์อื่น',
      remove: 'ลบออก',
      working: 'สักครู่',
      preview: 'สลิปการชำระเงินของคุณ',
      unreadable: 'ไฟล์นี้ไม่ใช่รูปหรือ PDF โปรดเลือกใหม่',
      tooLarge: 'PDF นี้ใหญ่กว่า 5 MB โปรดเลือกเป็นรูปสลิปแทน',
    },
    defaultValue: pdf('สลิป-21-พ.ย.-2569.pdf'),
  },
  globals: { language: 'th' },
}
const arabic = {
  choose: 'اختيار صورة أو ملف PDF',
  replace: 'اختيار غيره',
  remove: 'إزالة',
  working: 'لحظة واحدة',
  preview: 'إيصال الدفع',
  unreadable: 'هذا الملف ليس صورة ولا PDF. يُرجى اختيار غيره.',
  tooLarge: 'حجم هذا الملف أكبر من 5 MB. يُرجى اختيار صورة للإيصال.',
}
export const Arabic: Story = {
  args: {
    label: 'إيصال الدفع',
    hint: 'صورة أو ملف من تطبيق البنك، يظهر فيه المبلغ والتاريخ والرقم المرجعي.',
    labels: arabic,
    defaultValue: pdf('إيصال-21-نوفمبر.pdf'),
  },
  globals: { language: 'ar' },
}
export const ArabicDark: Story = {
  args: { ...Arabic.args, defaultValue: null, error: 'إضافة إيصال الدفع' },
  globals: { language: 'ar', theme: 'dark' },
}
export const Urdu: Story = {
  args: {
    label: 'ادائیگی کی رسید',
    hint: 'بینک ایپ کی تصویر یا PDF، جس میں رقم، تاریخ اور حوالہ نمبر پڑھا جا سکے۔',
    labels: {
      choose: 'تصویر یا PDF چنیں',
      replace: 'دوسری فائل چنیں',
      remove: 'ہٹا دیں',
      working: 'ایک لمحہ',
      preview: 'آپ کی ادائیگی کی رسید',
      unreadable: 'یہ نہ تصویر ہے نہ PDF۔ دوسری فائل چنیں۔',
      tooLarge: 'یہ PDF 5 MB سے بڑی ہے۔ رسید کی تصویر چنیں۔',
    },
    defaultValue: pdf('رسید-21-نومبر.pdf'),
  },
  globals: { language: 'ur' },
}
