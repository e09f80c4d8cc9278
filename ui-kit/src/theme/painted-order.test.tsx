import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { paintedPixels, shades } from '../../tests/screen-picture.ts'
import {
  CardNumberField,
  CheckAnswers,
  CopyRow,
  DateOfBirthField,
  DigitsField,
  FullCostCard,
  LoanSummary,
  Money,
  OrderCard,
  PhoneField,
  RateText,
} from '../index.ts'

afterEach(() => {
  document.documentElement.lang = 'en'
  document.documentElement.dir = 'ltr'
})

/** What stands on the lines of a page, read by the eye from left to right, whatever its order in the text. */
function paintedLines(root: Element): string[] {
  const signs: { sign: string; left: number; top: number; bottom: number }[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? ''
    for (let at = 0; at < text.length; at += 1) {
      range.setStart(walker.currentNode, at)
      range.setEnd(walker.currentNode, at + 1)
      const { left, top, bottom, width } = range.getBoundingClientRect()
      if (width > 0) signs.push({ sign: text[at] ?? '', left, top, bottom })
    }
  }
  const lines: (typeof signs)[] = []
  for (const sign of signs) {
    const middle = (sign.top + sign.bottom) / 2
    const line = lines.find(([first]) => first && middle > first.top && middle < first.bottom)
    if (line) line.push(sign)
    else lines.push([sign])
  }
  return lines.map((line) =>
    line
      .toSorted((one, other) => one.left - other.left)
      .map(({ sign }) => sign)
      .join('')
      .replaceAll('\u00a0', ' '),
  )
}

const words = {
  ar: { before: 'أرسلنا إلى', after: 'في الموعد', label: 'رقم الحساب', pay: 'ادفع' },
  ur: { before: 'ہم نے بھیجا', after: 'وقت پر', label: 'اکاؤنٹ نمبر', pay: 'ادا کریں' },
}
const languages = ['ar', 'ur'] as const
type Words = (typeof words)['ar']

function inLanguage(language: (typeof languages)[number]): Words {
  document.documentElement.lang = language
  document.documentElement.dir = 'rtl'
  return words[language]
}

/** Figures with the signs that a right-to-left sentence would move: a plus, blanks, hyphens, dots of a mask. */
const values = {
  card: '4021 7788 1903 5526',
  'masked card': '•••• •••• •••• 5526',
  'account with hyphens': '123-4-56789-0',
  IBAN: 'PK36 SCBL 0000 0011 2345 6702',
  'masked IBAN': 'PK36 SCBL •••• 6702',
  phone: '+20 10 1234 5678',
  'masked phone': '+92 30• ••• 1234',
  'day in figures': '2026-12-03',
  'order number': 'PASO-260904-21',
}

const places: Record<string, (value: string, words: Words) => ReactNode> = {
  sentence: (value, { before, after }) => (
    <p>
      {before} <bdi dir="ltr">{value}</bdi> {after}
    </p>
  ),
  CopyRow: (value, { label, pay }) => (
    <CopyRow label={label} value={value} copyLabel={pay} copiedLabel={pay} refusedLabel={pay} />
  ),
  LoanSummary: (value, { label, pay }) => (
    <LoanSummary title={pay} rows={[{ label, value: <bdi dir="ltr">{value}</bdi> }]} />
  ),
  CheckAnswers: (value, { label, pay }) => (
    <CheckAnswers
      changeLabel={pay}
      answers={[{ label, value: <bdi dir="ltr">{value}</bdi>, href: '/' }]}
    />
  ),
}

for (const language of languages) {
  for (const [place, draw] of Object.entries(places)) {
    test.each(Object.entries(values))(`${language}, ${place}: %s`, async (_, value) => {
      const { container } = await render(draw(value, inLanguage(language)))
      expect(paintedLines(container.querySelector('bdi') ?? container).join(' ')).toContain(value)
    })
  }
}

test.each(languages)(
  'without its isolation a value is seen to be scrambled, %s',
  async (language) => {
    const { before, after } = inLanguage(language)
    const { container } = await render(<p>{`${before} +20 10 1234 5678 ${after}`}</p>)
    expect(paintedLines(container).join(' ')).not.toContain('+20 10 1234 5678')
  },
)

test.each([
  ['ar', 'EGP', 'ج.م 10,520.00', 'م.ج 10,520.00'],
  ['ur', 'PKR', 'روپے 10,520.00', 'ےپور 10,520.00'],
  ['ar', 'THB', '฿10,520.00', '฿10,520.00'],
] as const)(
  '%s: %s is written with its sign at the left, below zero too',
  async (language, currency, written, painted) => {
    const { before, after } = inLanguage(language)
    const { container } = await render(
      <p>
        {before} <Money amount={1052000} currency={currency} locale={language} /> {after}{' '}
        <Money amount={-1052000} currency={currency} locale={language} />
      </p>,
    )
    expect(container.textContent?.replaceAll('\u00a0', ' ')).toContain(written)
    const line = paintedLines(container).join(' ')
    expect(line).toContain(` ${painted} `)
    expect(line).toContain(`-${painted}`)
  },
)

