import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { LanguageSwitch } from './LanguageSwitch.tsx'

const meta = {
  component: LanguageSwitch,
  args: {
    label: 'Language',
    value: 'en',
    languages: [
      { tag: 'th', name: 'ไทย' },
      { tag: 'en', name: 'English' },
      { tag: 'es', name: 'Español' },
      { tag: 'vi', name: 'Tiếng Việt' },
      { tag: 'ar', name: 'العربية' },
      { tag: 'ur', name: 'اردو' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof LanguageSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const Thai: Story = { args: { label: 'ภาษา', value: 'th' }, globals: { language: 'th' } }
export const Arabic: Story = { args: { label: 'اللغة', value: 'ar' }, globals: { language: 'ar' } }
export const Urdu: Story = { args: { label: 'زبان', value: 'ur' }, globals: { language: 'ur' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: { value: 'en', languages: [{ tag: 'en', name: 'A language whose name is very long' }] },
}
export const Dark: Story = { globals: { theme: 'dark' } }
