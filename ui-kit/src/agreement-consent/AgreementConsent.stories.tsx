import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AgreementConsent } from './AgreementConsent.tsx'

const meta = {
  component: AgreementConsent,
  args: {
    name: 'agreed',
    label: 'I have read and agree to both',
    documents: [
      { id: 'loan', title: 'Loan agreement', opened: true },
      { id: 'privacy', title: 'Privacy policy' },
    ],
    openedLabel: 'Opened',
    onOpen: fn(),
    onValueChange: fn(),
  },
} satisfies Meta<typeof AgreementConsent>
export default meta
type Story = StoryObj<typeof meta>

export const Unticked: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Privacy policy' }))
    await expect(args.onOpen).toHaveBeenCalledWith('privacy')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}
export const Ticked: Story = { args: { defaultChecked: true } }
export const WithError: Story = { args: { error: 'Read the agreement, then tick the box' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: {
    documents: [
      {
        id: 'loan',
        title: 'Agreement on a short-term loan of money between you and the lender named in it',
        opened: true,
      },
    ],
  },
}
export const Thai: Story = {
  args: {
    label: 'ฉันได้อ่านและยอมรับแล้ว',
    documents: [{ id: 'loan', title: 'สัญญาเงินกู้', opened: true }],
    openedLabel: 'เปิดแล้ว',
  },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    label: 'قرأت وأوافق',
    documents: [{ id: 'loan', title: 'عقد القرض', opened: true }],
    openedLabel: 'تم فتحه',
    defaultChecked: true,
  },
  globals: { language: 'ar' },
}
export const Urdu: Story = {
  args: {
    label: 'میں نے پڑھ لیا ہے اور متفق ہوں',
    documents: [{ id: 'loan', title: 'قرض کا معاہدہ', opened: true }],
    openedLabel: 'کھولا گیا',
    error: 'پہلے معاہدہ پڑھیں، پھر نشان لگائیں',
  },
  globals: { language: 'ur' },
}
