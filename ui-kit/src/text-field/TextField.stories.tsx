import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TextField } from './TextField.tsx'
import { Field } from '../field/Field.tsx'

const meta = {
  component: TextField,
  subcomponents: { Field },
  args: {
    name: 'given_name',
    label: 'Given name',
    autoComplete: 'given-name',
    onValueChange: fn(),
  },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Given name' }), 'Malee')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Malee')
  },
}
export const Filled: Story = { args: { defaultValue: 'Malee' } }
export const WithHint: Story = { args: { hint: 'As it stands on your ID card' } }
export const WithError: Story = {
  args: { error: 'Write your given name as it stands on your ID card', defaultValue: 'M' },
}
export const WithNotice: Story = {
  args: { notice: 'Is this your whole name? Then save again.', defaultValue: 'M' },
}
export const Optional: Story = { args: { label: 'Nickname', optionalLabel: '(optional)' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Malee' } }
export const LongText: Story = {
  args: {
    label: 'Name of the company that pays your salary, as it stands on your last pay slip',
    hint: 'If you work for several, name the one that pays you the most in an ordinary month',
    error: 'Write the name of the company, or choose “not employed” on the page before this one',
    defaultValue: 'Siam International Agricultural Machinery and Spare Parts Company Limited',
  },
}
export const Thai: Story = {
  args: { label: 'ชื่อ', hint: 'ตามที่ปรากฏบนบัตรประชาชน', defaultValue: 'มาลี' },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: { label: 'الاسم', error: 'يُرجى كتابة اسمك كما هو مدوّن في بطاقتك', defaultValue: 'منى' },
  globals: { language: 'ar' },
}
export const Urdu: Story = {
  args: { label: 'نام', hint: 'جیسا کہ آپ کے شناختی کارڈ پر لکھا ہے', defaultValue: 'فاطمہ' },
  globals: { language: 'ur' },
}
export const Dark: Story = {
  args: { error: 'Write your given name', hint: 'As it stands on your ID card' },
  globals: { theme: 'dark' },
}
