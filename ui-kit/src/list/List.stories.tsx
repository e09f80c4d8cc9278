import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { List, ListRow } from './List.tsx'

const meta = {
  component: List,
  subcomponents: { ListRow },
  args: {
    label: 'Menu',
    items: [
      { id: 'loans', icon: 'money', title: 'My loans', trailing: '1 open', href: '#loans' },
      { id: 'profile', icon: 'person', title: 'My details', href: '#profile' },
      { id: 'settings', icon: 'settings', title: 'Settings', href: '#settings' },
      { id: 'leave', icon: 'leave', title: 'Sign out', onClick: fn() },
    ],
  },
} satisfies Meta<typeof List>
export default meta
type Story = StoryObj<typeof meta>

export const Menu: Story = {}
export const Facts: Story = {
  args: { label: 'About', items: [{ id: 'version', title: 'Version', trailing: '1.4.0' }] },
}
export const Nodes: Story = {
  args: {
    label: 'What you allowed',
    items: [],
    children: (
      <>
        <ListRow
          title="Camera"
          icon="camera"
          detail={
            <>
              Allowed <time dateTime="2026-09-02">2 Sep 2026</time>
            </>
          }
        >
          <Button variant="quiet" size="fit">
            Take back
          </Button>
        </ListRow>
        <ListRow title="Place" icon={<Icon name="globe" />} trailing="Never asked" />
      </>
    ),
  },
}
export const Empty: Story = { args: { items: [] } }
export const LongText: Story = {
  args: {
    items: [
      {
        id: 'privacy',
        icon: 'lock',
        title: 'What we know about you and what you have agreed to',
        detail: 'See it, take it with you, withdraw what you agreed to or have it deleted',
        href: '#privacy',
      },
    ],
  },
}
export const Thai: Story = {
  args: {
    label: 'เมนู',
    items: [
      { id: 'loans', icon: 'money', title: 'เงินกู้ของฉัน', trailing: '1 รายการ', href: '#loans' },
      { id: 'settings', icon: 'settings', title: 'ตั้งค่า', href: '#settings' },
    ],
  },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    label: 'القائمة',
    items: [
      { id: 'loans', icon: 'money', title: 'قروضي', trailing: 'قرض واحد', href: '#loans' },
      { id: 'leave', icon: 'leave', title: 'تسجيل الخروج', onClick: fn() },
    ],
  },
  globals: { language: 'ar' },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Urdu: Story = {
  args: {
    label: 'مینو',
    items: [
      { id: 'loans', icon: 'money', title: 'میرے قرض', trailing: 'ایک جاری', href: '#loans' },
      { id: 'leave', icon: 'leave', title: 'سائن آؤٹ', onClick: fn() },
    ],
  },
  globals: { language: 'ur' },
}
