import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { LanguageSwitch } from '../language-switch/LanguageSwitch.tsx'
import { AppBar } from './AppBar.tsx'
import { BrandMark } from './BrandMark.tsx'

const meta = {
  component: AppBar,
  subcomponents: { BrandMark },
  args: { title: 'Your loan', backHref: '#back', backLabel: 'Back' },
} satisfies Meta<typeof AppBar>
export default meta
type Story = StoryObj<typeof meta>

export const WithBack: Story = {}
export const BackAsAction: Story = { args: { backHref: undefined, onBack: fn() } }
export const Brand: Story = {
  args: {
    title: undefined,
    backHref: undefined,
    brand: 'Paso',
    action: (
      <LanguageSwitch
        label="Language"
        value="en"
        onChange={fn()}
        languages={[
          { tag: 'en', name: 'English' },
          { tag: 'th', name: 'ไทย' },
        ]}
      />
    ),
  },
}
export const LongText: Story = {
  args: { title: 'Two people whom we may call when we cannot reach you yourself' },
}
export const Thai: Story = {
  args: { title: 'เงินกู้ของคุณ', backLabel: 'กลับ' },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: { title: 'قرضك', backLabel: 'رجوع' },
  globals: { language: 'ar' },
}
export const Dark: Story = { ...Brand, globals: { theme: 'dark' } }
export const Urdu: Story = {
  args: {
    title: 'آپ کا قرض',
    backLabel: 'واپس',
  },
  globals: { language: 'ur' },
}
