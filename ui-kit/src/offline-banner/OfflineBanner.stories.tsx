import type { Meta, StoryObj } from '@storybook/react-vite'
import { OfflineBanner } from './OfflineBanner.tsx'

const meta = {
  component: OfflineBanner,
  args: { children: 'You are offline. What you type is kept.', offline: true },
} satisfies Meta<typeof OfflineBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {}
export const Online: Story = { args: { offline: false } }
export const LongText: Story = {
  args: {
    children:
      'There is no network at the moment. What you type is kept on this phone, and what you sent last is sent again as soon as the network is back.',
  },
}
export const Thai: Story = {
  args: { children: 'ไม่มีอินเทอร์เน็ต สิ่งที่พิมพ์ยังอยู่' },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: { children: 'لا يوجد اتصال. ما كتبته محفوظ.' },
  globals: { language: 'ar' },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Urdu: Story = {
  args: {
    children: 'انٹرنیٹ نہیں ہے۔ آپ کا لکھا ہوا محفوظ ہے۔',
  },
  globals: { language: 'ur' },
}
