import type { ReactElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { brokenWordsOf } from '../../../scripts/testing/broken-words.ts'
import { render } from '../../tests/render.tsx'
import { AgreementConsent } from '../agreement-consent/AgreementConsent.tsx'
import amountStory from '../amount-picker/AmountPicker.stories.tsx'
import { AmountPicker } from '../amount-picker/AmountPicker.tsx'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog.tsx'
import { FlowChart } from '../flow-chart/FlowChart.tsx'
import { Money } from '../money/Money.tsx'
import { OrderCard } from '../order-card/OrderCard.tsx'
import { QrCode } from '../qr-code/QrCode.tsx'
import { RadioTiles } from '../radio-tiles/RadioTiles.tsx'
import { SelectField } from '../select-field/SelectField.tsx'
import { TabBar } from '../tab-bar/TabBar.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { Card } from './Screen.tsx'

const root = document.documentElement
const inLanguage = (lang: 'en' | 'es' | 'ar' | 'ur') => {
  root.lang = lang
  root.dir = lang === 'ar' || lang === 'ur' ? 'rtl' : 'ltr'
}
const boxOf = (element: Element | null | undefined) => {
  if (!element) throw new Error('it is not on the page')
  return element.getBoundingClientRect()
}
const pixels = (value: string) => Number.parseFloat(value)
const nothing = () => undefined

afterEach(async () => {
  root.style.removeProperty('font-size')
  await page.viewport(360, 740)
})

test.each(['ar', 'ur'] as const)(
  'in %s the amount of an order stands under its name',
  async (lang) => {
    inLanguage(lang)
    const { container } = await render(
      <OrderCard
        title="قرض"
        href="#"
        amount={{ amount: 1052000, currency: 'EGP' }}
        state="نشط"
        locale={lang}
      />,
    )
    // Where it is painted: its box may be wider.
    const painted = document.createRange()
    painted.selectNodeContents(container.querySelector('bdi') ?? container)
    const amount = painted.getBoundingClientRect()
    expect(Math.abs(amount.right - boxOf(container.querySelector('h2')).right)).toBeLessThan(2)
  },
)

test('the way of a flow chart begins below its drawing, however many lines are beside it', async () => {
  const detail = 'A long explanation of what happens in this step. '.repeat(5)
  const steps = ['One', 'Two'].map((title) => ({ title, detail, icon: 'form' as const }))
  const { container } = await render(<FlowChart steps={steps} label="Steps" />)
  const step = container.querySelector('li')
  if (!step) throw new Error('no step')
  const picture = boxOf(step.firstElementChild)
  const way = getComputedStyle(step, '::before')
  expect(boxOf(step).top + pixels(way.top)).toBeGreaterThanOrEqual(picture.bottom + 4)
})

test('figures in Urdu are not drawn by the Nastaliq face', async () => {
  inLanguage('ur')
  const figures = '1234567890'
  await render(
    <>
      <span>{figures}</span>
      <b style={{ fontFamily: "'Noto Nastaliq Urdu'", fontWeight: 400 }}>{figures}</b>
    </>,
  )
  const faces = getComputedStyle(document.body).fontFamily
  expect(faces.indexOf('Noto Sans')).toBeLessThan(faces.indexOf('Nastaliq'))
  expect(faces.indexOf('Roboto')).toBe(0)
})

test.each(['en', 'ar'] as const)('a wrong and empty field has no side in %s', async (lang) => {
  inLanguage(lang)
  await render(<TextField label="A" error="Write a name" />)
  const edges = getComputedStyle(page.getByRole('textbox').element())
  expect(edges.borderLeftWidth).toBe(edges.borderRightWidth)
})

test('an empty field in Arabic begins where its line does', async () => {
  inLanguage('ar')
  await render(<TextField name="name" label="الاسم" dir="auto" />)
  const field = page.getByRole('textbox').element()
  expect(getComputedStyle(field).textAlign).toBe('right')
})

test('long choices stand in as few columns as their words need', async () => {
  const columns = async (labels: string[]) => {
    const options = labels.map((label) => ({ value: label, label }))
    const { container } = await render(<RadioTiles name="why" label="Why" options={options} />)
    const lefts = [...container.querySelectorAll('label')].map((tile) =>
      Math.round(boxOf(tile).left),
    )
    return new Set(lefts).size
  }
  expect(await columns(['One', 'Two', 'Six'])).toBe(3)
  expect(await columns(['Salary of a month', 'Savings at home', 'A family gift'])).toBe(2)
  expect(await columns(['Renovation of a house or flat', 'School and study fees', 'Car'])).toBe(1)
})

test('the focus ring of an answer does not reach the other one', async () => {
  await page.viewport(320, 640)
  await render(
    <ConfirmDialog
      open
      title="Leave?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={nothing}
      onCancel={nothing}
    />,
  )
  const [one, other] = page.getByRole('button').elements()
  const ring = 3 + 2
  expect(boxOf(other).top - boxOf(one).bottom).toBeGreaterThanOrEqual(ring + 3)
})

test('a code with more in it is drawn larger, as far as the screen goes', async () => {
  const width = async (value: string) => {
    const { container } = await render(<QrCode value={value} label="Code" />)
    return boxOf(container.querySelector('svg')).width
  }
  const short = await width('1')
  const long = await width('x'.repeat(120))
  const longest = await width('x'.repeat(1200))
  expect(long).toBeGreaterThan(short)
  expect(longest).toBeLessThanOrEqual(360)
})

test('the hint of a checkbox stands under its label', async () => {
  const { container } = await render(<Checkbox name="news" label="Send news" hint="Twice a year" />)
  const start = (text: string) => {
    const range = document.createRange()
    range.selectNodeContents(page.getByText(text).element())
    return range.getBoundingClientRect().left
  }
  expect(Math.abs(start('Send news') - start('Twice a year'))).toBeLessThan(1)
  expect(container.scrollWidth).toBeLessThanOrEqual(360)
})

test('with text twice as large the papers to agree to stay within their box', async () => {
  await page.viewport(320, 640)
  root.style.fontSize = '32px'
  const { container } = await render(
    <AgreementConsent
      name="agreed"
      label="I agree"
      openedLabel="Opened already"
      documents={[{ id: 'a', title: 'Disbursementauthorisation', opened: true }]}
      onOpen={nothing}
    />,
  )
  const paper = container.querySelector('button')
  expect(paper?.scrollWidth).toBeLessThanOrEqual(paper?.clientWidth ?? 0)
})

const tabs = (labels: readonly string[]) => (
  <TabBar
    label="Pages"
    items={labels.map((label, at) => ({ label, href: `#${String(at)}`, icon: 'home' as const }))}
  />
)

test.each<[string, 'en' | 'es' | 'ar', ReactElement]>([
  ['tabs in Spanish', 'es', tabs(['Inicio', 'Préstamos', 'Ayuda', 'Mi cuenta'])],
  ['tabs in Arabic', 'ar', tabs(['الرئيسية', 'القروض', 'المساعدة', 'حسابي'])],
  [
    'five tabs of long words',
    'es',
    tabs(Array.from({ length: 5 }, (_, at) => `Identidades ${at}`)),
  ],
  [
    'the heading of a page',
    'es',
    <h1 style={{ fontSize: 'var(--paso-text-heading)' }}>Verificación de identificación</h1>,
  ],
  [
    'a price on a card',
    'en',
    <Card>
      <Money amount={123456789} currency="PKR" locale="en" />
    </Card>,
  ],
  [
    'a way with drawings',
    'es',
    <FlowChart
      label="Pasos"
      steps={[{ title: 'Evaluación', detail: 'Seguimos automáticamente', icon: 'form' }]}
    />,
  ],
])('with text twice as large on a small phone no word breaks: %s', async (_, lang, part) => {
  await page.viewport(320, 640)
  inLanguage(lang)
  root.style.fontSize = '29.65px'
  await render(<main style={{ padding: 'var(--paso-space-4)' }}>{part}</main>)
  expect(brokenWordsOf()).toEqual([])
  expect(root.scrollWidth).toBeLessThanOrEqual(320)
})

test('an amount is typed into a target as high as any', async () => {
  await page.viewport(320, 640)
  const { container } = await render(<AmountPicker {...amountStory.args} />)
  const input = container.querySelector('input:not([type=range])')
  expect(boxOf(input).height).toBeGreaterThanOrEqual(48)
})

test('the sign of a currency is never below 12 px', async () => {
  await page.viewport(320, 640)
  const { container } = await render(
    <p style={{ fontSize: '13px' }}>
      <Money amount={100} currency="THB" />
    </p>,
  )
  const sizes = [...container.querySelectorAll('bdi *')].map((part) =>
    pixels(getComputedStyle(part).fontSize),
  )
  expect(sizes.length).toBeGreaterThan(0)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12)
})

test('a long choice is read whole', async () => {
  await page.viewport(320, 640)
  const height = async (label: string) => {
    const options = [{ value: 'a', label }]
    const { container } = await render(
      <SelectField name="use" label="Use" defaultValue="a" options={options} />,
    )
    return boxOf(container.querySelector('select')).height
  }
  const short = await height('Car')
  expect(
    await height(
      'Renovation of a house or of a flat that the family owns or has lived in for years',
    ),
  ).toBeGreaterThan(short + 16)
})
