import type { Meta, StoryObj } from '@storybook/react-vite'
import { RateText } from './RateText.tsx'

const meta = {
  component: RateText,
  args: { basisPoints: 2280, locale: 'en' },
} satisfies Meta<typeof RateText>
export default meta
type Story = StoryObj<typeof meta>

export const OneDecimal: Story = {}
export const Whole: Story = { args: { basisPoints: 1500 } }
export const TwoDecimals: Story = { args: { basisPoints: 3395 } }
export const Thai: Story = { args: { locale: 'th' }, globals: { language: 'th' } }
export const InsideArabic: Story = {
  args: { locale: 'ar' },
  globals: { language: 'ar' },
  render: (args) => (
    <p>
      المعدل السنوي <RateText {...args} /> شامل كل شيء
    </p>
  ),
}
export const Urdu: Story = {
  args: { locale: 'ur' },
  globals: { language: 'ur' },
  render: (args) => (
    <p>
      سالانہ شرح <RateText {...args} /> سب کچھ شامل
    </p>
  ),
}
