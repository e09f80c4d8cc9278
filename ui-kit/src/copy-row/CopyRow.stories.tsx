import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { CopyRow } from './CopyRow.tsx'

const meta = {
  component: CopyRow,
  args: {
    label: 'Reference',
    value: '402177881903',
    display: '4021 7788 1903',
    copyLabel: 'Copy',
    copiedLabel: 'Copied',
    refusedLabel: 'Press and hold the number to copy it.',
  },
} satisfies Meta<typeof CopyRow>
export default meta
type Story = StoryObj<typeof meta>

export const Code: Story = {}
const press: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy Reference' }))
}

export const Copied: Story = {
  play: async (context) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await press(context)
    const copied = await context.canvas.findByRole('button', { name: 'Copied Reference' })
    await expect(copied).toBeVisible()
  },
}
export const Refused: Story = {
  play: async (context) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    spyOn(document, 'execCommand').mockReturnValue(false)
    await press(context)
    await expect(await context.canvas.findByText(/Press and hold/)).toBeVisible()
  },
}
export const ShownOnly: Story = {
  args: {
    label: 'To',
    value: 'Paso Sandbox Co., Ltd.',
    display: undefined,
    kind: 'text',
    copyLabel: undefined,
  },
}
export const LongText: Story = {
  args: {
    label: 'The reference that your bank asks for in the field of the same name',
    value: 'TH9876543210987654321098765432109876543210',
    display: undefined,
    copyLabel: 'Copy this reference',
  },
}
export const Thai: Story = {
  args: { label: 'เลขอ้างอิง', copyLabel: 'คัดลอก', copiedLabel: 'คัดลอกแล้ว' },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: { label: 'الرقم المرجعي', copyLabel: 'نسخ', copiedLabel: 'تم النسخ' },
  globals: { language: 'ar' },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Urdu: Story = {
  args: {
    label: 'حوالہ نمبر',
    copyLabel: 'کاپی کریں',
    copiedLabel: 'کاپی ہو گیا',
  },
  globals: { language: 'ur' },
}
