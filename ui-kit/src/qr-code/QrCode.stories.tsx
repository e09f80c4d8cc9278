import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './QrCode.tsx'

const meta = {
  component: QrCode,
  args: {
    value: '00020101021153037645407105.205802TH6304',
    label: 'Code that pays ฿10,520.00',
  },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Payment: Story = {}
export const LongText: Story = { args: { value: 'x'.repeat(600) } }
export const Thai: Story = {
  args: { label: 'คิวอาร์ชำระ ฿10,520.00' },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: { label: 'رمز لدفع 10,520.00' },
  globals: { language: 'ar' },
}
export const Dark: Story = { globals: { theme: 'dark' } }
