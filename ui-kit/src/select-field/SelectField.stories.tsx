import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SelectField } from './SelectField.tsx'

const purposes = [
  { value: 'medical', label: 'Doctor or medicine' },
  { value: 'education', label: 'School' },
  { value: 'business', label: 'My own business' },
  { value: 'other', label: 'Something else' },
]

const meta = {
  component: SelectField,
  args: {
    name: 'loan_purpose',
    label: 'What is the money for?',
    placeholder: 'Choose one',
    options: purposes,
    onValueChange: fn(),
  },
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'School')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('education')
  },
}
export const Chosen: Story = { args: { defaultValue: 'business' } }
export const WithHint: Story = { args: { hint: 'It does not change what you pay' } }
export const WithError: Story = { args: { error: 'Say what the money is for' } }
export const Disabled: Story = { args: { disabled: true } }
export const Groups: Story = {
  args: {
    label: 'Which bank?',
    options: [
      {
        label: 'Most used',
        options: [
          { value: 'bbl', label: 'Bangkok Bank' },
          { value: 'kbank', label: 'Kasikornbank' },
        ],
      },
      {
        label: 'All others',
        options: [
          { value: 'gsb', label: 'Government Savings Bank' },
          { value: 'uob', label: 'United Overseas Bank', disabled: true },
        ],
      },
    ],
  },
}
export const LongText: Story = {
  args: {
    defaultValue: 'other',
    options: [
      {
        value: 'other',
        label: 'Something else that none of the words above describes well enough for me',
      },
    ],
  },
}
export const Thai: Story = {
  args: { label: 'นำเงินไปใช้ทำอะไร', placeholder: 'เลือกหนึ่งข้อ' },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    label: 'فيمَ يُستخدم المال؟',
    placeholder: 'اختيار واحد',
    error: 'يُرجى تحديد الغرض من القرض',
  },
  globals: { language: 'ar' },
}
export const Urdu: Story = {
  args: {
    label: 'رقم کس کام کے لیے ہے؟',
    placeholder: 'ایک چنیں',
    options: [
      { value: 'medical', label: 'علاج یا دوا' },
      { value: 'education', label: 'تعلیم' },
    ],
    error: 'بتائیں کہ رقم کس کام کے لیے ہے',
  },
  globals: { language: 'ur' },
}
