import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from './Button.tsx'

const meta = {
  component: Button,
  args: { children: 'Check my limit', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check my limit' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Secondary: Story = { args: { variant: 'secondary', children: 'Another way to pay' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'I need more time' } }
export const Danger: Story = { args: { tone: 'danger', children: 'Close my account' } }
export const DangerSecondary: Story = {
  args: { tone: 'danger', variant: 'secondary', children: 'Close my account' },
}
export const Disabled: Story = { args: { disabled: true } }
export const Busy: Story = {
  args: { busy: true, busyLabel: 'Checking your limit' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const Fit: Story = { args: { size: 'fit', variant: 'secondary', children: 'Copy' } }
export const LongText: Story = {
  args: {
    children: 'I have read the agreement and want to borrow ten thousand baht for ninety days',
  },
}
export const Thai: Story = { args: { children: 'เช็กวงเงินของฉัน' }, globals: { language: 'th' } }
export const Arabic: Story = { args: { children: 'معرفة الحد' }, globals: { language: 'ar' } }
export const Urdu: Story = {
  args: { children: 'اپنی قرض کی حد معلوم کریں' },
  globals: { language: 'ur' },
}
export const Dark: Story = { globals: { theme: 'dark' } }
