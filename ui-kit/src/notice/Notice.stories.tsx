import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DismissButton } from './DismissButton.tsx'
import { Notice } from './Notice.tsx'

const meta = {
  component: Notice,
  subcomponents: { DismissButton },
  args: { children: 'What you type is saved as you go. You can close the app.' },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Information: Story = {}
export const Good: Story = { args: { tone: 'good' } }
export const Attention: Story = {
  args: { tone: 'attention', children: 'This picture is blurred. Hold still and try again.' },
}
export const Bad: Story = {
  args: { tone: 'bad', title: 'Your payment was not found', children: 'Send us the voucher.' },
}
export const Dismissible: Story = {
  args: { action: <DismissButton label="Close" onClick={fn()} /> },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
  },
}
export const LongText: Story = {
  args: {
    tone: 'attention',
    title: 'The lender of this page is a sandbox for trying things out',
    children:
      'It has no licence, it pays out no real money and it must not be given real documents.',
  },
}
export const Thai: Story = {
  args: { tone: 'good', children: 'ข้อมูลถูกบันทึกตลอด ปิดแอปได้' },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: { tone: 'attention', children: 'الصورة غير واضحة. يُرجى تثبيت اليد والمحاولة مجدداً.' },
  globals: { language: 'ar' },
}
export const Dark: Story = { args: { tone: 'attention' }, globals: { theme: 'dark' } }
export const Urdu: Story = {
  args: {
    tone: 'attention',
    children: 'تصویر دھندلی ہے۔ ہاتھ جما کر دوبارہ لیں۔',
  },
  globals: { language: 'ur' },
}
