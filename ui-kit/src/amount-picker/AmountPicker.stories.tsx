import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import type { AmountPickerProps } from './AmountPicker.tsx'
import { AmountPicker } from './AmountPicker.tsx'

const meta = {
  component: AmountPicker,
  args: {
    label: 'How much do you need?',
    value: 1000000,
    min: 100000,
    max: 2000000,
    step: 10000,
    currency: 'THB',
    hint: 'From 1,000 to 20,000, in hundreds.',
    adjustedText: 'Changed to the nearest amount you can choose.',
    onValueChange: fn(),
  },
} satisfies Meta<typeof AmountPicker>
export default meta
type Story = StoryObj<typeof meta>

const WithState = (args: AmountPickerProps) => {
  const [value, setValue] = useState(args.value)
  return <AmountPicker {...args} value={value} onValueChange={setValue} />
}

export const Middle: Story = { render: WithState }
export const Smallest: Story = { render: WithState, args: { value: 100000 } }
export const Largest: Story = { render: WithState, args: { value: 2000000 } }
export const Adjusted: Story = {
  render: WithState,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '12345{Enter}')
    await expect(field).toHaveValue('12,300')
  },
}
export const WithError: Story = {
  render: WithState,
  args: { error: 'Choose an amount that you can borrow' },
}
export const Disabled: Story = { render: WithState, args: { disabled: true } }
export const LongText: Story = {
  render: WithState,
  args: {
    label: 'How much do you need for the time until your next salary arrives?',
    hint: 'You can choose any amount from one thousand to twenty thousand baht, in steps of one hundred.',
  },
}
export const Thai: Story = {
  render: WithState,
  args: { label: 'ต้องการเงินเท่าไร', hint: 'ตั้งแต่ 1,000 ถึง 20,000 ทีละ 100', locale: 'th' },
  globals: { language: 'th' },
}
export const ThaiDark: Story = { ...Thai, globals: { language: 'th', theme: 'dark' } }
export const Vietnamese: Story = {
  render: WithState,
  args: { label: 'Bạn cần bao nhiêu?', hint: 'Từ 1.000 đến 20.000, từng 100.', locale: 'vi' },
  globals: { language: 'vi' },
}
export const Arabic: Story = {
  render: WithState,
  args: {
    label: 'ما المبلغ المطلوب؟',
    hint: 'من 1,000 إلى 20,000، بالمئات.',
    currency: 'EGP',
    locale: 'ar',
  },
  globals: { language: 'ar' },
}
export const Urdu: Story = {
  render: WithState,
  args: {
    label: 'آپ کو کتنی رقم چاہیے؟',
    hint: '1,000 سے 20,000 تک، سو سو کے فرق سے۔',
    currency: 'PKR',
    locale: 'ur',
  },
  globals: { language: 'ur' },
}
