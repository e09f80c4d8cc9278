import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyRow } from '../copy-row/CopyRow.tsx'
import { Card } from '../theme/Screen.tsx'
import { Barcode } from './Barcode.tsx'

const meta = {
  component: Barcode,
  args: { value: '4021778819035526', label: 'Code to pay MX$1,052.00 at the till' },
} satisfies Meta<typeof Barcode>
export default meta
type Story = StoryObj<typeof meta>

export const Reference: Story = {}
export const Letters: Story = { args: { value: 'PASO-TH260904-0021' } }
export const LongText: Story = { args: { value: '4021778819035526'.repeat(2) } }
/** With its figures beside it, as on a page. */
export const OnAPage: Story = {
  render: (args) => (
    <Card>
      <Barcode {...args} />
      <CopyRow
        label="Reference"
        value={args.value}
        display="4021 7788 1903 5526"
        copyLabel="Copy"
        copiedLabel="Copied"
      />
    </Card>
  ),
}
export const Dark: Story = { ...OnAPage, globals: { theme: 'dark' } }
export const Thai: Story = {
  args: { label: 'บาร์โค้ดสำหรับชำระ ฿1,764.32 ที่เคาน์เตอร์' },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: { value: '778819035', label: 'رمز لدفع 1,052.00 ج.م عند نقطة البيع' },
  globals: { language: 'ar' },
}
export const Urdu: Story = {
  args: { label: 'دکان پر 12,500 روپے ادا کرنے کا کوڈ' },
  globals: { language: 'ur', theme: 'dark' },
}
