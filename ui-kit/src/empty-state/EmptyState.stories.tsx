import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  component: EmptyState,
  args: {
    title: 'No loans yet',
    children: 'When you borrow, your loan and its papers stand here.',
    actions: <Button>Check my limit</Button>,
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = {}
export const WordsOnly: Story = { args: { actions: undefined } }
export const LongText: Story = {
  args: {
    title: 'You have not borrowed anything from us until today',
    children:
      'As soon as you do, you find here what you owe, when it is due, every payment you made and all the papers that belong to it.',
  },
}
export const Thai: Story = {
  args: {
    title: 'ยังไม่มีเงินกู้',
    children: 'เมื่อคุณกู้ เงินกู้และเอกสารจะอยู่ที่นี่',
    actions: <Button>เช็กวงเงินของฉัน</Button>,
  },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    title: 'لا قروض بعد',
    children: 'يظهر قرضك وأوراقه هنا بعد الاقتراض.',
    actions: <Button>معرفة الحد</Button>,
  },
  globals: { language: 'ar' },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Urdu: Story = {
  args: {
    title: 'ابھی کوئی قرض نہیں',
    children: 'قرض لینے پر آپ کا قرض اور کاغذات یہاں ہوں گے۔',
    actions: <Button>اپنی حد معلوم کریں</Button>,
  },
  globals: { language: 'ur' },
}
