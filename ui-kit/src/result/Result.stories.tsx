import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { Result } from './Result.tsx'

const meta = {
  component: Result,
  args: {
    outcome: 'success',
    title: 'Your loan is repaid',
    children: 'Thank you. You can borrow again whenever you need to.',
    actions: <Button>Go home</Button>,
  },
} satisfies Meta<typeof Result>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}
export const Waiting: Story = {
  args: {
    outcome: 'waiting',
    title: 'Waiting for disbursement',
    children: 'The money comes within 12 hours. You can close the app.',
  },
}
export const Attention: Story = {
  args: { outcome: 'attention', title: 'One step remains', children: 'Sign the contract.' },
}
export const Failure: Story = {
  args: {
    outcome: 'failure',
    title: 'Not this time',
    children: 'You may apply again on 3 March 2027.',
  },
}
export const LongText: Story = {
  args: {
    title: 'We have received your application and everything that belongs to it',
    children:
      'We look at it within minutes. When it is decided we write to you, and you find the answer here as well, on the first page, as soon as you open it.',
  },
}
export const Thai: Story = {
  args: {
    title: 'ชำระคืนครบแล้ว',
    children: 'ขอบคุณ คุณกู้ใหม่ได้เมื่อต้องการ',
    actions: <Button>กลับหน้าแรก</Button>,
  },
  globals: { language: 'th' },
}
export const ThaiDark: Story = { ...Thai, globals: { language: 'th', theme: 'dark' } }
export const Arabic: Story = {
  args: {
    outcome: 'waiting',
    title: 'بانتظار الصرف',
    children: 'يصل المال خلال 12 ساعة.',
    actions: <Button>الرئيسية</Button>,
  },
  globals: { language: 'ar' },
}
export const Urdu: Story = {
  args: {
    outcome: 'waiting',
    title: 'رقم کا انتظار ہے',
    children: 'رقم 12 گھنٹے کے اندر پہنچے گی۔',
    actions: <Button>ہوم</Button>,
  },
  globals: { language: 'ur' },
}
