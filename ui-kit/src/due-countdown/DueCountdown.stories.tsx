import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { Money } from '../money/Money.tsx'
import { Notice } from '../notice/Notice.tsx'
import { DueCountdown } from './DueCountdown.tsx'

const meta = {
  component: DueCountdown,
  args: {
    days: 12,
    label: 'Due in 12 days',
    date: '2026-12-03',
    dateLabel: '3 Dec 2026',
    amount: { amount: 1052000, currency: 'THB' },
    termDays: 90,
    note: (
      <Notice tone="good">
        Pay today and save <Money amount={4932} currency="THB" />
      </Notice>
    ),
    children: (
      <>
        <Button>Repay</Button>
        <Button variant="quiet">I need more time</Button>
      </>
    ),
  },
} satisfies Meta<typeof DueCountdown>
export default meta
type Story = StoryObj<typeof meta>

export const Calm: Story = {}
export const Soon: Story = { args: { days: 2, label: 'Due in 2 days', note: undefined } }
export const MovesWithTheDay: Story = {
  args: { timeZone: 'Asia/Bangkok', label: (days) => `Due in ${String(days)} days` },
}
export const Overdue: Story = {
  args: {
    days: -3,
    label: '3 days late',
    note: (
      <Notice tone="bad">
        A late fee of <Money amount={5000} currency="THB" /> was added. It will not rise above{' '}
        <Money amount={10000} currency="THB" />.
      </Notice>
    ),
  },
}
export const LongText: Story = {
  args: {
    label: 'The whole amount is due in twelve days from today',
    dateLabel: 'Thursday, 3 December 2026',
    amount: { amount: 1234567890, currency: 'THB' },
  },
}
export const Thai: Story = {
  args: {
    label: 'ครบกำหนดในอีก 12 วัน',
    dateLabel: '3 ธ.ค. 2569',
    note: (
      <Notice tone="good">
        จ่ายวันนี้ประหยัด <Money amount={4932} currency="THB" locale="th" />
      </Notice>
    ),
    children: <Button>ชำระเงิน</Button>,
    locale: 'th',
  },
  globals: { language: 'th' },
}
export const ThaiDark: Story = { ...Thai, globals: { language: 'th', theme: 'dark' } }
export const Arabic: Story = {
  args: {
    label: 'يستحق بعد 12 يوماً',
    dateLabel: '3 ديسمبر 2026',
    amount: { amount: 1052000, currency: 'EGP' },
    note: (
      <Notice tone="good">
        السداد اليوم يوفّر <Money amount={4932} currency="EGP" locale="ar" />
      </Notice>
    ),
    children: <Button>السداد</Button>,
    locale: 'ar',
  },
  globals: { language: 'ar' },
}
export const Urdu: Story = {
  args: {
    label: '12 دن میں ادائیگی',
    dateLabel: '3 دسمبر 2026',
    amount: { amount: 1052000, currency: 'PKR' },
    note: (
      <Notice tone="good">
        آج ادا کریں اور <Money amount={4932} currency="PKR" locale="ur" /> بچائیں
      </Notice>
    ),
    children: <Button>ادا کریں</Button>,
    locale: 'ur',
  },
  globals: { language: 'ur' },
}
