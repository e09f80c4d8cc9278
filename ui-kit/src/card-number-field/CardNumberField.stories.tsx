import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CardNumberField } from './CardNumberField.tsx'

const meta = {
  component: CardNumberField,
  args: {
    name: 'account_number',
    words: { label: 'Account number' },
    copyWords: { label: 'The same number once more' },
    groups: [3, 1, 5, 1],
    onValueChange: fn(),
  },
} satisfies Meta<typeof CardNumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: { number: '1234567890' } } }
export const CopyDiffers: Story = {
  args: {
    defaultValue: { number: '1234567890' },
    copyWords: {
      label: 'The same number once more',
      error: 'The two numbers differ. Compare both with your passbook.',
    },
  },
}
export const WithError: Story = {
  args: {
    words: { label: 'Account number', error: 'Write the ten digits of your account' },
    defaultValue: { number: '12345' },
  },
}
export const Disabled: Story = {
  args: { disabled: true, defaultValue: { number: '1234567890' } },
}
export const LongText: Story = {
  args: {
    words: {
      label: 'The number of the account that the money is to be paid into',
      hint: 'It stands on the first page of your passbook and in your bank’s app',
    },
  },
}
export const Thai: Story = {
  args: { words: { label: 'เลขบัญชี' }, copyWords: { label: 'กรอกเลขบัญชีอีกครั้ง' } },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    words: { label: 'رقم البطاقة' },
    copyWords: { label: 'الرقم نفسه مرة أخرى' },
    groups: [4],
    defaultValue: { number: '4111111111111234' },
  },
  globals: { language: 'ar' },
}
export const Urdu: Story = {
  args: {
    words: { label: 'اکاؤنٹ نمبر', hint: 'جیسا کہ آپ کی چیک بک پر لکھا ہے' },
    copyWords: { label: 'وہی نمبر دوبارہ', error: 'دونوں نمبر ایک جیسے نہیں' },
    groups: [4],
    defaultValue: { number: '0123456789012345' },
  },
  globals: { language: 'ur' },
}
