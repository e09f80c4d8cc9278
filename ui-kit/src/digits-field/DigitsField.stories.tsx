import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DigitsField } from './DigitsField.tsx'

const meta = {
  component: DigitsField,
  args: {
    name: 'id_number',
    label: 'ID number',
    hint: 'The 13 digits on the front of your card',
    onValueChange: fn(),
  },
} satisfies Meta<typeof DigitsField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const ReadBackInGroups: Story = {
  args: { groups: [1, 4, 5, 2, 1], defaultValue: '1101700230705' },
}
export const TypedInThaiFigures: Story = {
  args: { groups: [1, 4, 5, 2, 1] },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'ID number' }), '๑-๑๐๑๗')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('11017')
  },
}
export const WithError: Story = {
  args: { error: 'Enter the 13 digits of your ID number', defaultValue: '11017' },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '1101700230705' } }
export const LongText: Story = {
  args: {
    label: 'The number of the account into which your salary is paid every month',
    defaultValue: '123456789012345678901234',
    groups: [4],
  },
}
export const Thai: Story = {
  args: { label: 'เลขประจำตัวประชาชน', hint: 'ตัวเลข 13 หลักบนหน้าบัตร' },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    label: 'الرقم القومي',
    hint: 'الأرقام الأربعة عشر على وجه بطاقتك',
    groups: [1, 6, 2, 4, 1],
    defaultValue: '29001011234567',
  },
  globals: { language: 'ar' },
}
export const Urdu: Story = {
  args: {
    label: 'شناختی کارڈ نمبر',
    hint: 'آپ کے کارڈ کے تیرہ ہندسے',
    groups: [5, 7, 1],
    defaultValue: '3520112345671',
  },
  globals: { language: 'ur' },
}
