import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { BottomSheet } from './BottomSheet.tsx'

const meta = {
  component: BottomSheet,
  args: {
    open: true,
    title: 'What a late payment costs',
    children:
      'The annual rate goes on for the days that are late, on what is late alone. A late fee is taken once, and never more than ฿50.',
    closeLabel: 'Close',
    onClose: fn(),
  },
} satisfies Meta<typeof BottomSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args }) => {
    const close = await screen.findByRole('button', { name: 'Close' })
    await expect(close).toHaveFocus()
    await userEvent.click(close)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const WithActions: Story = {
  args: {
    footer: (
      <>
        <Button>I have understood</Button>
        <Button variant="quiet">Ask a person</Button>
      </>
    ),
  },
}
export const Busy: Story = {
  args: { footer: <Button busy busyLabel="Saving your answer" children="Save" /> },
}
export const Empty: Story = { args: { children: undefined } }
export const Full: Story = { args: { size: 'full' } }
export const LongText: Story = {
  args: {
    title: 'What happens when a payment comes later than the day that was agreed upon',
    children: Array.from({ length: 12 }, (_, at) => (
      <p key={at}>
        {at + 1}. The annual rate goes on for the days that are late, on what is late alone. Nobody
        but you is told of it, and nobody calls before 8 or after 20 o’clock.
      </p>
    )),
    footer: <Button>I have understood what a late payment costs and what it does not</Button>,
  },
}
export const Dark: Story = { ...WithActions, globals: { theme: 'dark' } }
export const Thai: Story = {
  args: {
    title: 'จ่ายช้ามีค่าใช้จ่ายเท่าไร',
    children: 'คิดดอกเบี้ยตามอัตราต่อปีเฉพาะยอดที่ค้างและเฉพาะวันที่ช้า ค่าธรรมเนียมจ่ายช้าเก็บครั้งเดียว ไม่เกิน ฿50',
    closeLabel: 'ปิด',
    footer: <Button>เข้าใจแล้ว</Button>,
  },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    title: 'كلفة التأخر في السداد',
    children:
      'تستمر الفائدة السنوية عن أيام التأخر وعلى المبلغ المتأخر وحده. ويؤخذ رسم التأخر مرة واحدة.',
    closeLabel: 'إغلاق',
    footer: <Button>فهمت</Button>,
  },
  globals: { language: 'ar' },
}
export const ArabicDark: Story = { ...Arabic, globals: { language: 'ar', theme: 'dark' } }
export const Urdu: Story = {
  args: {
    title: 'دیر سے ادائیگی پر کتنا خرچ آتا ہے',
    children:
      'سالانہ شرح صرف اُن دنوں اور صرف اُس رقم پر لگتی ہے جو دیر سے آئی۔ تاخیر کی فیس ایک ہی بار لی جاتی ہے۔',
    closeLabel: 'بند کریں',
    footer: <Button>سمجھ لیا</Button>,
  },
  globals: { language: 'ur' },
}
