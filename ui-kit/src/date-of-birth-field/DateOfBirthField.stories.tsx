import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DateOfBirthField } from './DateOfBirthField.tsx'
import { FieldGroup } from '../field-group/FieldGroup.tsx'

const monthsOf = (language: string) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { month: 'long', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2020, month, 1)),
    ),
  )

const meta = {
  component: DateOfBirthField,
  subcomponents: { FieldGroup },
  args: {
    name: 'birth_date',
    label: 'When were you born?',
    dayLabel: 'Day',
    monthLabel: 'Month',
    yearLabel: 'Year',
    months: monthsOf('en'),
    describeBuddhistYear: (typed, year) => `The year ${typed} is ${year}`,
    onValueChange: fn(),
  },
} satisfies Meta<typeof DateOfBirthField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: '1997-03-05' } }
export const BuddhistYear: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '5')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Month' }), 'March')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Year' }), '2540')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1997-03-05')
    await expect(canvas.getByText('The year 2540 is 1997')).toBeVisible()
  },
}
export const WithError: Story = {
  args: { error: 'Write day, month and year of your birth', hint: 'As on your ID card' },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '1997-03-05' } }
export const LongText: Story = {
  args: { label: 'When was the person born in whose name the account is held?' },
}
export const Thai: Story = {
  args: {
    label: 'วันเกิดของคุณ',
    hint: 'ใส่ปี พ.ศ. หรือ ค.ศ. ก็ได้',
    dayLabel: 'วัน',
    monthLabel: 'เดือน',
    yearLabel: 'ปี',
    months: monthsOf('th'),
    defaultValue: '1997-03-05',
  },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    label: 'تاريخ ميلادك',
    dayLabel: 'اليوم',
    monthLabel: 'الشهر',
    yearLabel: 'السنة',
    months: monthsOf('ar'),
    defaultValue: '1990-01-31',
  },
  globals: { language: 'ar' },
}
export const Urdu: Story = {
  args: {
    label: 'آپ کی تاریخ پیدائش',
    dayLabel: 'دن',
    monthLabel: 'مہینہ',
    yearLabel: 'سال',
    months: monthsOf('ur'),
    defaultValue: '1990-01-31',
  },
  globals: { language: 'ur' },
}
