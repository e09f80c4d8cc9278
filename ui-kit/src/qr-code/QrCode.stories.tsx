import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { saveQrPicture } from './qr-picture.ts'
import { QrCode } from './QrCode.tsx'

const meta = {
  component: QrCode,
  args: {
    value: '0002010102115303764540810520.005802TH6304',
    label: 'Code that pays ฿10,520.00',
  },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Payment: Story = {}
export const Small: Story = { args: { moduleSize: 3 } }
export const SavedAsAPicture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <QrCode {...args} />
      <Button variant="secondary" onClick={() => void saveQrPicture(args.value, 'payment.png')}>
        Save as a picture
      </Button>
    </div>
  ),
}
export const LongText: Story = { args: { value: 'x'.repeat(600) } }
export const Thai: Story = {
  args: { label: 'คิวอาร์ชำระ ฿10,520.00' },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: { value: 'https://pay.example/4021', label: 'رمز لدفع 10,520.00' },
  globals: { language: 'ar' },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Urdu: Story = {
  args: {
    value: 'https://pay.example/4021',
    label: 'Rs 10,520 ادا کرنے کا کوڈ',
  },
  globals: { language: 'ur' },
}
