import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { LivenessStatus } from './LivenessStatus.tsx'

const meta = {
  component: LivenessStatus,
  args: {
    state: 'ready',
    title: 'A short look at your face',
    children: 'We use the camera to see that it is you. It takes about a minute.',
    actions: <Button>Start the check</Button>,
  },
} satisfies Meta<typeof LivenessStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Running: Story = {
  args: {
    state: 'running',
    title: 'Look at the camera',
    children: 'Hold the phone at the height of your eyes.',
    actions: undefined,
  },
}
export const Passed: Story = {
  args: {
    state: 'passed',
    title: 'It is you',
    children: 'The check is done.',
    actions: <Button>Continue</Button>,
  },
}
export const Failed: Story = {
  args: {
    state: 'failed',
    title: 'We saw more than one face',
    children: 'Go where nobody stands behind you, and try again.',
    triesLabel: '2 tries left today',
    actions: <Button>Try again</Button>,
  },
}
export const NoTriesLeft: Story = {
  args: {
    state: 'failed',
    title: 'Come back tomorrow',
    children: 'All tries of today are used. Your application stays as it is, and nothing is lost.',
    triesLabel: 'No tries left today',
    actions: <Button variant="quiet">Ask a person</Button>,
  },
}
export const Bare: Story = { args: { title: 'Ready', children: undefined, actions: undefined } }
export const Busy: Story = {
  args: { ...Passed.args, actions: <Button busy busyLabel="Going on" children="Continue" /> },
}
export const LongText: Story = {
  args: {
    state: 'failed',
    title: 'The face that the camera saw and the one on your card do not seem to be of one person',
    children:
      'Take off glasses, a mask and a hat, go where light falls on your face from the front, hold the phone at the height of your eyes, and try again. Somebody of ours looks at it where it fails again.',
    triesLabel: 'You can try it 2 more times before midnight',
    actions: <Button>Try the check of your face once more</Button>,
  },
}
export const Dark: Story = { ...Failed, globals: { theme: 'dark' } }
export const Thai: Story = {
  args: {
    state: 'failed',
    title: 'เห็นใบหน้ามากกว่าหนึ่งคน',
    children: 'ไปยังที่ที่ไม่มีคนอยู่ข้างหลัง แล้วลองใหม่',
    triesLabel: 'วันนี้ลองได้อีก 2 ครั้ง',
    actions: <Button>ลองใหม่</Button>,
  },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    state: 'passed',
    title: 'تأكدنا من هويتك',
    children: 'انتهى التحقق من وجهك.',
    actions: <Button>متابعة</Button>,
  },
  globals: { language: 'ar' },
}
export const ArabicDark: Story = {
  args: {
    state: 'running',
    title: 'النظر إلى الكاميرا',
    children: 'يُرجى رفع الهاتف إلى مستوى عينيك.',
    actions: undefined,
  },
  globals: { language: 'ar', theme: 'dark' },
}
export const Urdu: Story = {
  args: {
    state: 'failed',
    title: 'ایک سے زیادہ چہرے نظر آئے',
    children: 'ایسی جگہ جائیں جہاں آپ کے پیچھے کوئی نہ ہو، پھر دوبارہ کوشش کریں۔',
    triesLabel: 'آج 2 کوششیں باقی ہیں',
    actions: <Button>دوبارہ کوشش کریں</Button>,
  },
  globals: { language: 'ur' },
}
