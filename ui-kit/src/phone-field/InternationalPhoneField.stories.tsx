import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InternationalPhoneField } from './InternationalPhoneField.tsx'

const meta = {
  component: InternationalPhoneField,
  args: {
    name: 'phone',
    label: 'Mobile number',
    countryLabel: 'Country',
    countries: [
      { code: 'TH', name: 'Thailand', prefix: '+66', longest: 9 },
      { code: 'PK', name: 'Pakistan', prefix: '+92' },
      { code: 'EG', name: 'Egypt', prefix: '+20' },
      { code: 'VN', name: 'Vietnam', prefix: '+84' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof InternationalPhoneField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '+92 301 2345678')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+923012345678')
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('PK')
  },
}
export const Filled: Story = { args: { defaultValue: '+66812345678' } }
export const WithError: Story = {
  args: { error: 'Give a number that can receive messages', defaultValue: '+6681234' },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '+66812345678' } }
export const LongText: Story = {
  args: { label: 'The mobile number that your mother can be reached at during the day' },
}
export const Thai: Story = {
  args: {
    label: 'เบอร์มือถือ',
    countryLabel: 'ประเทศ',
    countries: [
      { code: 'TH', name: 'ไทย', prefix: '+66', longest: 9 },
      { code: 'VN', name: 'เวียดนาม', prefix: '+84' },
    ],
  },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    label: 'رقم الهاتف',
    countryLabel: 'البلد',
    countries: [
      { code: 'EG', name: 'مصر', prefix: '+20' },
      { code: 'PK', name: 'باكستان', prefix: '+92' },
    ],
    defaultValue: '+201002345678',
  },
  globals: { language: 'ar' },
}
export const Urdu: Story = {
  args: {
    label: 'موبائل نمبر',
    countryLabel: 'ملک',
    countries: [
      { code: 'PK', name: 'پاکستان', prefix: '+92' },
      { code: 'EG', name: 'مصر', prefix: '+20' },
    ],
    defaultValue: '+923012345678',
  },
  globals: { language: 'ur' },
}
