import type { Meta, StoryObj } from '@storybook/react-vite'
import { StepProgress } from './StepProgress.tsx'

const meta = {
  component: StepProgress,
  args: { label: 'Step 3 of 5', done: 2, total: 5 },
} satisfies Meta<typeof StepProgress>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {}
export const First: Story = { args: { label: 'Step 1 of 5', done: 0 } }
export const Last: Story = { args: { label: 'Step 5 of 5', done: 4 } }
export const LongText: Story = { args: { label: 'This is the third of the five steps' } }
export const Thai: Story = { args: { label: 'ขั้นที่ 3 จาก 5' }, globals: { language: 'th' } }
export const Arabic: Story = { args: { label: 'الخطوة 3 من 5' }, globals: { language: 'ar' } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Urdu: Story = {
  args: {
    label: 'قدم 3 از 5',
  },
  globals: { language: 'ur' },
}
