import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { Money } from '../money/Money.tsx'
import { AmountPicker } from './AmountPicker.tsx'

const chosen = vi.fn<(amount: number) => void>()
beforeEach(() => chosen.mockClear())

function Picker() {
  const [value, setValue] = useState(1000000)
  return (
    <AmountPicker
      label="How much?"
      sliderLabel="Amount"
      value={value}
      min={100000}
      max={2000000}
      step={10000}
      currency="THB"
      locale="en"
      hint="From 1,000 to 20,000"
      adjustedText="Changed to the nearest amount."
      onValueChange={(amount) => {
        chosen(amount)
        setValue(amount)
      }}
    />
  )
}

const field = () => page.getByRole('textbox', { name: 'How much?' })
const slider = () => page.getByRole('slider', { name: 'Amount' })

test('slider and field show the same amount', async () => {
  await render(<Picker />)
  await expect.element(field()).toHaveValue('10,000')
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '฿10,000')
})

test('an arrow key moves the amount by one step, as an integer', async () => {
  await render(<Picker />)
  slider().element().focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen).toHaveBeenLastCalledWith(1010000)
  await expect.element(field()).toHaveValue('10,100')
})

test('a typed amount that can be chosen moves the slider while typing', async () => {
  await render(<Picker />)
  await userEvent.fill(field(), '5000')
  expect(chosen).toHaveBeenLastCalledWith(500000)
  await expect.element(slider()).toHaveValue('500000')
})

test.each([
  ['en', 'THB'],
  ['vi', 'VND'],
  ['vi', 'THB'],
  ['es', 'EUR'],
  ['ar', 'EGP'],
  ['ur', 'PKR'],
] as const)(
  'in %s the sign of %s stands on the side where Money has it',
  async (locale, currency) => {
    const { container } = await render(
      <>
        <AmountPicker label="It" min={100} max={900} step={100} {...{ currency, locale }} />
        <output>
          <Money amount={100} whole {...{ currency, locale }} />
        </output>
      </>,
    )
    const written = container.querySelector('output')?.textContent?.replaceAll('\u00a0', '') ?? ''
    const input = page.getByRole('textbox').element() as HTMLInputElement
    const parts = [...(input.parentElement?.children ?? [])].map((part) =>
      part === input ? input.value : part.textContent,
    )
    expect(parts.join('')).toBe(written)
  },
)

test('Thai digits are read', async () => {
  await render(<Picker />)
  await userEvent.fill(field(), '๕๐๐๐')
  expect(chosen).toHaveBeenLastCalledWith(500000)
})

test('on leaving, an amount between steps moves to the nearest below and the change is announced', async () => {
  await render(<Picker />)
  await userEvent.fill(field(), '12345')
  expect(chosen).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(chosen).toHaveBeenLastCalledWith(1230000)
  await expect.element(field()).toHaveValue('12,300')
  await expect.element(page.getByText('Changed to the nearest amount.')).toBeVisible()
})

test('a fraction moves to the nearest below too', async () => {
  await render(<Picker />)
  await userEvent.fill(field(), '12,300.50')
  expect(chosen).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(chosen).toHaveBeenLastCalledWith(1230000)
  await expect.element(page.getByText('Changed to the nearest amount.')).toBeVisible()
})

test('above the largest amount the largest is taken', async () => {
  await render(<Picker />)
  await userEvent.fill(field(), '99999999')
  await userEvent.tab()
  expect(chosen).toHaveBeenLastCalledWith(2000000)
})

test('what is no amount leaves the last one', async () => {
  await render(<Picker />)
  await userEvent.fill(field(), 'much')
  await userEvent.tab()
  expect(chosen).not.toHaveBeenCalled()
  await expect.element(field()).toHaveValue('10,000')
})

test('the field asks for a number pad and says what can be chosen', async () => {
  await render(<Picker />)
  await expect.element(field()).toHaveAttribute('inputmode', 'numeric')
  await expect.element(field()).toHaveAccessibleDescription(/From 1,000 to 20,000/)
})
