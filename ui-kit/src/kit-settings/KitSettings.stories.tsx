import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money } from '../money/Money.tsx'
import { KitSettings } from './KitSettings.tsx'

const meta = {
  component: KitSettings,
  args: { locale: 'en', children: <Money amount={1052000} currency="THB" size="large" /> },
} satisfies Meta<typeof KitSettings>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const Vietnamese: Story = { args: { locale: 'vi' } }
export const Thai: Story = { args: { locale: 'th' }, globals: { language: 'th' } }
export const Arabic: Story = { args: { locale: 'ar' }, globals: { language: 'ar' } }
export const Urdu: Story = { args: { locale: 'ur' }, globals: { language: 'ur' } }
