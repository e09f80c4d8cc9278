import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Money } from '../money/Money.tsx'
import { CheckAnswers } from './CheckAnswers.tsx'

const changed = fn()
const number = (digits: string) => <bdi dir="ltr">{digits}</bdi>

const meta = {
  component: CheckAnswers,
  args: {
    title: 'Your account',
    changeLabel: 'Change',
    missingLabel: 'Not given',
    emptyLabel: 'Nothing answered yet.',
    answers: [
      { label: 'Bank', value: 'Siam Commercial Bank', onChange: changed },
      { label: 'Account number', value: number('123-4-56789-0'), onChange: changed },
      { label: 'Account holder', value: 'Malee Jaidee', onChange: changed },
    ],
  },
} satisfies Meta<typeof CheckAnswers>
export default meta
type Story = StoryObj<typeof meta>

export const Buttons: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Account number' }))
    await expect(changed).toHaveBeenCalledOnce()
  },
}
export const Links: Story = {
  args: {
    title: 'Where you live and work',
    answers: [
      { label: 'Province', value: 'Nakhon Ratchasima', href: '#location' },
      { label: 'Address', value: '99/1 Moo 4, Tha Chang', href: '#location' },
      { label: 'Nickname', value: '', href: '#personal' },
      {
        label: 'Income a month',
        value: <Money amount={2500000} currency="THB" whole />,
        href: '#work',
      },
    ],
  },
}
/** What the lender read from a card, and nobody can change here. */
export const Fixed: Story = {
  args: { answers: [{ label: 'ID number', value: number('1-1017-00230-70-5') }] },
}
export const Empty: Story = { args: { answers: [] } }
/** While they are sent. */
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: {
    title: 'Where the money goes when the agreement has been signed by both of us',
    changeLabel: 'Change this answer',
    answers: [
      {
        label: 'The bank or the wallet that the account is with, as it stands in its own papers',
        value:
          'Bank for Agriculture and Agricultural Cooperatives, branch of Nakhon Si Thammarat, Southern Region',
        onChange: changed,
      },
      {
        label: 'E-mail',
        value: 'a.very.long.name.without.any.break@subdomain.of.an.example.org',
        onChange: changed,
      },
    ],
  },
}
export const Dark: Story = { ...Links, globals: { theme: 'dark' } }
export const Thai: Story = {
  args: {
    title: 'บัญชีรับเงิน',
    changeLabel: 'แก้ไข',
    answers: [
      { label: 'ธนาคาร', value: 'ธนาคารไทยพาณิชย์', onChange: changed },
      { label: 'เลขที่บัญชี', value: number('123-4-56789-0'), onChange: changed },
      { label: 'ชื่อบัญชี', value: 'มาลี ใจดี', onChange: changed },
    ],
  },
  globals: { language: 'th' },
}
export const ThaiDark: Story = { ...Thai, globals: { language: 'th', theme: 'dark' } }
export const Arabic: Story = {
  args: {
    title: 'حساب استلام المال',
    changeLabel: 'تغيير',
    missingLabel: 'لم يُذكر',
    answers: [
      { label: 'البنك', value: 'البنك الأهلي المصري', onChange: changed },
      {
        label: 'رقم الحساب',
        value: number('EG38 0019 0005 0000 0000 2631 8000 2'),
        onChange: changed,
      },
      { label: 'الاسم على الحساب', value: 'منى السيد أحمد', onChange: changed },
      { label: 'البريد الإلكتروني', value: '', onChange: changed },
    ],
  },
  globals: { language: 'ar' },
}
export const ArabicDark: Story = { ...Arabic, globals: { language: 'ar', theme: 'dark' } }
export const Urdu: Story = {
  args: {
    title: 'رقم وصول کرنے کا اکاؤنٹ',
    changeLabel: 'تبدیل کریں',
    missingLabel: 'نہیں دیا گیا',
    answers: [
      { label: 'بینک', value: 'حبیب بینک لمیٹڈ', onChange: changed },
      {
        label: 'اکاؤنٹ نمبر',
        value: number('PK36 HABB 0011 2233 4455 6677'),
        onChange: changed,
      },
      { label: 'اکاؤنٹ ہولڈر', value: 'عائشہ خان', onChange: changed },
    ],
  },
  globals: { language: 'ur' },
}
