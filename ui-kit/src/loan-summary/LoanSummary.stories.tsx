import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoanSummary } from './LoanSummary.tsx'

const meta = {
  component: LoanSummary,
  args: {
    title: 'Your loan',
    amount: { amount: 1000000, currency: 'THB' },
    lead: 'for 90 days, one payment on 3 Dec 2026',
    rows: [
      { label: 'Paid into', value: <bdi dir="ltr">123-4-56789-0</bdi> },
      { label: 'Bank', value: 'Bangkok Bank' },
      { label: 'Due date', value: '3 Dec 2026' },
    ],
  },
} satisfies Meta<typeof LoanSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const RowsOnly: Story = { args: { title: undefined, amount: undefined, lead: undefined } }
export const LongText: Story = {
  args: {
    rows: [
      {
        label: 'The account on which you receive the money',
        value: 'Bank for Agriculture and Agricultural Co-operatives',
      },
    ],
  },
}
export const Thai: Story = {
  args: {
    title: 'เงินกู้ของคุณ',
    lead: '90 วัน จ่ายครั้งเดียว 3 ธ.ค. 2569',
    rows: [{ label: 'โอนเข้า', value: <bdi dir="ltr">123-4-56789-0</bdi> }],
    locale: 'th',
  },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    title: 'قرضك',
    amount: { amount: 1000000, currency: 'EGP' },
    lead: 'لمدة 90 يوماً، دفعة واحدة في 3 ديسمبر 2026',
    rows: [{ label: 'يُحوَّل إلى', value: <bdi dir="ltr">1000 2345 6789 0123</bdi> }],
    locale: 'ar',
  },
  globals: { language: 'ar' },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Urdu: Story = {
  args: {
    title: 'آپ کا قرض',
    amount: { amount: 1000000, currency: 'PKR' },
    lead: '90 دن کے لیے، ایک ادائیگی 3 دسمبر 2026 کو',
    rows: [{ label: 'رقم یہاں جائے گی', value: <bdi dir="ltr">0123 4567 8901 2345</bdi> }],
    locale: 'ur',
  },
  globals: { language: 'ur' },
}
