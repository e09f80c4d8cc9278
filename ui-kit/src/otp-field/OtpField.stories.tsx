import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { OtpField } from './OtpField.tsx'

const meta = {
  component: OtpField,
  args: {
    name: 'code',
    label: 'Code from the message',
    hint: 'Six digits, sent to your phone',
    onValueChange: fn(),
    onComplete: fn(),
  },
} satisfies Meta<typeof OtpField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Complete: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '482913')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('482913')
  },
}
export const WithError: Story = {
  args: { error: 'That is not the code we sent. Look at the latest message.', value: '482913' },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '482913' } }
export const LongText: Story = {
  args: {
    hint: 'It may take a minute to arrive. The sender is Paso, and we never ask for it by phone.',
  },
}
export const Thai: Story = {
  args: { label: 'รหัสจากข้อความ', hint: 'ตัวเลข 6 หลักที่ส่งไปยังโทรศัพท์ของคุณ' },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    label: 'الرمز الوارد في الرسالة',
    hint: 'ستة أرقام أُرسلت إلى هاتفك',
    defaultValue: '482913',
  },
  globals: { language: 'ar' },
}
export const Urdu: Story = {
  args: {
    label: 'پیغام میں آیا ہوا کوڈ',
    hint: 'چھ ہندسے جو آپ کے فون پر بھیجے گئے',
    defaultValue: '482913',
  },
  globals: { language: 'ur' },
}
