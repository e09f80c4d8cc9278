import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hydrate, render } from '../../tests/render.tsx'
import { OtpField } from './OtpField.tsx'

const box = () => page.getByRole('textbox')
const typed = () => (box().element() as HTMLInputElement).value
const code = { name: 'code', label: 'Code' }

afterEach(() => vi.restoreAllMocks())

test('it is one input that phones can fill', async () => {
  await render(<OtpField {...code} />)
  expect(page.getByRole('textbox').elements()).toHaveLength(1)
  await expect.element(box()).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(box()).toHaveAttribute('inputmode', 'numeric')
})

test('the last digit completes it, once', async () => {
  const onComplete = vi.fn()
  await render(<OtpField {...code} onComplete={onComplete} />)
  await userEvent.type(box(), '48291')
  expect(onComplete).not.toHaveBeenCalled()
  await userEvent.type(box(), '3')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('482913')
})

test('a paste with a space completes it and shows the digits alone', async () => {
  const onComplete = vi.fn()
  await render(<OtpField {...code} onComplete={onComplete} />)
  await userEvent.fill(box(), '482 913')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('482913')
  expect(typed()).toBe('482913')
})

test('Thai and Arabic figures complete it', async () => {
  const onComplete = vi.fn()
  await render(<OtpField {...code} onComplete={onComplete} />)
  await userEvent.fill(box(), '๔๘๒๙๑๓')
  await userEvent.clear(box())
  await userEvent.fill(box(), '٤٨٢٩١٤')
  expect(onComplete.mock.calls).toEqual([['482913'], ['482914']])
})

test('after a wrong code its owner clears it, and the same code can be entered again', async () => {
  const onComplete = vi.fn()
  function Owner() {
    const [value, setValue] = useState('')
    return (
      <>
        <OtpField {...code} value={value} onValueChange={setValue} onComplete={onComplete} />
        <button onClick={() => setValue('')}>Clear</button>
      </>
    )
  }
  await render(<Owner />)
  await userEvent.fill(box(), '482913')
  await page.getByRole('button').click()
  expect(typed()).toBe('')
  await userEvent.type(box(), '482913')
  expect(onComplete).toHaveBeenCalledTimes(2)
})

test('a code of another length completes at that length', async () => {
  const onComplete = vi.fn()
  await render(<OtpField {...code} length={4} onComplete={onComplete} />)
  await userEvent.type(box(), '4829')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('4829')
})

test('a letter does not complete it', async () => {
  const onComplete = vi.fn()
  const onValueChange = vi.fn()
  await render(<OtpField {...code} onComplete={onComplete} onValueChange={onValueChange} />)
  await userEvent.fill(box(), '48291')
  await userEvent.fill(box(), '4829l')
  expect(onComplete).not.toHaveBeenCalled()
})

test('the code of a message that the browser read fills it', async () => {
  const onComplete = vi.fn()
  vi.stubGlobal('OTPCredential', class {})
  vi.spyOn(navigator.credentials, 'get').mockResolvedValue(
    Object.assign({ id: '', type: 'otp' }, { code: '482913' }),
  )
  await render(<OtpField {...code} onComplete={onComplete} />)
  await expect.poll(() => onComplete.mock.calls).toEqual([['482913']])
  expect(typed()).toBe('482913')
  vi.unstubAllGlobals()
})

test('leaving the page ends the waiting for a message', async () => {
  vi.stubGlobal('OTPCredential', class {})
  const get = vi
    .spyOn(navigator.credentials, 'get')
    .mockImplementation(() => new Promise(() => undefined))
  const { rerender } = await render(<OtpField {...code} />)
  const signal = get.mock.calls[0]?.[0]?.signal
  expect(signal?.aborted).toBe(false)
  await rerender(null)
  expect(signal?.aborted).toBe(true)
  vi.unstubAllGlobals()
})

test('one field of a page awaits the message, the next one when it has left', async () => {
  vi.stubGlobal('OTPCredential', class {})
  const get = vi
    .spyOn(navigator.credentials, 'get')
    .mockImplementation(() => new Promise(() => undefined))
  const two = [<OtpField key="a" {...code} />, <OtpField key="b" {...code} name="other" />]
  const { rerender } = await render(two)
  expect(get).toHaveBeenCalledTimes(1)
  await rerender(null)
  await rerender(two)
  expect(get).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
})

test('a code filled before hydration completes it', async () => {
  const onComplete = vi.fn()
  const field = <OtpField {...code} onComplete={onComplete} />
  await hydrate(renderToString(field), field, (container) => {
    const input = container.querySelector('input')
    if (input) input.value = '482913'
  })
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('482913')
})
