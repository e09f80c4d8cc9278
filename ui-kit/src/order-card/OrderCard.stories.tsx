import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderCard } from './OrderCard.tsx'

const meta = {
  component: OrderCard,
  args: {
    title: 'Loan of 4 Sep 2026',
    href: '#order',
    amount: { amount: 1052000, currency: 'THB' },
    state: 'Paid out',
    tone: 'good',
    detail: 'Due 3 Dec 2026',
  },
} satisfies Meta<typeof OrderCard>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}
export const DueSoon: Story = { args: { state: 'Due in 2 days', tone: 'attention' } }
export const Overdue: Story = {
  args: { state: 'Overdue', tone: 'bad', detail: 'since 3 Dec 2026' },
}
export const Repaid: Story = {
  args: { state: 'Repaid', tone: 'neutral', ended: true, detail: undefined },
}
export const LongText: Story = {
  args: {
    title: 'The loan that you took on the fourth of September 2026',
    state: 'Waiting for disbursement',
    detail: 'The money comes within twelve hours after you have signed',
  },
}
export const Thai: Story = {
  args: {
    title: 'เงินกู้ 4 ก.ย. 2569',
    state: 'โอนแล้ว',
    detail: 'ครบกำหนด 3 ธ.ค. 2569',
    locale: 'th',
  },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    title: 'قرض 4 سبتمبر 2026',
    amount: { amount: 1052000, currency: 'EGP' },
    state: 'تم الصرف',
    detail: 'يستحق في 3 ديسمبر 2026',
    locale: 'ar',
  },
  globals: { language: 'ar' },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Urdu: Story = {
  args: {
    title: '4 ستمبر 2026 کا قرض',
    amount: { amount: 1052000, currency: 'PKR' },
    state: 'رقم مل گئی',
    detail: 'ادائیگی 3 دسمبر 2026 کو',
    locale: 'ur',
  },
  globals: { language: 'ur' },
}
