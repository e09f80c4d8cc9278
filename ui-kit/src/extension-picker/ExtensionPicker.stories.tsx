import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Currency } from '../money/currencies.ts'
import { ExtensionPicker, type MoreTimeWay } from './ExtensionPicker.tsx'

/** A loan of 6,974 that is due on 3 December, in the way in which a lender answers. */
const waysIn = (
  currency: Currency,
  titles: readonly [string, string, string, string],
  dates: readonly [string, string],
  help: { answeredBy: string; meanwhile: string },
): MoreTimeWay[] => [
  {
    kind: 'extend',
    value: 'ext-30',
    title: titles[0],
    today: { amount: 8319, currency },
    nextDate: dates[0],
    staysOwed: { amount: 705727, currency },
    aprBasisPoints: 2110,
  },
  {
    kind: 'part',
    value: 'part',
    title: titles[1],
    today: { amount: 88216, currency },
    nextDate: dates[1],
    staysOwed: { amount: 617511, currency },
    aprBasisPoints: 2200,
  },
  {
    kind: 'all',
    value: 'all',
    title: titles[2],
    today: { amount: 689793, currency },
    staysOwed: { amount: 0, currency },
  },
  { kind: 'help', value: 'help', title: titles[3], ...help },
]

const meta = {
  component: ExtensionPicker,
  args: {
    name: 'way',
    label: 'Four ways to get more time',
    labels: {
      today: 'You pay today',
      next: 'Next date',
      noNext: 'None',
      stays: 'Stays owed',
      rate: 'Annual rate',
      noRate: 'Ends today',
      free: 'Free',
      answered: 'Answered',
      meanwhile: 'Charged meanwhile',
    },
    emptyLabel: 'This loan cannot be given more time. Ask us for help: it is free.',
    ways: waysIn(
      'THB',
      ['30 days more', 'Pay part', 'Pay all', 'Ask for help'],
      ['2 Jan 2027', '18 Dec 2026'],
      { answeredBy: 'By 24 Nov 2026', meanwhile: 'Interest as agreed, no late fee' },
    ),
    onValueChange: fn(),
  },
} satisfies Meta<typeof ExtensionPicker>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const Chosen: Story = { args: { defaultValue: 'ext-30' } }
export const HelpChosen: Story = { args: { defaultValue: 'help' } }
export const WithError: Story = { args: { error: 'Choose one of the ways' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'ext-30' } }
/** The lender offers no extension now: the others stay. */
export const OneDisabled: Story = {
  args: {
    ways: meta.args.ways.map((way) => ({ ...way, disabled: way.kind === 'extend' })),
    hint: 'More days are offered again after the next payment.',
  },
}
export const Empty: Story = { args: { ways: [] } }
export const LongText: Story = {
  args: {
    label: 'These are all of the ways in which this loan can be given more time than was agreed on',
    ways: [
      {
        kind: 'extend',
        value: 'ext',
        title: 'Move the day on which it is due by thirty days',
        today: { amount: 123456789, currency: 'PKR' },
        nextDate: 'Wednesday, 30 September 2026, at the end of the day',
        staysOwed: { amount: 1234567890, currency: 'PKR' },
        aprBasisPoints: 3599,
      },
      {
        kind: 'help',
        value: 'help',
        title: 'Ask a person to look at what can be done about it',
        answeredBy:
          'Before the evening of Wednesday, 30 September 2026, by a message to your phone',
        meanwhile:
          'Interest goes on as it was agreed; no late fee is added until you have an answer',
      },
    ],
  },
}
export const Dark: Story = { ...Chosen, globals: { theme: 'dark' } }
export const Thai: Story = {
  args: {
    label: 'ขอเวลาเพิ่มได้ 4 ทาง',
    defaultValue: 'ext-30',
    labels: {
      today: 'จ่ายวันนี้',
      next: 'ครบกำหนดถัดไป',
      noNext: 'ไม่มี',
      stays: 'ยังค้าง',
      rate: 'อัตราต่อปี',
      noRate: 'จบวันนี้',
      free: 'ไม่มีค่าใช้จ่าย',
      answered: 'ตอบกลับ',
      meanwhile: 'ระหว่างนี้คิด',
    },
    ways: waysIn(
      'THB',
      ['เลื่อน 30 วัน', 'จ่ายบางส่วน', 'ปิดทั้งหมด', 'ขอความช่วยเหลือ'],
      ['2 ม.ค. 2570', '18 ธ.ค. 2569'],
      { answeredBy: 'ภายใน 24 พ.ย. 2569', meanwhile: 'ดอกเบี้ยตามสัญญา ไม่มีค่าปรับ' },
    ),
  },
  globals: { language: 'th' },
}
export const Arabic: Story = {
  args: {
    label: 'أربع طرق لوقت إضافي',
    defaultValue: 'part',
    locale: 'ar',
    labels: {
      today: 'يُدفع اليوم',
      next: 'الموعد القادم',
      noNext: 'لا شيء',
      stays: 'يبقى عليك',
      rate: 'المعدل السنوي',
      noRate: 'ينتهي اليوم',
      free: 'مجاناً',
      answered: 'الرد',
      meanwhile: 'يُحتسب حتى الرد',
    },
    ways: waysIn(
      'EGP',
      ['30 يوماً إضافياً', 'سداد جزء', 'سداد الكل', 'طلب مساعدة'],
      ['2 يناير 2027', '18 ديسمبر 2026'],
      { answeredBy: 'حتى 24 نوفمبر 2026', meanwhile: 'الفائدة كما اتُّفق، بلا رسم تأخر' },
    ),
  },
  globals: { language: 'ar' },
}
export const ArabicDark: Story = { ...Arabic, globals: { language: 'ar', theme: 'dark' } }
export const Urdu: Story = {
  args: {
    label: 'مزید وقت کے چار طریقے',
    defaultValue: 'help',
    locale: 'ur',
    labels: {
      today: 'آج ادا کریں',
      next: 'اگلی تاریخ',
      noNext: 'کوئی نہیں',
      stays: 'باقی قرض',
      rate: 'سالانہ شرح',
      noRate: 'آج ختم',
      free: 'مفت',
      answered: 'جواب',
      meanwhile: 'جواب تک لاگو',
    },
    ways: waysIn(
      'PKR',
      ['30 دن مزید', 'کچھ ادا کریں', 'سب ادا کریں', 'مدد مانگیں'],
      ['2 جنوری 2027', '18 دسمبر 2026'],
      { answeredBy: '24 نومبر 2026 تک', meanwhile: 'طے شدہ مارک اپ، تاخیر کی فیس نہیں' },
    ),
  },
  globals: { language: 'ur' },
}
