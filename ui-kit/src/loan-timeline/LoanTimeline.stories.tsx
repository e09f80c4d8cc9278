import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoanTimeline } from './LoanTimeline.tsx'

const meta = {
  component: LoanTimeline,
  args: {
    label: 'Where your loan is',
    stateLabels: { done: 'done', current: 'now', next: 'still to come', failed: 'did not work' },
    steps: [
      { label: 'Approved', state: 'done', detail: '1 Sep' },
      { label: 'Signed', state: 'done', detail: '1 Sep' },
      { label: 'Money received', state: 'done', detail: '4 Sep' },
      { label: 'Repay', state: 'current', detail: '3 Dec' },
    ],
  },
} satisfies Meta<typeof LoanTimeline>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}
export const Waiting: Story = {
  args: {
    steps: [
      { label: 'Approved', state: 'done', detail: '1 Sep' },
      { label: 'Signed', state: 'done', detail: '1 Sep' },
      { label: 'Waiting for disbursement', state: 'current', more: 'within 12 hours' },
      { label: 'Repay', state: 'next' },
    ],
  },
}
export const Failed: Story = {
  args: {
    steps: [
      { label: 'Approved', state: 'done', detail: '1 Sep' },
      {
        label: 'Payout did not work',
        state: 'failed',
        more: 'Your bank sent the money back. Check the account number.',
      },
      { label: 'Repay', state: 'next' },
    ],
  },
}
export const NoStepsYet: Story = { args: { steps: [] } }
export const LongText: Story = {
  args: {
    steps: [
      {
        label: 'Two people whom we may call when we cannot reach you for several days',
        state: 'current',
        detail: 'about two minutes',
      },
      { label: 'What you do for a living and when you are paid', state: 'next' },
    ],
  },
}
export const Thai: Story = {
  args: {
    label: 'สถานะเงินกู้',
    stateLabels: { done: 'เสร็จแล้ว', current: 'ตอนนี้', next: 'ถัดไป', failed: 'ไม่สำเร็จ' },
    steps: [
      { label: 'อนุมัติแล้ว', state: 'done', detail: '1 ก.ย.' },
      { label: 'เซ็นแล้ว', state: 'done', detail: '1 ก.ย.' },
      { label: 'รอโอนเงิน', state: 'current', more: 'ภายใน 12 ชั่วโมง' },
      { label: 'ชำระคืน', state: 'next', detail: '3 ธ.ค.' },
    ],
  },
  globals: { language: 'th' },
}
export const ThaiDark: Story = { ...Thai, globals: { language: 'th', theme: 'dark' } }
export const Arabic: Story = {
  args: {
    label: 'أين وصل قرضك',
    stateLabels: { done: 'تم', current: 'الآن', next: 'لاحقاً', failed: 'لم ينجح' },
    steps: [
      { label: 'تمت الموافقة', state: 'done', detail: '1 سبتمبر' },
      { label: 'تم التوقيع', state: 'done', detail: '1 سبتمبر' },
      { label: 'السداد', state: 'current', detail: '3 ديسمبر' },
    ],
  },
  globals: { language: 'ar' },
}
export const Urdu: Story = {
  args: {
    label: 'آپ کا قرض کہاں تک پہنچا',
    stateLabels: { done: 'ہو گیا', current: 'ابھی', next: 'بعد میں', failed: 'نہیں ہو سکا' },
    steps: [
      { label: 'منظور ہوا', state: 'done', detail: '1 ستمبر' },
      { label: 'دستخط ہوئے', state: 'done', detail: '1 ستمبر' },
      { label: 'ادائیگی', state: 'current', detail: '3 دسمبر' },
    ],
  },
  globals: { language: 'ur' },
}
