import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowChart } from './FlowChart.tsx'

const meta = {
  component: FlowChart,
  args: {
    label: 'How it works',
    steps: [
      { icon: 'form', title: 'Tell us about you', detail: 'Five short pages' },
      { icon: 'evaluate', title: 'We evaluate', detail: 'In minutes' },
      { icon: 'sign', title: 'Sign', detail: 'In the signing app' },
      { icon: 'money', title: 'Receive the money', detail: 'Within 12 hours' },
    ],
  },
} satisfies Meta<typeof FlowChart>
export default meta
type Story = StoryObj<typeof meta>

export const HowItWorks: Story = {}
export const OwnPosition: Story = { args: { position: 2, hereLabel: 'You are here' } }
export const AllDone: Story = { args: { position: 4 } }
export const LongText: Story = {
  args: {
    position: 0,
    hereLabel: 'This is where you are at the moment',
    steps: [
      {
        icon: 'form',
        title: 'Tell us who you are, where you live and what you do for a living',
        detail: 'Five short pages; what you type is kept and you can go on another day',
      },
      { icon: 'money', title: 'Receive the money on the account that you have chosen' },
    ],
  },
}
export const Thai: Story = {
  args: {
    label: 'ขั้นตอน',
    hereLabel: 'คุณอยู่ที่นี่',
    position: 1,
    steps: [
      { icon: 'form', title: 'กรอกข้อมูล' },
      { icon: 'evaluate', title: 'เราพิจารณา', detail: 'ไม่กี่นาที' },
      { icon: 'sign', title: 'เซ็นสัญญา' },
      { icon: 'money', title: 'รับเงิน', detail: 'ภายใน 12 ชั่วโมง' },
    ],
  },
  globals: { language: 'th' },
}
export const ThaiDark: Story = { ...Thai, globals: { language: 'th', theme: 'dark' } }
export const Arabic: Story = {
  args: {
    label: 'كيف يعمل',
    hereLabel: 'أنت هنا',
    position: 2,
    steps: [
      { icon: 'form', title: 'بياناتك' },
      { icon: 'evaluate', title: 'نقيّم طلبك', detail: 'في دقائق' },
      { icon: 'sign', title: 'التوقيع' },
      { icon: 'money', title: 'استلام المال' },
    ],
  },
  globals: { language: 'ar' },
}
export const Urdu: Story = {
  args: {
    label: 'یہ کیسے ہوتا ہے',
    hereLabel: 'آپ یہاں ہیں',
    position: 2,
    steps: [
      { icon: 'form', title: 'اپنے بارے میں بتائیں' },
      { icon: 'evaluate', title: 'ہم جائزہ لیتے ہیں', detail: 'چند منٹ میں' },
      { icon: 'sign', title: 'دستخط کریں' },
      { icon: 'money', title: 'رقم وصول کریں' },
    ],
  },
  globals: { language: 'ur' },
}
