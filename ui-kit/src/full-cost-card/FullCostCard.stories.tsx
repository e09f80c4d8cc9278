import type { Meta, StoryObj } from '@storybook/react-vite'
import { FullCostCard } from './FullCostCard.tsx'

const meta = {
  component: FullCostCard,
  args: {
    title: 'For example: 10,000 for 90 days',
    principal: { amount: 1000000, currency: 'THB' },
    interest: { amount: 37000, currency: 'THB' },
    fee: { amount: 15000, currency: 'THB' },
    total: { amount: 1052000, currency: 'THB' },
    aprBasisPoints: 2280,
    whole: true,
    labels: {
      principal: 'You receive',
      interest: 'Interest',
      fee: 'Service fee',
      total: 'You repay in all',
      apr: 'Annual rate, all included',
    },
    note: 'That is 5.78 a day.',
  },
} satisfies Meta<typeof FullCostCard>
export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
export const BeforeAgreeing: Story = {
  args: {
    headline: true,
    lead: 'for 90 days, one payment on 3 Dec 2026',
    title: undefined,
    note: undefined,
    whole: false,
  },
}
export const LongText: Story = {
  args: {
    title: 'For example, when you borrow ten thousand baht and repay it after ninety days',
    labels: {
      principal: 'You receive on your own bank account',
      interest: 'Interest for ninety days at fifteen percent a year',
      fee: 'Service fee, charged once for the whole loan',
      total: 'You repay in all, on the due date',
      apr: 'Annual percentage rate with interest and every fee included',
    },
  },
}
export const Thai: Story = {
  args: {
    title: 'ตัวอย่าง: กู้ 10,000 นาน 90 วัน',
    labels: {
      principal: 'ได้รับเงิน',
      interest: 'ดอกเบี้ย',
      fee: 'ค่าบริการ',
      total: 'คืนทั้งหมด',
      apr: 'อัตราต่อปี รวมทุกอย่าง',
    },
    note: 'เท่ากับวันละ 5.78',
    locale: 'th',
  },
  globals: { language: 'th' },
}
export const ThaiDark: Story = { ...Thai, globals: { language: 'th', theme: 'dark' } }
export const Arabic: Story = {
  args: {
    title: 'مثال: 10,000 لمدة 90 يوماً',
    principal: { amount: 1000000, currency: 'EGP' },
    interest: { amount: 37000, currency: 'EGP' },
    fee: { amount: 15000, currency: 'EGP' },
    total: { amount: 1052000, currency: 'EGP' },
    labels: {
      principal: 'يصلك',
      interest: 'الفائدة',
      fee: 'رسوم الخدمة',
      total: 'إجمالي السداد',
      apr: 'المعدل السنوي شامل كل شيء',
    },
    note: 'أي 5.78 في اليوم.',
    locale: 'ar',
  },
  globals: { language: 'ar' },
}
export const Urdu: Story = {
  args: {
    title: 'مثال: 90 دن کے لیے 10,000',
    principal: { amount: 1000000, currency: 'PKR' },
    interest: { amount: 37000, currency: 'PKR' },
    fee: { amount: 15000, currency: 'PKR' },
    total: { amount: 1052000, currency: 'PKR' },
    labels: {
      principal: 'آپ کو ملیں گے',
      interest: 'مارک اپ',
      fee: 'سروس فیس',
      total: 'کل واپسی',
      apr: 'سالانہ شرح، سب کچھ شامل',
    },
    note: 'یعنی روزانہ 5.78۔',
    locale: 'ur',
  },
  globals: { language: 'ur' },
}
