import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { PermissionNotice } from './PermissionNotice.tsx'

const meta = {
  component: PermissionNotice,
  args: {
    permission: 'camera',
    title: 'The camera is not allowed',
    children: 'We need it for the picture of your card. Nothing is recorded.',
    steps: ['Open the settings of your phone', 'Tap Apps, then Paso', 'Allow the camera'],
    actions: (
      <>
        <Button>Try again</Button>
        <Button variant="quiet">Use a picture from the album</Button>
      </>
    ),
  },
} satisfies Meta<typeof PermissionNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Camera: Story = {}
export const Contacts: Story = {
  args: {
    permission: 'contacts',
    title: 'Pick one contact',
    children: 'You choose one person. We never see the rest of your list.',
    steps: undefined,
  },
}
export const Location: Story = {
  args: {
    permission: 'location',
    title: 'Find my address',
    children: 'Your place is used once, to fill in the address.',
    steps: undefined,
    actions: undefined,
  },
}
export const AnyKind: Story = {
  args: {
    permission: undefined,
    icon: (
      <Icon>
        <path d="M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5h4" />
      </Icon>
    ),
    title: 'Reminders are off',
    children: 'We would remind you three days before a payment. Without it, home says so.',
    steps: ['Open the settings of your phone', 'Tap Notifications', 'Allow Paso'],
    actions: <Button>Try again</Button>,
  },
}
export const LongText: Story = {
  args: {
    title: 'Your phone does not allow this page to use the camera at the moment',
    children:
      'Without the camera you can still choose a picture that you took before. It must show the whole card and every letter on it must be readable.',
  },
}
export const Thai: Story = {
  args: {
    title: 'ยังไม่ได้อนุญาตให้ใช้กล้อง',
    children: 'เราใช้กล้องเพื่อถ่ายรูปบัตรของคุณเท่านั้น',
    steps: ['เปิดการตั้งค่าของโทรศัพท์', 'แตะแอป แล้วเลือก Paso', 'อนุญาตกล้อง'],
    actions: <Button>ลองอีกครั้ง</Button>,
  },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    title: 'الكاميرا غير مسموح بها',
    children: 'نحتاجها لتصوير بطاقتك فقط.',
    steps: ['فتح إعدادات الهاتف', 'اختيار التطبيقات ثم Paso', 'السماح بالكاميرا'],
    actions: <Button>المحاولة مجدداً</Button>,
  },
  globals: { language: 'ar' },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Urdu: Story = {
  args: {
    title: 'کیمرے کی اجازت نہیں ہے',
    children: 'یہ صرف آپ کے کارڈ کی تصویر کے لیے چاہیے۔',
    steps: ['فون کی سیٹنگز کھولیں', 'ایپس میں Paso چنیں', 'کیمرے کی اجازت دیں'],
    actions: <Button>دوبارہ کوشش کریں</Button>,
  },
  globals: { language: 'ur' },
}
