import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ContactField } from './ContactField.tsx'

const meta = {
  component: ContactField,
  args: {
    name: 'relative_1',
    labels: {
      person: 'A relative we may call',
      relation: 'This person is my',
      name: 'Name',
      phone: 'Mobile number',
    },
    relations: [
      { value: 'father', label: 'Father' },
      { value: 'mother', label: 'Mother' },
      { value: 'spouse', label: 'Spouse' },
    ],
    phonePrefix: '+66',
    phoneLongest: 9,
    onValueChange: fn(),
  },
} satisfies Meta<typeof ContactField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = {
  args: { defaultValue: { relation: 'mother', name: 'Malee Jaidee', phone: '812345678' } },
}
export const WithErrors: Story = {
  args: {
    defaultValue: { relation: 'mother', name: '', phone: '81 234 5678' },
    errors: {
      name: 'Write the name of this person',
      phone: 'Give a number that is not already used above',
    },
  },
}
export const FromThePhone: Story = {
  args: {
    pick: {
      label: 'Choose from my contacts',
      failed: 'Your contacts did not open. Type the name and number.',
      onPick: () => Promise.resolve({ name: 'Malee Jaidee', phone: '+66 81-234-5678' }),
    },
  },
}
/** The phone's own picker is open. */
export const Busy: Story = {
  args: {
    pick: {
      label: 'Choose from my contacts',
      failed: 'Your contacts did not open. Type the name and number.',
      onPick: () => new Promise(() => undefined),
    },
  },
  play: async ({ canvas }) => {
    const pick = canvas.getByRole('button')
    await userEvent.click(pick)
    await expect(pick).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Disabled: Story = {
  args: {
    disabled: true,
    defaultValue: { relation: 'mother', name: 'Malee Jaidee', phone: '812345678' },
  },
}
export const LongText: Story = {
  args: {
    labels: {
      person: 'Someone of your family whom we may call if we cannot reach you for a long time',
      relation: 'What this person is to you',
      name: 'Name',
      nameHint: 'We tell them nothing about your loan. They are no guarantors.',
      phone: 'Mobile number',
    },
  },
}
export const Thai: Story = {
  args: {
    labels: { person: 'บุคคลติดต่อ', relation: 'ความสัมพันธ์', name: 'ชื่อ', phone: 'เบอร์มือถือ' },
    relations: [
      { value: 'father', label: 'พ่อ' },
      { value: 'mother', label: 'แม่' },
      { value: 'spouse', label: 'คู่สมรส' },
    ],
    defaultValue: { relation: 'mother', name: 'มาลี ใจดี', phone: '812345678' },
  },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    labels: { person: 'شخص للتواصل', relation: 'صلة القرابة', name: 'الاسم', phone: 'رقم الهاتف' },
    relations: [
      { value: 'father', label: 'الأب' },
      { value: 'mother', label: 'الأم' },
      { value: 'spouse', label: 'الزوج/ة' },
    ],
    phonePrefix: '+20',
    phoneLongest: 10,
    defaultValue: { relation: 'mother', name: 'منى السيد', phone: '1002345678' },
    errors: { phone: 'يُرجى إدخال رقم غير رقمك' },
  },
  globals: { language: 'ar' },
}
export const Urdu: Story = {
  args: {
    labels: { person: 'رابطے کا شخص', relation: 'رشتہ', name: 'نام', phone: 'موبائل نمبر' },
    relations: [
      { value: 'father', label: 'والد' },
      { value: 'mother', label: 'والدہ' },
      { value: 'spouse', label: 'شریکِ حیات' },
    ],
    phonePrefix: '+92',
    phoneLongest: 10,
    defaultValue: { relation: 'mother', name: 'فاطمہ بی بی', phone: '3012345678' },
    errors: { phone: 'ایسا نمبر لکھیں جو آپ کا نہ ہو' },
  },
  globals: { language: 'ur' },
}
