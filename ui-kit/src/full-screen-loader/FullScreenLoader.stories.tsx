import type { Meta, StoryObj } from '@storybook/react-vite'
import { FullScreenLoader } from './FullScreenLoader.tsx'

const meta = {
  component: FullScreenLoader,
  args: {
    label: 'Sending your application',
    stillLabel: 'Still working. Please keep this page open.',
  },
} satisfies Meta<typeof FullScreenLoader>
export default meta
type Story = StoryObj<typeof meta>

export const Working: Story = {}
export const StillWorking: Story = { args: { stillAfter: 0 } }
export const LongText: Story = {
  args: {
    stillAfter: 0,
    label: 'We are sending your application and all the pictures that you have taken',
    stillLabel:
      'This takes longer than usual because the network is slow. Nothing is lost. Please keep this page open.',
  },
}
export const Thai: Story = {
  args: { stillAfter: 0, label: 'กำลังส่งคำขอ', stillLabel: 'ยังทำงานอยู่ โปรดเปิดหน้านี้ไว้' },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    stillAfter: 0,
    label: 'نرسل طلبك',
    stillLabel: 'ما زلنا نعمل. يُرجى إبقاء هذه الصفحة مفتوحة.',
  },
  globals: { language: 'ar' },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Urdu: Story = {
  args: {
    stillAfter: 0,
    label: 'آپ کی درخواست بھیجی جا رہی ہے',
    stillLabel: 'کام جاری ہے۔ یہ صفحہ کھلا رکھیں۔',
  },
  globals: { language: 'ur' },
}
