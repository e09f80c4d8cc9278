import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TextArea } from './TextArea.tsx'

const meta = {
  component: TextArea,
  args: {
    name: 'detailed_address',
    label: 'House number, road, building',
    autoComplete: 'street-address',
    onValueChange: fn(),
  },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: '12/3 Soi Aree, Phahonyothin Road' } }
export const WithError: Story = { args: { error: 'Write the house number and the road' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: '12/3 Soi Aree' } }
export const LongText: Story = {
  args: {
    hint: 'What someone would tell a driver who has never been there',
    defaultValue:
      'Room 1204, twelfth floor, building C, behind the market, the lane beside the temple, then the second gate on the left after the water tank',
  },
}
export const Thai: Story = {
  args: { label: 'บ้านเลขที่ ถนน อาคาร', defaultValue: '12/3 ซอยอารีย์ ถนนพหลโยธิน' },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: { label: 'رقم المنزل والشارع والمبنى', error: 'يُرجى كتابة رقم المنزل واسم الشارع' },
  globals: { language: 'ar' },
}
export const Urdu: Story = {
  args: {
    label: 'مکان نمبر، سڑک، عمارت',
    defaultValue: 'مکان 12، گلی 3، ماڈل ٹاؤن',
  },
  globals: { language: 'ur' },
}
