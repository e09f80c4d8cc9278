import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { QuotaCard } from './QuotaCard.tsx'

const meta = {
  component: QuotaCard,
  args: {
    label: 'Borrow up to',
    amount: 2000000,
    currency: 'THB',
    detail: '15% to 25% a year, everything included',
    action: <Button>Check my limit</Button>,
  },
} satisfies Meta<typeof QuotaCard>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {}
export const FreeShare: Story = {
  args: {
    label: 'You can borrow',
    amount: 1200000,
    limit: 2000000,
    detail: '8,000 of 20,000 in use',
    action: <Button>Borrow</Button>,
  },
}
export const WholeLimit: Story = {
  args: { label: 'You can borrow', amount: 2000000, limit: 2000000, detail: undefined },
}
export const NothingFree: Story = {
  args: { label: 'You can borrow', amount: 0, limit: 2000000, action: undefined },
}
export const LongText: Story = {
  args: {
    label: 'With what we know about you today you can borrow at most',
    amount: 1234567800,
    limit: 2000000000,
    detail: 'The annual rate is between 15% and 25% with interest and every fee included',
  },
}
export const Thai: Story = {
  args: {
    label: 'กู้ได้สูงสุด',
    detail: '15% ถึง 25% ต่อปี รวมทุกอย่างแล้ว',
    action: <Button>เช็กวงเงินของฉัน</Button>,
    locale: 'th',
  },
  globals: { language: 'th' },
}
export const ThaiDark: Story = {
  args: { ...Thai.args, label: 'กู้ได้อีก', amount: 1200000, limit: 2000000 },
  globals: { language: 'th', theme: 'dark' },
}
export const Arabic: Story = {
  args: {
    label: 'يمكنك اقتراض',
    amount: 1200000,
    limit: 2000000,
    currency: 'EGP',
    detail: 'من إجمالي 20,000',
    action: <Button>الاقتراض</Button>,
    locale: 'ar',
  },
  globals: { language: 'ar' },
}
export const Urdu: Story = {
  args: {
    label: 'آپ کے لیے قرض کی حد',
    amount: 1200000,
    limit: 2000000,
    currency: 'PKR',
    detail: 'کل حد 20,000 میں سے',
    action: <Button>قرض لیں</Button>,
    locale: 'ur',
  },
  globals: { language: 'ur' },
}
