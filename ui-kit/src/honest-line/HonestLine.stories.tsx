import type { Meta, StoryObj } from '@storybook/react-vite'
import { HonestLine } from './HonestLine.tsx'

const meta = {
  component: HonestLine,
  args: {
    principal: { amount: 1000000, currency: 'THB' },
    interest: { amount: 37000, currency: 'THB' },
    fee: { amount: 15000, currency: 'THB' },
    labels: { principal: 'You receive', interest: 'Interest', fee: 'Service fee' },
  },
} satisfies Meta<typeof HonestLine>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const WithoutFee: Story = { args: { fee: { amount: 0, currency: 'THB' } } }
export const AFeeOfOneBahtStaysVisible: Story = { args: { fee: { amount: 100, currency: 'THB' } } }
export const Thai: Story = {
  args: { labels: { principal: 'ได้รับเงิน', interest: 'ดอกเบี้ย', fee: 'ค่าบริการ' }, locale: 'th' },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    principal: { amount: 1000000, currency: 'EGP' },
    interest: { amount: 37000, currency: 'EGP' },
    fee: { amount: 15000, currency: 'EGP' },
    labels: { principal: 'يصلك', interest: 'الفائدة', fee: 'رسوم الخدمة' },
    locale: 'ar',
  },
  globals: { language: 'ar' },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Urdu: Story = {
  args: {
    principal: { amount: 1000000, currency: 'PKR' },
    interest: { amount: 37000, currency: 'PKR' },
    fee: { amount: 15000, currency: 'PKR' },
    labels: { principal: 'آپ کو ملیں گے', interest: 'مارک اپ', fee: 'سروس فیس' },
    locale: 'ur',
  },
  globals: { language: 'ur' },
}
