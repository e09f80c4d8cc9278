import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Toast } from './Toast.tsx'
import { ToastProvider } from './ToastProvider.tsx'

const meta = {
  component: Toast,
  subcomponents: { ToastProvider },
  args: {
    messages: [{ id: 1, tone: 'info', text: 'We look at your application.' }],
    closeLabel: 'Close',
    onClose: fn(),
  },
} satisfies Meta<typeof Toast>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = {
  args: { messages: [{ id: 1, tone: 'success', text: 'Saved.' }] },
}
export const Failure: Story = {
  args: { messages: [{ id: 1, tone: 'error', text: 'That did not work. Try again.' }] },
}
export const Several: Story = {
  args: {
    messages: [
      { id: 1, tone: 'success', text: 'Saved.' },
      { id: 2, tone: 'error', text: 'The picture was not sent.' },
    ],
  },
}
export const WithAction: Story = {
  args: {
    messages: [
      {
        id: 1,
        tone: 'success',
        text: 'Address removed.',
        action: { label: 'Undo', onPress: fn() },
      },
    ],
  },
}
export const Empty: Story = { args: { messages: [] } }
export const LongText: Story = {
  args: {
    messages: [
      {
        id: 1,
        tone: 'error',
        text: 'Too many codes were sent to this number. Wait ten minutes before you ask for the next one.',
      },
    ],
  },
}
export const Thai: Story = {
  args: { messages: [{ id: 1, tone: 'success', text: 'บันทึกแล้ว' }], closeLabel: 'ปิด' },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    messages: [{ id: 1, tone: 'error', text: 'لم ينجح ذلك. تُرجى المحاولة مجدداً.' }],
    closeLabel: 'إغلاق',
  },
  globals: { language: 'ar' },
}
export const Dark: Story = { ...Several, globals: { theme: 'dark' } }
export const Urdu: Story = {
  args: {
    messages: [{ id: 1, tone: 'error', text: 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔' }],
    closeLabel: 'بند کریں',
  },
  globals: { language: 'ur' },
}
