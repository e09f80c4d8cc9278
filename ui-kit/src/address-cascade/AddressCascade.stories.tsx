import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AddressCascade } from './AddressCascade.tsx'
import type { LoadPlaces } from './useLevel.ts'

const thailand: LoadPlaces = (level, parent) => {
  if (level === 'province') {
    return [
      { code: '10', name: 'Bangkok' },
      { code: '50', name: 'Chiang Mai' },
    ]
  }
  if (level === 'city') {
    return parent === '10'
      ? [{ code: '1003', name: 'Nong Chok' }]
      : [{ code: '5001', name: 'Mueang Chiang Mai' }]
  }
  return [{ code: `${parent}01`, name: 'Suthep' }]
}

const meta = {
  component: AddressCascade,
  args: {
    name: 'home',
    words: {
      province: { label: 'Province', placeholder: 'Choose a province' },
      city: { label: 'District', placeholder: 'Choose a district' },
      district: { label: 'Subdistrict', placeholder: 'Choose a subdistrict' },
    },
    load: thailand,
    loadingLabel: 'Loading the list',
    failedLabel: 'The list did not arrive',
    retryLabel: 'Try again',
    onValueChange: fn(),
  },
} satisfies Meta<typeof AddressCascade>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    // Each list comes by itself.
    for (const [list, place] of [
      ['Province', 'Chiang Mai'],
      ['District', 'Mueang Chiang Mai'],
    ] as const) {
      const choice = await page.findByRole('option', { name: place })
      await userEvent.selectOptions(page.getByRole('combobox', { name: list }), choice)
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      province: '50',
      city: '5001',
      district: '',
    })
  },
}
export const Filled: Story = {
  args: { defaultValue: { province: '50', city: '5001', district: '500101' } },
}
export const Disabled: Story = { args: { disabled: true } }
export const Loading: Story = { args: { load: () => new Promise(() => undefined) } }
export const Failed: Story = { args: { load: () => Promise.reject(new Error('offline')) } }
export const WithErrors: Story = {
  args: { errors: { province: 'Choose the province you live in' } },
}
export const WithLocateMe: Story = {
  args: {
    locate: {
      label: 'Fill in from where I am',
      busyLabel: 'Finding where you are',
      failed: 'We could not find where you are. Choose from the lists.',
      onLocate: () => Promise.resolve({ province: '50', city: '5001', district: '500101' }),
    },
  },
}
export const Locating: Story = {
  args: {
    locate: {
      label: 'Fill in from where I am',
      busyLabel: 'Finding where you are',
      failed: 'We could not find where you are. Choose from the lists.',
      onLocate: () => new Promise(() => undefined),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('button', { name: 'Finding where you are' })).toBeVisible()
  },
}
export const LongText: Story = {
  args: {
    words: {
      province: {
        label: 'The province in which the house stands where you sleep on most nights',
        placeholder: 'Choose the province from this list',
        hint: 'Not the one of your house registration, unless it is the same',
      },
      city: { label: 'District', placeholder: 'Choose a district' },
      district: { label: 'Subdistrict', placeholder: 'Choose a subdistrict' },
    },
  },
}
export const Thai: Story = {
  args: {
    words: {
      province: { label: 'จังหวัด', placeholder: 'เลือกจังหวัด' },
      city: { label: 'อำเภอ / เขต', placeholder: 'เลือกอำเภอ' },
      district: { label: 'ตำบล / แขวง', placeholder: 'เลือกตำบล' },
    },
  },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    words: {
      province: { label: 'المحافظة', placeholder: 'اختيار المحافظة' },
      city: { label: 'المدينة', placeholder: 'اختيار المدينة' },
      district: { label: 'الحي', placeholder: 'اختيار الحي' },
    },
  },
  globals: { language: 'ar' },
}
export const Urdu: Story = {
  args: {
    words: {
      province: { label: 'صوبہ', placeholder: 'صوبہ چنیں' },
      city: { label: 'ضلع', placeholder: 'ضلع چنیں' },
      district: { label: 'تحصیل', placeholder: 'تحصیل چنیں' },
    },
    load: (level) => [
      { code: level, name: { province: 'پنجاب', city: 'لاہور', district: 'ماڈل ٹاؤن' }[level] },
    ],
    defaultValue: { province: 'province', city: 'city', district: 'district' },
  },
  globals: { language: 'ur' },
}
