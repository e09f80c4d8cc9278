import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hydrate, render } from '../../tests/render.tsx'
import { CardNumberField } from './CardNumberField.tsx'

const account = {
  name: 'account',
  words: { label: 'Account number' },
  copyWords: { label: 'Once more' },
}
const number = () => page.getByRole('textbox', { name: 'Account number' })
const copy = () => page.getByRole('textbox', { name: 'Once more' })

test('the two are the same when they mean the same digits', async () => {
  const onValueChange = vi.fn()
  await render(<CardNumberField {...account} onValueChange={onValueChange} />)
  await userEvent.fill(number(), '123-4-56789-0')
  expect(onValueChange).toHaveBeenLastCalledWith({ number: '1234567890', copy: '' })
  await userEvent.fill(copy(), '๑๒๓๔๕๖๗๘๙๐')
  expect(onValueChange).toHaveBeenLastCalledWith({
    number: '1234567890',
    copy: '1234567890',
  })
})

test('its owner may hold both, and clear them', async () => {
  const field = (value: { number: string; copy: string }) => (
    <CardNumberField {...account} value={value} />
  )
  const { rerender } = await render(field({ number: '1234', copy: '12' }))
  await expect.element(copy()).toHaveValue('12')
  await rerender(field({ number: '', copy: '' }))
  await expect.element(number()).toHaveValue('')
  await expect.element(copy()).toHaveValue('')
})

test('changing the first after the copy makes them differ', async () => {
  const onValueChange = vi.fn()
  await render(<CardNumberField {...account} onValueChange={onValueChange} />)
  await userEvent.fill(number(), '123')
  await userEvent.fill(copy(), '123')
  await userEvent.type(number(), '4')
  expect(onValueChange).toHaveBeenLastCalledWith({ number: '1234', copy: '123' })
})

test('paste works in the number and in its copy', async () => {
  const onValueChange = vi.fn()
  await render(<CardNumberField {...account} onValueChange={onValueChange} />)
  const paste = (target: Element) =>
    target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true }))
  expect(paste(number().element())).toBe(true)
  expect(paste(copy().element())).toBe(true)
})

test('the number and its copy are read back in groups, since a long one is cut in its box', async () => {
  await render(<CardNumberField {...account} groups={[3, 1, 5, 1]} />)
  await userEvent.fill(number(), '1234567890')
  await userEvent.fill(copy(), '1234567891')
  await expect.element(page.getByText('123 4 56789 0')).toBeVisible()
  await expect.element(page.getByText('123 4 56789 1')).toBeVisible()
  expect(page.getByRole('status').elements()).toHaveLength(2)
})

test('each box carries its own error and an id for the summary', async () => {
  await render(
    <CardNumberField {...account} copyWords={{ label: 'Once more', error: 'They differ' }} />,
  )
  await expect.element(copy()).toHaveAccessibleDescription('They differ')
  expect(number().element().hasAttribute('aria-invalid')).toBe(false)
  await expect.element(number()).toHaveAttribute('name', 'account')
  await expect.element(copy()).toHaveAttribute('name', 'account_copy')
})

test('both boxes typed before hydration are reported together', async () => {
  const onValueChange = vi.fn()
  const field = <CardNumberField {...account} onValueChange={onValueChange} />
  await hydrate(renderToString(field), field, (container) => {
    for (const input of container.querySelectorAll('input')) input.value = '123 456'
  })
  expect(onValueChange).toHaveBeenLastCalledWith({ number: '123456', copy: '123456' })
})
