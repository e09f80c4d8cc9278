import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hydrate, render } from '../../tests/render.tsx'
import { InternationalPhoneField } from './InternationalPhoneField.tsx'

const countries = [
  { code: 'TH', name: 'Thailand', prefix: '+66', longest: 9 },
  { code: 'PK', name: 'Pakistan', prefix: '+92' },
  { code: 'US', name: 'United States', prefix: '+1' },
  { code: 'CA', name: 'Canada', prefix: '+1' },
]
const phone = { name: 'phone', label: 'Mobile number', countryLabel: 'Country', countries }
const box = () => page.getByRole('textbox', { name: 'Mobile number' })
const list = () => page.getByRole('combobox', { name: 'Country' })
const typed = () => (box().element() as HTMLInputElement).value

test('the value is the whole number, whatever is typed', async () => {
  const onValueChange = vi.fn()
  await render(<InternationalPhoneField {...phone} onValueChange={onValueChange} />)
  await userEvent.fill(box(), '๐๘๑ ๒๓๔-๕๖๗๘')
  expect(onValueChange).toHaveBeenLastCalledWith('+66812345678')
  expect(typed()).toBe('๐๘๑ ๒๓๔-๕๖๗๘')
  await userEvent.clear(box())
  expect(onValueChange).toHaveBeenLastCalledWith('')
})

test('without any country a number is as it is typed, until the countries come', async () => {
  const onValueChange = vi.fn()
  const draw = (given: typeof countries) => (
    <InternationalPhoneField {...phone} countries={given} onValueChange={onValueChange} />
  )
  const { rerender } = await render(draw([]))
  expect(list().elements()).toHaveLength(0)
  await userEvent.fill(box(), '+66 81-234-5678')
  expect(onValueChange).toHaveBeenLastCalledWith('+66812345678')
  await userEvent.fill(box(), '๐๘๑ ๒๓๔')
  expect(onValueChange).toHaveBeenLastCalledWith('081234')
  await rerender(draw(countries))
  await expect.element(list()).toHaveValue('TH')
  await userEvent.fill(box(), '081 234 5678')
  expect(onValueChange).toHaveBeenLastCalledWith('+66812345678')
})

test('another country makes another number of the same digits', async () => {
  const onValueChange = vi.fn()
  await render(<InternationalPhoneField {...phone} onValueChange={onValueChange} />)
  await userEvent.fill(box(), '0301 2345678')
  await userEvent.selectOptions(list(), 'Pakistan +92')
  expect(onValueChange).toHaveBeenLastCalledWith('+923012345678')
  expect(typed()).toBe('0301 2345678')
})

test.each(['+92 301 2345678', '0092 301 2345678', '+۹۲ ۳۰۱ ۲۳۴۵۶۷۸'])(
  '%s chooses its own country',
  async (written) => {
    const onValueChange = vi.fn()
    await render(<InternationalPhoneField {...phone} onValueChange={onValueChange} />)
    await userEvent.fill(box(), written)
    expect(onValueChange).toHaveBeenLastCalledWith('+923012345678')
    await expect.element(list()).toHaveValue('PK')
    // Chosen by hand then, the plus of another country does not stay.
    await userEvent.selectOptions(list(), 'Thailand +66')
    expect(typed()).toBe('3012345678')
    expect(onValueChange).toHaveBeenLastCalledWith('+663012345678')
  },
)

test('of two countries with one prefix the chosen one stays', async () => {
  function Owner() {
    const [number, setNumber] = useState('')
    return <InternationalPhoneField {...phone} value={number} onValueChange={setNumber} />
  }
  await render(<Owner />)
  await userEvent.selectOptions(list(), 'Canada +1')
  await userEvent.fill(box(), '416 555 0123')
  await expect.element(list()).toHaveValue('CA')
  expect(typed()).toBe('416 555 0123')
})

test('the owner’s number shows its country and its national digits', async () => {
  const { rerender } = await render(<InternationalPhoneField {...phone} value="+923012345678" />)
  await expect.element(list()).toHaveValue('PK')
  expect(typed()).toBe('3012345678')
  await rerender(<InternationalPhoneField {...phone} value="+66812345678" />)
  await expect.element(list()).toHaveValue('TH')
  expect(typed()).toBe('812345678')
})

test('a form sends the whole number, and its reset brings the country of before', async () => {
  const onValueChange = vi.fn()
  const { container } = await render(
    <form>
      <InternationalPhoneField
        {...phone}
        defaultValue="+66812345678"
        onValueChange={onValueChange}
      />
    </form>,
  )
  const form = container.querySelector('form') as HTMLFormElement
  await userEvent.fill(box(), '+92 301 2345678')
  expect(Object.fromEntries(new FormData(form))).toEqual({ phone: '+923012345678' })
  form.reset()
  await expect.poll(() => onValueChange.mock.lastCall).toEqual(['+66812345678'])
  await expect.element(list()).toHaveValue('TH')
  expect(typed()).toBe('812345678')
})

test('a country chosen before hydration stays', async () => {
  const onValueChange = vi.fn()
  const field = <InternationalPhoneField {...phone} onValueChange={onValueChange} />
  await hydrate(renderToString(field), field, (container) => {
    const [select, input] = [container.querySelector('select'), container.querySelector('input')]
    if (select) select.value = 'PK'
    if (input) input.value = '0301 2345678'
  })
  await expect.element(list()).toHaveValue('PK')
  expect(onValueChange).toHaveBeenLastCalledWith('+923012345678')
})

test('both are 48 px high, left to right in a right-to-left page, and only one ring shows', async () => {
  document.documentElement.dir = 'rtl'
  await render(<InternationalPhoneField {...phone} />)
  const [country, number] = [list(), box()].map((each) => each.element().getBoundingClientRect())
  expect(Math.min(country?.height ?? 0, country?.width ?? 0)).toBeGreaterThanOrEqual(48)
  expect(country?.right).toBeLessThanOrEqual((number?.left ?? 0) + 2)
  await userEvent.tab()
  await expect.element(list()).toHaveFocus()
  const ringed = [...document.querySelectorAll('*')].filter(
    (element) =>
      getComputedStyle(element).outlineStyle === 'solid' &&
      getComputedStyle(element).opacity === '1',
  )
  expect(ringed).toHaveLength(1)
})
