import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hydrate, render } from '../../tests/render.tsx'
import { DigitsField } from './DigitsField.tsx'
import { groupDigits } from './groupDigits.ts'

const box = () => page.getByRole('textbox')
const typed = () => (box().element() as HTMLInputElement).value
const identity = { name: 'id_number', label: 'ID number' }

test.each([
  ['1 1017 00230 70 5', '1101700230705'],
  ['1-1017-00230-70-5', '1101700230705'],
  ['๑๑๐๑๗๐๐๒๓๐๗๐๕', '1101700230705'],
  ['١١٠١٧', '11017'],
  ['۱۱۰۱۷', '11017'],
])('%s means %s and stays as typed', async (written, digits) => {
  const onValueChange = vi.fn()
  await render(<DigitsField {...identity} onValueChange={onValueChange} />)
  await userEvent.fill(box(), written)
  expect(onValueChange).toHaveBeenLastCalledWith(digits)
  expect(typed()).toBe(written)
})

test('a letter is kept for the rule to speak of', async () => {
  const onValueChange = vi.fn()
  await render(<DigitsField {...identity} onValueChange={onValueChange} />)
  await userEvent.fill(box(), 'AB12')
  expect(onValueChange).toHaveBeenLastCalledWith('AB12')
})

test('what was understood is read back in groups', async () => {
  await render(<DigitsField {...identity} groups={[1, 4, 5, 2, 1]} />)
  await userEvent.type(box(), '๑๑๐๑๗๐๐๒๓๐๗๐๕')
  await expect.element(page.getByRole('status')).toHaveTextContent('1 1017 00230 70 5')
})

test('a short number is not read back', async () => {
  await render(<DigitsField {...identity} groups={[4]} defaultValue="1234" />)
  expect(page.getByRole('status').elements()).toHaveLength(0)
})

test('the read-back stands left to right in an Arabic page', async () => {
  document.documentElement.dir = 'rtl'
  await render(<DigitsField {...identity} groups={[4]} defaultValue="4111111111111234" />)
  const figures = page.getByText('4111 1111 1111 1234').element()
  expect(getComputedStyle(figures).direction).toBe('ltr')
  expect(getComputedStyle(box().element()).direction).toBe('ltr')
})

test('an owner that holds the digits leaves spaces as typed', async () => {
  function Owner() {
    const [digits, setDigits] = useState('')
    return <DigitsField {...identity} value={digits} onValueChange={setDigits} />
  }
  await render(<Owner />)
  await userEvent.type(box(), '1 10 17')
  expect(typed()).toBe('1 10 17')
})

test('digits that were read from a picture later are written into it', async () => {
  const { rerender } = await render(<DigitsField {...identity} value="" />)
  await rerender(<DigitsField {...identity} value="1101700230705" />)
  expect(typed()).toBe('1101700230705')
})

test('a number typed before hydration is reported', async () => {
  const onValueChange = vi.fn()
  const field = <DigitsField {...identity} onValueChange={onValueChange} />
  await hydrate(renderToString(field), field, (container) => {
    const input = container.querySelector('input')
    if (input) input.value = '1-1017'
  })
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('11017')
})

test('it asks for a numeric keypad and no corrections', async () => {
  await render(<DigitsField {...identity} />)
  await expect.element(box()).toHaveAttribute('inputmode', 'numeric')
  await expect.element(box()).toHaveAttribute('spellcheck', 'false')
  expect(box().element().hasAttribute('maxlength')).toBe(false)
})

test('it is read back as people there write it, however it was typed', async () => {
  await render(<DigitsField {...identity} groups={[5, 7, 1]} between="-" />)
  for (const written of ['4210100000001', '42101-0000000-1', '42101 0000000 1']) {
    await userEvent.fill(box(), written)
    await expect.element(page.getByText('42101-0000000-1', { exact: true })).toBeVisible()
  }
})

test('no line ends beside a group of one', () => {
  expect(groupDigits('1101700230708', [1, 4, 5, 2, 1])).toBe('1\u00a01017 00230 70\u00a08')
  expect(groupDigits('123456789', [4])).toBe('1234 5678\u00a09')
})

test('groups that have no size are fours, and end', () => {
  expect(groupDigits('123456', [0])).toBe('1234 56')
  expect(groupDigits('123456', [3, 0])).toBe('123 456')
})
