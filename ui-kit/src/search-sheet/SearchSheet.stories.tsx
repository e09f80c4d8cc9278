import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SearchSheet } from './SearchSheet.tsx'

const provinces = [
  { value: '10', label: 'กรุงเทพมหานคร', also: ['Bangkok', 'Krung Thep'] },
  { value: '30', label: 'นครราชสีมา', also: ['Nakhon Ratchasima', 'Korat'] },
  { value: '50', label: 'เชียงใหม่', also: ['Chiang Mai'] },
  { value: '83', label: 'ภูเก็ต', also: ['Phuket'] },
]
const municipalities = Array.from({ length: 5000 }, (_, at) => ({
  value: String(at),
  label: `San José de las Palmas ${at + 1}`,
  detail: at % 2 === 0 ? 'Michoacán' : 'Querétaro',
}))

const meta = {
  component: SearchSheet,
  args: {
    name: 'bank',
    label: 'Your bank',
    searchLabel: 'Name of the bank',
    closeLabel: 'Close',
    foundLabel: (count: number) =>
      count > 0 ? `${count.toLocaleString('en')} found` : 'Nothing found. Try another spelling.',
    rows: [
      { value: 'bbl', label: 'Bangkok Bank', also: ['ธนาคารกรุงเทพ', 'BBL'] },
      { value: 'kbank', label: 'Kasikornbank', also: ['ธนาคารกสิกรไทย', 'KBank'] },
      { value: 'ktb', label: 'Krungthai Bank', also: ['ธนาคารกรุงไทย', 'KTB'] },
      { value: 'scb', label: 'Siam Commercial Bank', also: ['ธนาคารไทยพาณิชย์', 'SCB'] },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof SearchSheet>
export default meta
type Story = StoryObj<typeof meta>

/** Opens the sheet and types: what stands there is what a reader sees then. */
const typing = (typed: string): NonNullable<Story['play']> => {
  return async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    if (typed !== '') await userEvent.keyboard(typed)
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  }
}

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'scb' } }
export const WithHint: Story = { args: { hint: 'Where your pay goes' } }
export const WithError: Story = { args: { error: 'Choose the bank that keeps your account' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'ktb' } }
export const Open: Story = { args: { defaultValue: 'ktb' }, play: typing('') }
export const Found: Story = { play: typing('ไทย') }
export const NothingFound: Story = { play: typing('zzz') }
export const NoRows: Story = { args: { rows: [] }, play: typing('') }
export const Busy: Story = {
  args: { rows: [], busyLabel: 'Loading the banks' },
  play: typing(''),
}
export const Thousands: Story = {
  args: { label: 'Municipality', searchLabel: 'Name of the municipality', rows: municipalities },
  play: typing('jose 49'),
}
export const LongText: Story = {
  args: {
    label: 'The bank or the wallet that you want the money to be sent to when all has been signed',
    defaultValue: 'long',
    rows: [
      {
        value: 'long',
        label: 'Bank for Agriculture and Agricultural Cooperatives, with all branches of the south',
        detail: 'Owned by the state; the branch of Nakhon Si Thammarat opens on Saturdays too',
      },
    ],
  },
  play: typing(''),
}
export const Dark: Story = { ...Found, globals: { theme: 'dark' } }
export const Thai: Story = {
  args: {
    name: 'province',
    label: 'จังหวัด',
    searchLabel: 'ชื่อจังหวัด',
    closeLabel: 'ปิด',
    foundLabel: (count) => (count > 0 ? `พบ ${count} รายการ` : 'ไม่พบ ลองสะกดแบบอื่น'),
    rows: provinces,
    defaultValue: '50',
  },
  play: typing(''),
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    name: 'governorate',
    label: 'المحافظة',
    searchLabel: 'اسم المحافظة',
    closeLabel: 'إغلاق',
    foundLabel: (count) => (count > 0 ? `النتائج: ${count}` : 'لا نتائج. تُرجى تجربة كتابة أخرى.'),
    rows: [
      { value: 'c', label: 'القاهرة', also: ['Cairo'] },
      { value: 'alx', label: 'الإسكندرية', also: ['Alexandria'] },
      { value: 'is', label: 'الإسماعيلية', also: ['Ismailia'] },
      { value: 'mn', label: 'المنيا', also: ['Minya'] },
    ],
    defaultValue: 'alx',
  },
  play: typing('الاس'),
  globals: { language: 'ar' },
}
export const ArabicDark: Story = { ...Arabic, globals: { language: 'ar', theme: 'dark' } }
export const Urdu: Story = {
  args: {
    name: 'city',
    label: 'شہر',
    searchLabel: 'شہر کا نام',
    closeLabel: 'بند کریں',
    foundLabel: (count) => (count > 0 ? `${count} ملے` : 'کچھ نہیں ملا۔ ہجے بدل کر دیکھیں۔'),
    rows: [
      { value: 'khi', label: 'کراچی', also: ['Karachi'], detail: 'سندھ' },
      { value: 'lhe', label: 'لاہور', also: ['Lahore'], detail: 'پنجاب' },
      { value: 'hyd', label: 'حیدرآباد', also: ['Hyderabad'], detail: 'سندھ' },
    ],
    defaultValue: 'lhe',
  },
  play: typing(''),
  globals: { language: 'ur' },
}
