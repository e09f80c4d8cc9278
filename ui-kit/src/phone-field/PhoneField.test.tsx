import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hydrate, render } from '../../tests/render.tsx'
import { PhoneField } from './PhoneField.tsx'

const box = () => page.getByRole('textbox')
const typed = () => (box().element() as HTMLInputElement).value
const thai = { name: 'phone', label: 'Mobile number', prefix: '+66', longest: 9 }

test('the prefix is shown and described, not typed', async () => {
  await render(<PhoneField {...thai} />)
  await expect.element(page.getByText('+66')).toBeVisible()
  await expect.element(box()).toHaveAccessibleDescription('+66')
  expect(typed()).toBe('')
})

test('a trunk 0, spaces and dashes are left as typed and not reported', async () => {
  const onValueChange = vi.fn()
  await render(<PhoneField {...thai} onValueChange={onValueChange} />)
  await userEvent.type(box(), '081 234-5678')
  expect(typed()).toBe('081 234-5678')
  expect(onValueChange).toHaveBeenLastCalledWith('812345678')
})

test('an owner that holds the national digits does not disturb the typing', async () => {
  function Owner() {
    const [national, setNational] = useState('')
    return <PhoneField {...thai} value={national} onValueChange={setNational} />
  }
  await render(<Owner />)
  await userEvent.type(box(), '081-234 5678')
  expect(typed()).toBe('081-234 5678')
})

test('a paste with the prefix means the same number', async () => {
  const onValueChange = vi.fn()
  await render(<PhoneField {...thai} onValueChange={onValueChange} />)
  await userEvent.fill(box(), '+66 81 234 5678')
  expect(onValueChange).toHaveBeenLastCalledWith('812345678')
})

test.each(['๐๘๑๒๓๔๕๖๗๘', '٠٨١٢٣٤٥٦٧٨', '۰۸۱۲۳۴۵۶۷۸'])('%s is understood', async (written) => {
  const onValueChange = vi.fn()
  await render(<PhoneField {...thai} onValueChange={onValueChange} />)
  await userEvent.fill(box(), written)
  expect(onValueChange).toHaveBeenLastCalledWith('812345678')
})

test('nothing is cut: too long a number reaches the rule that speaks of it', async () => {
  const onValueChange = vi.fn()
  await render(<PhoneField {...thai} onValueChange={onValueChange} />)
  await userEvent.fill(box(), '08123456789999')
  expect(onValueChange).toHaveBeenLastCalledWith('8123456789999')
})

test('it asks for the phone keypad and the national number', async () => {
  await render(<PhoneField {...thai} />)
  await expect.element(box()).toHaveAttribute('type', 'tel')
  await expect.element(box()).toHaveAttribute('autocomplete', 'tel-national')
})

test('in a right-to-left page prefix and number stand left to right', async () => {
  document.documentElement.dir = 'rtl'
  await render(<PhoneField {...thai} defaultValue="812345678" />)
  const prefix = page.getByText('+66').element().getBoundingClientRect()
  const number = box().element().getBoundingClientRect()
  expect(prefix.right).toBeLessThanOrEqual(number.left + 20)
  expect(getComputedStyle(box().element()).direction).toBe('ltr')
})

test('one rounded focus ring goes round prefix and number', async () => {
  await render(<PhoneField {...thai} />)
  await userEvent.tab()
  await expect.element(box()).toHaveFocus()
  const ringed = [...document.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).outlineStyle === 'solid',
  )
  expect(ringed).toHaveLength(1)
  expect(ringed[0]?.contains(page.getByText('+66').element())).toBe(true)
  expect(getComputedStyle(ringed[0] as Element).borderStartStartRadius).not.toBe('0px')
})

test('its error is part of its description', async () => {
  await render(<PhoneField {...thai} error="Give another number" />)
  await expect.element(box()).toHaveAccessibleDescription('+66 Give another number')
  await expect.element(box()).toBeInvalid()
})

test('a number typed before hydration is reported as national digits', async () => {
  const onValueChange = vi.fn()
  const field = <PhoneField {...thai} onValueChange={onValueChange} />
  await hydrate(renderToString(field), field, (container) => {
    const input = container.querySelector('input')
    if (input) input.value = '081 234 5678'
  })
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('812345678')
  expect(typed()).toBe('081 234 5678')
})

test.each([
  ['usual letters stand beside the prefix', '17px', false],
  ['letters twice as large stand under it, and none is cut', '34px', true],
])('ten figures in %s', async (_, size, isUnder) => {
  const narrow = { inlineSize: 256, '--paso-text-strong': size }
  await render(
    <div style={narrow}>
      <PhoneField name="phone" label="Mobile number" prefix="+52" defaultValue="5512345678" />
    </div>,
  )
  const input = page.getByRole('textbox').element() as HTMLInputElement
  await userEvent.fill(input, '55 1234 5678')
  expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth)
  const prefix = page.getByText('+52').element().getBoundingClientRect()
  expect(input.getBoundingClientRect().top >= prefix.bottom).toBe(isUnder)
})
