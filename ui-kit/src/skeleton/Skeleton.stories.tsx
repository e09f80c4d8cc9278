import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton, SkeletonCard, SkeletonStroke } from './Skeleton.tsx'

const meta = {
  component: Skeleton,
  subcomponents: { SkeletonCard, SkeletonStroke },
  args: { label: 'Loading', shapes: ['figure', 'rows'] },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = {}
export const Form: Story = { args: { shapes: ['form'] } }
export const Composed: Story = {
  args: {
    shapes: [],
    children: (
      <SkeletonCard>
        <SkeletonStroke kind="short" />
        <SkeletonStroke kind="figure" />
        <SkeletonStroke kind="line" />
        <SkeletonStroke kind="line" />
        <SkeletonStroke kind="button" />
      </SkeletonCard>
    ),
  },
}
export const LongText: Story = { args: { label: 'Loading everything about your loan' } }
export const Thai: Story = { args: { label: 'กำลังโหลด' }, globals: { language: 'th' } }
export const Arabic: Story = { args: { label: 'جارٍ التحميل' }, globals: { language: 'ar' } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Urdu: Story = {
  args: {
    label: 'لوڈ ہو رہا ہے',
  },
  globals: { language: 'ur' },
}
