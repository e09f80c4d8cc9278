import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money } from './Money.tsx'

const meta = {
  component: Money,
  args: { amount: 1052000, currency: 'THB', locale: 'en' },
} satisfies Meta<typeof Money>
export default meta
type Story = StoryObj<typeof meta>

export const InText: Story = {}
export const Large: Story = { args: { size: 'large' } }
export const Huge: Story = { args: { size: 'huge', amount: 2000000, whole: true } }
export const TenMillion: Story = { args: { size: 'huge', amount: 1234567890 } }
export const BelowZero: Story = { args: { amount: -4932 } }
export const WholeKeepsAFraction: Story = { args: { amount: 1052050, whole: true } }
export const Thai: Story = { args: { size: 'huge', locale: 'th' }, globals: { language: 'th' } }
export const Arabic: Story = {
  args: { size: 'huge', currency: 'EGP', locale: 'ar' },
  globals: { language: 'ar' },
}
export const Urdu: Story = {
  args: { size: 'huge', currency: 'PKR', locale: 'ur' },
  globals: { language: 'ur' },
}
export const Dark: Story = { args: { size: 'huge' }, globals: { theme: 'dark' } }
