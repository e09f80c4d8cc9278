import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PhoneField } from './PhoneField.tsx'

const meta = {
  component: PhoneField,
  args: { name: 'phone', label: 'Mobile number', prefix: '+66', longest: 9, onValueChange: fn() },
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '081 234-5678')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('812345678')
  },
}
export const Filled: Story = { args: { defaultValue: '812345678' } }
export const WithHint: Story = { args: { hint: 'We send a code to this number' } }
export const WithError: Story = {
  args: { error: 'Give a number that can receive messages', defaultValue: '81 234 5678' },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '812345678' } }
export const LongText: Story = {
  args: { label: 'The mobile number that your mother can be reached at during the day' },
}
export const Thai: Story = {
  args: { label: 'เบอร์มือถือ', hint: 'เราจะส่งรหัสไปที่เบอร์นี้' },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    label: 'رقم الهاتف',
    prefix: '+20',
    longest: 10,
    error: 'يُرجى إدخال رقم يستقبل الرسائل',
    defaultValue: '100 234 5678',
  },
  globals: { language: 'ar' },
}
export const Urdu: Story = {
  args: {
    label: 'موبائل نمبر',
    prefix: '+92',
    longest: 10,
    hint: 'اس نمبر پر کوڈ بھیجا جائے گا',
    defaultValue: '0301 2345678',
  },
  globals: { language: 'ur' },
}
