import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Leave the application?',
    children: 'One step remains. What you have typed stays saved for seven days.',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args }) => {
    // It opens after it was drawn.
    await expect(await screen.findByRole('button', { name: 'Stay' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const Danger: Story = {
  args: { tone: 'danger', title: 'Close your account?', confirmLabel: 'Close my account' },
}
export const Busy: Story = { args: { busy: true, busyLabel: 'Closing your account' } }
export const OwnActions: Story = {
  render: ({ onCancel }) => (
    <ConfirmDialog
      open
      title="You need more time?"
      onCancel={onCancel}
      actions={
        <>
          <Button>Ask for help</Button>
          <Button variant="secondary">Pay part of it</Button>
          <Button variant="quiet" onClick={onCancel}>
            Back
          </Button>
        </>
      }
    >
      Asking for help is free. A person answers within a day.
    </ConfirmDialog>
  ),
}
export const LongText: Story = {
  args: {
    children:
      'Your account is kept for fifteen days counted from tomorrow. Signing in within that time withdraws the request. After it your personal data is deleted, and only the sums of your loans stay in our books, without your name. While a loan is open an account cannot be closed.',
    confirmLabel: 'I have understood and want to close my account now',
  },
}
export const Thai: Story = {
  args: {
    title: 'ออกจากการสมัคร?',
    children: 'เหลืออีกขั้นตอนเดียว ข้อมูลที่กรอกไว้จะถูกเก็บไว้ 7 วัน',
    confirmLabel: 'ออก',
    cancelLabel: 'อยู่ต่อ',
  },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    title: 'مغادرة الطلب؟',
    children: 'بقيت خطوة واحدة. ما كتبته محفوظ لمدة سبعة أيام.',
    confirmLabel: 'مغادرة',
    cancelLabel: 'البقاء',
  },
  globals: { language: 'ar' },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Urdu: Story = {
  args: {
    title: 'درخواست چھوڑ دیں؟',
    children: 'ایک قدم باقی ہے۔ آپ کا لکھا ہوا سات دن محفوظ رہے گا۔',
    confirmLabel: 'چھوڑ دیں',
    cancelLabel: 'یہیں رہیں',
  },
  globals: { language: 'ur' },
}