test.each(languages)('amounts of cards and rates stand left to right, %s', async (language) => {
  const { label, pay } = inLanguage(language)
  const money = { amount: 1052000, currency: 'PKR' } as const
  const { container } = await render(
    <>
      <OrderCard title={label} href="/" amount={money} state={pay} locale="en" />
      <p>
        {label} <RateText basisPoints={2750} locale="en" /> {pay}
      </p>
      <FullCostCard
        principal={money}
        interest={money}
        fee={money}
        total={{ ...money, amount: 3 * money.amount }}
        aprBasisPoints={2750}
        labels={{ principal: label, interest: label, fee: label, total: label, apr: label }}
        locale="en"
      />
    </>,
  )
  const lines = paintedLines(container)
  expect(lines.filter((line) => line.includes('PKR 10,520.00')).length).toBe(4)
  expect(lines.filter((line) => line.includes('27.5%')).length).toBe(2)
})

test.each([
  ['ar', '3', 'ديسمبر', '2026'],
  ['ur', '3', 'دسمبر', '2026'],
] as const)(
  '%s: a date in words is read from the right: day, month, year',
  async (language, day, month, year) => {
    inLanguage(language)
    const written = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: 'long' }).format(
      new Date(2026, 11, 3),
    )
    const { container } = await render(<p>{written}</p>)
    const node = container.querySelector('p')?.firstChild as Text
    const leftOf = (part: string) => {
      const range = document.createRange()
      range.setStart(node, written.indexOf(part))
      range.setEnd(node, written.indexOf(part) + part.length)
      return range.getBoundingClientRect().left
    }
    expect(leftOf(day)).toBeGreaterThan(leftOf(month))
    expect(leftOf(month)).toBeGreaterThan(leftOf(year))
  },
)

/** The letters alone, cut out of what is painted around them. */
async function ink(input: HTMLElement): Promise<string> {
  const picture = await paintedPixels(input)
  const { width, height } = picture
  const grey = shades(picture)
  const ground = grey[width * (height >> 1) + 4] ?? 255
  const isInk = (x: number, y: number) => Math.abs((grey[y * width + x] ?? ground) - ground) > 60
  const rows = Array.from({ length: height }, (_, y) => y).slice(6, -6)
  const columns = Array.from({ length: width }, (_, x) => x).slice(6, -6)
  const heights = columns.map((x) => rows.filter((y) => isInk(x, y)).length)
  const from = heights.findIndex((count) => count > 0)
  const to = heights.findLastIndex((count) => count > 0)
  return heights.slice(from, to + 1).join(' ')
}

const months = Array.from({ length: 12 }, (_, at) => String(at + 1))
const fields: [string, string, ReactNode][] = [
  ['PhoneField', '10 1234-5678', <PhoneField label="L" name="it" prefix="+20" />],
  [
    'CardNumberField',
    '4021 7788 1903',
    <CardNumberField name="it" words={{ label: 'L' }} copyWords={{ label: 'A' }} />,
  ],
  ['DigitsField', '12-34 567', <DigitsField label="L" name="it" />],
  [
    'DateOfBirthField',
    '25',
    <DateOfBirthField
      label="L"
      name="it"
      dayLabel="D"
      monthLabel="M"
      yearLabel="Y"
      months={months}
    />,
  ],
]

test.each(fields)('%s: figures are painted alike in both directions', async (_, typed, field) => {
  const painted: string[] = []
  for (const language of ['en', ...languages] as const) {
    if (language === 'en') document.documentElement.dir = 'ltr'
    else inLanguage(language)
    document.documentElement.lang = 'en'
    const { container } = await render(field)
    const input = container.querySelector('input:not([type=hidden])') as HTMLInputElement
    await userEvent.fill(input, typed)
    input.blur()
    // Where the letters begin is another matter than their order.
    input.style.textAlign = 'left'
    painted.push(await ink(input))
    container.remove()
  }
  expect(painted[0]?.split(' ').length).toBeGreaterThan(10)
  expect(new Set(painted).size).toBe(1)
})

test('figures in a box of the other direction are seen to be scrambled', async () => {
  const { container } = await render(<DigitsField label="L" name="it" />)
  const input = container.querySelector('input') as HTMLInputElement
  await userEvent.fill(input, '12-34 567')
  input.blur()
  input.style.textAlign = 'left'
  const right = await ink(input)
  input.style.direction = 'rtl'
  expect(await ink(input)).not.toBe(right)
})

const numberFields = fields.filter(([name]) => name === 'PhoneField' || name === 'DigitsField')

test.each(numberFields)('%s: groups of Arabic figures stand as typed', async (_, __, field) => {
  const { container } = await render(field)
  const input = container.querySelector('input:not([type=hidden])') as HTMLInputElement
  input.style.textAlign = 'left'
  const painted: string[] = []
  for (const typed of ['٠١٢', '٠١٢ ٣٤٥']) {
    await userEvent.fill(input, typed)
    input.blur()
    painted.push(await ink(input))
  }
  expect(painted[1]?.startsWith(painted[0] ?? '')).toBe(true)
})
