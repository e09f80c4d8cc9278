import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  component: Checkbox,
  args: { name: 'same_address', label: 'My family lives at the same address', onValueChange: fn() },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Unticked: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('My family lives at the same address'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true)
  },
}
export const Ticked: Story = { args: { defaultChecked: true } }
export const WithHint: Story = { args: { hint: 'You can change it later' } }
export const WithError: Story = { args: { error: 'Tick the box to go on' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: {
    label:
      'I have understood that the money is paid into the account above, that it is due on the date shown and that I may return it free of charge within 24 hours',
  },
}
export const Thai: Story = {
  args: { label: 'ครอบครัวของฉันอยู่ที่อยู่เดียวกัน', defaultChecked: true },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: { label: 'تسكن عائلتي في العنوان نفسه', defaultChecked: true },
  globals: { language: 'ar' },
}
export const Dark: Story = { args: { defaultChecked: true }, globals: { theme: 'dark' } }
export const Urdu: Story = {
  args: {
    label: 'میرا خاندان اسی پتے پر رہتا ہے',
    hint: 'یہ بعد میں بدلا جا سکتا ہے',
    defaultChecked: true,
  },
  globals: { language: 'ur' },
}
