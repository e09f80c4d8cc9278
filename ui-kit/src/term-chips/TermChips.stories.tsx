import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TermChips } from './TermChips.tsx'

const meta = {
  component: TermChips,
  args: {
    label: 'For how long?',
    options: [
      { days: 61, label: '61 days', detail: '4 Nov' },
      { days: 90, label: '90 days', detail: '3 Dec' },
      { days: 120, label: '120 days', detail: '2 Jan' },
      { days: 180, label: '180 days', detail: '3 Mar' },
    ],
    value: 90,
    onValueChange: fn(),
  },
} satisfies Meta<typeof TermChips>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const NothingChosen: Story = { args: { value: undefined } }
export const WithError: Story = {
  args: { value: undefined, error: 'Choose for how long' },
}
export const Disabled: Story = { args: { disabled: true } }
export const Empty: Story = { args: { options: [] } }
export const LongText: Story = {
  args: {
    options: [
      { days: 61, label: 'Sixty-one days', detail: 'one payment on 4 November 2026' },
      { days: 180, label: 'One hundred and eighty days', detail: 'six payments, one a month' },
    ],
  },
}
export const Thai: Story = {
  args: {
    label: 'นานกี่วัน',
    options: [
      { days: 61, label: '61 วัน', detail: '4 พ.ย.' },
      { days: 90, label: '90 วัน', detail: '3 ธ.ค.' },
      { days: 180, label: '180 วัน', detail: '3 มี.ค.' },
    ],
  },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    label: 'لأي مدة؟',
    options: [
      { days: 61, label: '61 يوماً', detail: '4 نوفمبر' },
      { days: 90, label: '90 يوماً', detail: '3 ديسمبر' },
    ],
  },
  globals: { language: 'ar' },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Urdu: Story = {
  args: {
    label: 'کتنے دن کے لیے؟',
    options: [
      { days: 61, label: '61 دن', detail: '4 نومبر' },
      { days: 90, label: '90 دن', detail: '3 دسمبر' },
    ],
  },
  globals: { language: 'ur' },
}
