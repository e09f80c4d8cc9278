import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from './Icon.tsx'

const meta = {
  component: Icon,
  args: { name: 'camera' },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

const names = [
  'back',
  'forward',
  'tick',
  'cross',
  'information',
  'attention',
  'camera',
  'album',
  'copy',
  'globe',
  'bank',
  'scan',
  'shop',
  'card',
  'wallet',
  'clock',
  'form',
  'evaluate',
  'sign',
  'money',
  'offline',
  'person',
  'settings',
  'help',
  'lock',
  'leave',
  'home',
  'minus',
  'plus',
] as const

const All = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, fontSize: 22 }}>
    {names.map((name) => (
      <Icon key={name} name={name} />
    ))}
  </div>
)

export const Every: Story = { render: All }
export const YourOwn: Story = {
  render: () => (
    <Icon directional>
      <circle cx="7" cy="17" r="2.4" />
      <circle cx="17" cy="17" r="2.4" />
      <path d="M4.6 17H3V7h10v10M13 10h4l4 4v3h-1.6" />
    </Icon>
  ),
}
export const MirroredInArabic: Story = { render: All, globals: { language: 'ar' } }
export const Dark: Story = { render: All, globals: { theme: 'dark' } }
export const Urdu: Story = { render: All, globals: { language: 'ur' } }
