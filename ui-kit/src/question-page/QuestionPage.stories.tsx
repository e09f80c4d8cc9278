import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { ContactField } from '../contact-field/ContactField.tsx'
import { Screen } from '../theme/Screen.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { QuestionPage } from './QuestionPage.tsx'

const meta = {
  component: QuestionPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'What is your name?',
    lead: 'As it stands on your ID card, so that the bank can pay you.',
    step: { label: 'Step 2 of 5', done: 1, total: 5 },
    actionLabel: 'Continue',
    onSubmit: fn(),
    children: (
      <>
        <TextField name="given_name" label="Given name" autoComplete="given-name" />
        <TextField name="family_name" label="Family name" autoComplete="family-name" />
      </>
    ),
  },
  render: (args) => (
    <Screen>
      <QuestionPage {...args} />
    </Screen>
  ),
} satisfies Meta<typeof QuestionPage>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Given name' }), 'Malee{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const WithSecondAction: Story = {
  args: { secondary: <Button variant="quiet">Back</Button> },
}
export const WithProblems: Story = {
  args: {
    summary: {
      title: 'One thing to correct',
      problems: [{ field: 'family_name', message: 'Write your family name' }],
    },
    children: (
      <>
        <TextField name="given_name" label="Given name" defaultValue="Malee" />
        <TextField name="family_name" label="Family name" error="Write your family name" />
      </>
    ),
  },
}
export const Busy: Story = { args: { busy: true, busyLabel: 'Saving your answers' } }
export const LongText: Story = {
  args: {
    title: 'Whom may we call if we cannot reach you at your own number for several days?',
    lead: 'We tell them nothing about your loan. They are no guarantors, they sign nothing, and they are never asked to pay anything for you.',
  },
}
const relations = [
  { value: 'father', label: 'พ่อ' },
  { value: 'mother', label: 'แม่' },
  { value: 'spouse', label: 'คู่สมรส' },
]
export const Thai: Story = {
  args: {
    title: 'บุคคลที่เราติดต่อได้',
    lead: 'เราไม่เปิดเผยเรื่องเงินกู้ และเขาไม่ใช่ผู้ค้ำประกัน',
    step: { label: 'ขั้นที่ 4 จาก 5', done: 3, total: 5 },
    actionLabel: 'ทำต่อ',
    children: (
      <ContactField
        name="relative_1"
        labels={{ person: 'ญาติ', relation: 'ความสัมพันธ์', name: 'ชื่อ', phone: 'เบอร์มือถือ' }}
        relations={relations}
        phonePrefix="+66"
        defaultValue={{ relation: 'mother', name: 'มาลี ใจดี' }}
      />
    ),
  },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    title: 'ما اسمك؟',
    lead: 'كما هو مدوّن في بطاقتك، ليتمكن البنك من الدفع لك.',
    step: { label: 'الخطوة 2 من 5', done: 1, total: 5 },
    actionLabel: 'متابعة',
    children: <TextField name="full_name" label="الاسم الكامل" autoComplete="name" />,
  },
  globals: { language: 'ar' },
}
export const ThaiDark: Story = { ...Thai, globals: { language: 'th', theme: 'dark' } }
export const Urdu: Story = {
  args: {
    title: 'آپ کا نام کیا ہے؟',
    lead: 'جیسا کہ آپ کے شناختی کارڈ پر ہے، تاکہ بینک آپ کو رقم دے سکے۔',
    step: { label: 'قدم 2 از 5', done: 1, total: 5 },
    actionLabel: 'آگے بڑھیں',
    children: <TextField name="full_name" label="پورا نام" autoComplete="name" />,
  },
  globals: { language: 'ur' },
}
