import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RadioTiles } from './RadioTiles.tsx'

const relations = [
  { value: 'father', label: 'Father' },
  { value: 'mother', label: 'Mother' },
  { value: 'spouse', label: 'Spouse' },
]

const meta = {
  component: RadioTiles,
  args: { name: 'relation', label: 'This person is my', options: relations, onValueChange: fn() },
} satisfies Meta<typeof RadioTiles>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Mother' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('mother')
  },
}
export const Chosen: Story = { args: { defaultValue: 'mother' } }
export const WithError: Story = { args: { error: 'Say who this person is to you' } }
export const OneALine: Story = {
  args: {
    label: 'Your income a month',
    columns: '1',
    defaultValue: 'b',
    options: [
      { value: 'a', label: 'Under 6,000 baht' },
      { value: 'b', label: '6,000 to 9,999 baht' },
      { value: 'c', label: '10,000 to 14,999 baht' },
    ],
  },
}
export const OneDisabled: Story = {
  args: { options: relations.map((one) => ({ ...one, disabled: one.value === 'father' })) },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'mother' } }
export const LongText: Story = {
  args: {
    options: [
      { value: 'own', label: 'I or my family own the place where we live' },
      { value: 'lease', label: 'We rent it by the month' },
      { value: 'other', label: 'Neither' },
    ],
  },
}
export const Thai: Story = {
  args: {
    label: 'ความสัมพันธ์',
    defaultValue: 'mother',
    options: [
      { value: 'father', label: 'พ่อ' },
      { value: 'mother', label: 'แม่' },
      { value: 'spouse', label: 'คู่สมรส' },
    ],
  },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    label: 'صلة القرابة',
    defaultValue: 'father',
    options: [
      { value: 'father', label: 'الأب' },
      { value: 'mother', label: 'الأم' },
      { value: 'spouse', label: 'الزوج/ة' },
    ],
  },
  globals: { language: 'ar' },
}
export const Dark: Story = { args: { defaultValue: 'mother' }, globals: { theme: 'dark' } }
export const Urdu: Story = {
  args: {
    label: 'یہ شخص میرے',
    defaultValue: 'father',
    options: [
      { value: 'father', label: 'والد ہیں' },
      { value: 'mother', label: 'والدہ ہیں' },
      { value: 'spouse', label: 'شریکِ حیات ہیں' },
    ],
  },
  globals: { language: 'ur' },
}
