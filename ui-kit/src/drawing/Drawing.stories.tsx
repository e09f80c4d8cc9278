import type { Meta, StoryObj } from '@storybook/react-vite'
import { Drawing } from './Drawing.tsx'

const meta = {
  component: Drawing,
  args: { kind: 'paid', label: 'A receipt, and a tick on it' },
} satisfies Meta<typeof Drawing>
export default meta
type Story = StoryObj<typeof meta>

const all = () => (
  <>
    <Drawing kind="empty" />
    <Drawing kind="paid" />
    <Drawing kind="waiting" />
    <Drawing kind="refused" />
    <Drawing kind="attention" />
  </>
)

export const Described: Story = {}
export const EachState: Story = { render: all }
export const Dark: Story = { render: all, globals: { theme: 'dark' } }
export const Arabic: Story = { render: all, globals: { language: 'ar' } }
export const UrduDark: Story = { render: all, globals: { language: 'ur', theme: 'dark' } }
