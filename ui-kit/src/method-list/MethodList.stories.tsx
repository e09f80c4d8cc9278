import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { MethodList } from './MethodList.tsx'

const meta = {
  component: MethodList,
  args: {
    label: 'Ways to pay',
    methods: [
      { id: 'scan', kind: 'scan', title: 'Scan a code', detail: 'At once', href: '#scan' },
      { id: 'bank', kind: 'bank', title: 'Bank transfer', detail: 'Within minutes', href: '#bank' },
      { id: 'shop', kind: 'shop', title: 'Convenience store', detail: 'Next day', href: '#shop' },
    ],
  },
} satisfies Meta<typeof MethodList>
export default meta
type Story = StoryObj<typeof meta>

export const Links: Story = {}
export const Choices: Story = {
  args: {
    onChoose: fn(),
    methods: [
      { id: 'account', kind: 'account', title: 'Virtual account' },
      { id: 'reference', kind: 'reference', title: 'Payment reference' },
    ],
  },
}
export const Empty: Story = { args: { methods: [] } }
export const LongText: Story = {
  args: {
    methods: [
      {
        id: 'shop',
        kind: 'shop',
        title: 'In cash at any convenience store near you that takes payments',
        detail: 'The shop tells us the next business day; the day you paid is the day that counts',
        href: '#shop',
      },
    ],
  },
}
export const Thai: Story = {
  args: {
    label: 'วิธีชำระ',
    methods: [
      { id: 'scan', kind: 'scan', title: 'สแกนพร้อมเพย์', detail: 'ทันที', href: '#scan' },
      { id: 'bank', kind: 'bank', title: 'โอนผ่านธนาคาร', detail: 'ไม่กี่นาที', href: '#bank' },
    ],
  },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    label: 'طرق الدفع',
    methods: [
      { id: 'bank', kind: 'bank', title: 'تحويل مصرفي', detail: 'خلال دقائق', href: '#bank' },
      { id: 'shop', kind: 'shop', title: 'من متجر قريب', detail: 'في اليوم التالي', href: '#shop' },
    ],
  },
  globals: { language: 'ar' },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Urdu: Story = {
  args: {
    label: 'ادائیگی کے طریقے',
    methods: [
      { id: 'bank', kind: 'bank', title: 'بینک ٹرانسفر', detail: 'چند منٹ میں', href: '#bank' },
      { id: 'shop', kind: 'shop', title: 'قریبی دکان سے', detail: 'اگلے دن', href: '#shop' },
    ],
  },
  globals: { language: 'ur' },
}
