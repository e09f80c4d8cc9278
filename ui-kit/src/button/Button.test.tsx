import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render, settle } from '../../tests/render.tsx'
import { Button } from './Button.tsx'

afterEach(() => vi.useRealTimers())

const button = () => page.getByRole('button')

test('a press calls onClick', async () => {
  const onClick = vi.fn()
  await render(<Button onClick={onClick}>Borrow</Button>)
  await button().click()
  expect(onClick).toHaveBeenCalledOnce()
})

test('it submits no form unless asked to', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  await render(
    <form onSubmit={onSubmit}>
      <Button>Look</Button>
      <Button type="submit">Send</Button>
    </form>,
  )
  await page.getByRole('button', { name: 'Look' }).click()
  expect(onSubmit).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Send' }).click()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('busy, a press does nothing', async () => {
  const onClick = vi.fn()
  await render(
    <Button busy busyLabel="Sending" onClick={onClick}>
      Send
    </Button>,
  )
  await button().click({ force: true })
  expect(onClick).not.toHaveBeenCalled()
})

test('busy, neither a press nor Enter in a field submits its form', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  await render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy busyLabel="Sending">
        Send
      </Button>
    </form>,
  )
  await button().click({ force: true })
  await page.getByRole('textbox').click()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('busy, it keeps focus and says what is happening', async () => {
  const { rerender } = await render(<Button busyLabel="Sending">Send</Button>)
  button().element().focus()
  await rerender(
    <Button busy busyLabel="Sending">
      Send
    </Button>,
  )
  await expect.element(button()).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Sending' })).toBeInTheDocument()
  await expect.element(page.getByRole('status')).toHaveTextContent('Sending')
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
})

test('after eight seconds it says that it is still at it', async () => {
  vi.useFakeTimers()
  await render(
    <Button busy busyLabel="Sending" slowLabel="Still sending">
      Send
    </Button>,
  )
  await settle(async () => vi.advanceTimersByTime(7999))
  expect(button().element().textContent).toBe('Sending')
  await settle(async () => vi.advanceTimersByTime(1))
  expect(button().element().textContent).toBe('Still sending')
})

test('a second round of being busy starts its eight seconds anew', async () => {
  vi.useFakeTimers()
  const sending = (busy: boolean) => (
    <Button busy={busy} busyLabel="Sending" slowLabel="Still sending">
      Send
    </Button>
  )
  const { rerender } = await render(sending(true))
  await settle(async () => vi.advanceTimersByTime(9000))
  await rerender(sending(false))
  expect(button().element().textContent).toBe('Send')
  await rerender(sending(true))
  expect(button().element().textContent).toBe('Sending')
})

test('while the promise of a press is open, a double tap calls onClick once', async () => {
  let finish = () => {}
  const onClick = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  await render(<Button onClick={onClick}>Send</Button>)
  await button().dblClick()
  expect(onClick).toHaveBeenCalledOnce()
  finish()
  await Promise.resolve()
  await button().click()
  expect(onClick).toHaveBeenCalledTimes(2)
})

test('it is at least 48 px high and wraps long words at 320 px', async () => {
  await page.viewport(320, 640)
  await render(
    <Button variant="quiet">
      I have read the agreement and want to borrow ten thousand baht for ninety days
    </Button>,
  )
  const box = button().element().getBoundingClientRect()
  expect(box.height).toBeGreaterThan(48)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(360, 740)
})

test('keyboard: Enter and Space press it', async () => {
  const onClick = vi.fn()
  await render(<Button onClick={onClick}>Borrow</Button>)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(onClick).toHaveBeenCalledTimes(2)
})
