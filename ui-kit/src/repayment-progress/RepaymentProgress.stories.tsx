import type { Meta, StoryObj } from '@storybook/react-vite'
import { RepaymentProgress } from './RepaymentProgress.tsx'

const meta = {
  component: RepaymentProgress,
  args: {
    paid: { amount: 400000, currency: 'THB' },
    owed: { amount: 652000, currency: 'THB' },
    labels: { paid: 'Paid', owed: 'Still owed' },
  },
} satisfies Meta<typeof RepaymentProgress>
export default meta
type Story = StoryObj<typeof meta>

export const PartPaid: Story = {}
export const NothingPaid: Story = {
  args: { paid: { amount: 0, currency: 'THB' }, owed: { amount: 1052000, currency: 'THB' } },
}
export const Repaid: Story = {
  args: { paid: { amount: 1052000, currency: 'THB' }, owed: { amount: 0, currency: 'THB' } },
}
export const LongText: Story = {
  args: { labels: { paid: 'What you have paid back until today', owed: 'What you still owe us' } },
}
export const Thai: Story = {
  args: { labels: { paid: 'จ่ายแล้ว', owed: 'คงเหลือ' }, locale: 'th' },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    paid: { amount: 400000, currency: 'EGP' },
    owed: { amount: 652000, currency: 'EGP' },
    labels: { paid: 'مدفوع', owed: 'المتبقي' },
    locale: 'ar',
  },
  globals: { language: 'ar' },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Urdu: Story = {
  args: {
    paid: { amount: 400000, currency: 'PKR' },
    owed: { amount: 652000, currency: 'PKR' },
    labels: { paid: 'ادا شدہ', owed: 'باقی' },
    locale: 'ur',
  },
  globals: { language: 'ur' },
}
