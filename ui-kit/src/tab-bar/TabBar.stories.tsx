import type { Meta, StoryObj } from '@storybook/react-vite'
import { TabBar } from './TabBar.tsx'

const meta = {
  component: TabBar,
  args: {
    label: 'Main pages',
    current: '#home',
    items: [
      { href: '#home', label: 'Home', icon: 'home' },
      { href: '#loans', label: 'Loans', icon: 'money' },
      { href: '#help', label: 'Help', icon: 'help' },
      { href: '#me', label: 'Me', icon: 'person' },
    ],
  },
} satisfies Meta<typeof TabBar>
export default meta
type Story = StoryObj<typeof meta>

const named = (names: readonly string[], badge?: string) => ({
  items: meta.args.items.map((item, at) => ({
    ...item,
    label: names[at] ?? '',
    badge: at === 2 ? badge : undefined,
  })),
})

export const First: Story = {}
export const Another: Story = { args: { current: '#help' } }
export const Waiting: Story = {
  args: named(['Home', 'Loans', 'Help', 'Me'], '2 answers for you'),
}
/** On a page that is none of them. */
export const Nowhere: Story = { args: { current: undefined } }
export const Empty: Story = { args: { items: [] } }
export const LongText: Story = {
  args: named([
    'Your own home page',
    'All of your loans',
    'Help and questions',
    'Personal details',
  ]),
}
export const Dark: Story = { ...Waiting, globals: { theme: 'dark' } }
export const Thai: Story = {
  args: { label: 'หน้าหลัก', ...named(['หน้าแรก', 'เงินกู้', 'ช่วยเหลือ', 'ฉัน']) },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    label: 'الصفحات الرئيسية',
    ...named(['الرئيسية', 'قروضي', 'المساعدة', 'حسابي'], 'رد جديد لك'),
  },
  globals: { language: 'ar' },
}
export const ArabicDark: Story = { ...Arabic, globals: { language: 'ar', theme: 'dark' } }
export const Urdu: Story = {
  args: {
    label: 'اہم صفحات',
    ...named(['ہوم', 'میرے قرضے', 'مدد', 'میرا اکاؤنٹ'], 'آپ کے لیے 2 جواب'),
  },
  globals: { language: 'ur' },
}
