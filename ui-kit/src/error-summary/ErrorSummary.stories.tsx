import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextField } from '../text-field/TextField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

const meta = {
  component: ErrorSummary,
  args: {
    title: 'One thing to correct',
    problems: [{ field: 'company', message: 'Write the name of the company' }],
  },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <br />
      <TextField name="company" label="Company" error="Write the name of the company" />
    </>
  ),
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Write the name of the company' }))
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveFocus()
  },
}
export const Several: Story = {
  args: {
    title: '3 things to correct',
    problems: [
      { field: 'company', message: 'Write the name of the company' },
      { field: 'phone', message: 'Enter the 9 digits of its phone number' },
      { field: 'income', message: 'Choose your income a month' },
    ],
  },
}
const many = ['company', 'phone', 'income', 'pay day', 'address', 'certificate']
/** The first three, and the others behind the words that say how many they are. */
export const Many: Story = {
  args: {
    title: '6 things to correct',
    problems: many.map((field) => ({ field, message: `Fill in the ${field}` })),
    moreLabel: (count) => `and ${String(count)} more`,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('and 3 more'))
    await expect(canvas.getByRole('link', { name: 'Fill in the certificate' })).toBeVisible()
  },
}
/** Nothing is wrong: a number that no digit checks is to be compared once more. */
export const Question: Story = {
  args: {
    title: 'One thing to check again',
    tone: 'information',
    problems: [{ field: 'company', message: 'Is it the number on your card? Then save again.' }],
  },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <br />
      <TextField
        name="company"
        label="Number"
        notice="Is it the number on your card? Then save again."
      />
    </>
  ),
}
export const LongText: Story = {
  args: {
    problems: [
      {
        field: 'company',
        message:
          'Give a number that is not already used above, since we may have to reach two different people',
      },
    ],
  },
}
export const Thai: Story = {
  args: {
    title: 'มี 1 จุดต้องแก้ไข',
    problems: [{ field: 'company', message: 'ใส่ชื่อบริษัท' }],
  },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    title: 'هناك أمر يحتاج تصحيحاً',
    problems: [{ field: 'company', message: 'يُرجى كتابة اسم الشركة' }],
  },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <br />
      <TextField name="company" label="الشركة" error="يُرجى كتابة اسم الشركة" />
    </>
  ),
  globals: { language: 'ar' },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Urdu: Story = {
  args: {
    title: 'ایک چیز درست کریں',
    problems: [{ field: 'company', message: 'کمپنی کا نام لکھیں' }],
  },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <br />
      <TextField name="company" label="کمپنی" error="کمپنی کا نام لکھیں" />
    </>
  ),
  globals: { language: 'ur' },
}
