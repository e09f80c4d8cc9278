import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render, settle } from '../../tests/render.tsx'
import type { ToastMessage } from './Toast.tsx'
import { Toast } from './Toast.tsx'

const onClose = vi.fn()
beforeEach(() => onClose.mockClear())

const toast = (messages: ToastMessage[], duration = 60) => (
  <Toast messages={messages} onClose={onClose} closeLabel="Close" duration={duration} />
)

test('the live regions stand before the first message, so that it is said', async () => {
  const { rerender } = await render(toast([]))
  const status = page.getByRole('status').element()
  await rerender(toast([{ id: 1, tone: 'success', text: 'Saved.' }], 60_000))
  expect(page.getByRole('status').element()).toBe(status)
  expect(status.textContent).toContain('Saved.')
})

test('an error is said at once', async () => {
  await render(toast([{ id: 1, tone: 'error', text: 'Not sent.' }]))
  await expect.element(page.getByRole('alert').getByText('Not sent.')).toBeVisible()
})

test('a message can be closed', async () => {
  await render(toast([{ id: 7, tone: 'error', text: 'Not sent.' }]))
  await page.getByRole('button', { name: 'Close' }).click()
  expect(onClose).toHaveBeenCalledWith(7)
})

test('a success leaves by itself, an error stays until it is closed', async () => {
  await render(
    toast([
      { id: 1, tone: 'success', text: 'Saved.' },
      { id: 2, tone: 'error', text: 'Not sent.' },
    ]),
  )
  await expect.poll(() => onClose.mock.calls).toEqual([[1]])
})

test('it does not leave while it has the focus or the pointer is over it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await render(<p style={{ marginBlockStart: 300 }}>Elsewhere</p>)
  await page.getByText('Elsewhere').hover()
  await render(toast([{ id: 1, tone: 'info', text: 'One moment.' }], 150))
  const close = page.getByRole('button', { name: 'Close' }).element()
  const pointer = (type: string) => close.dispatchEvent(new PointerEvent(type, { bubbles: true }))
  const closedAfter = async (change: () => void) => {
    await settle(async () => change())
    await settle(async () => void vi.advanceTimersByTime(300))
    return onClose.mock.calls
  }
  expect(await closedAfter(() => pointer('pointerover'))).toEqual([])
  expect(await closedAfter(() => close.focus())).toEqual([])
  expect(await closedAfter(() => pointer('pointerout'))).toEqual([])
  expect(await closedAfter(() => close.blur())).toEqual([[1]])
})

test('with forced colours no backing hides the words of a filled message', async () => {
  const force = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  onTestFinished(() => force('none').then(() => undefined))
  await force('active')
  await render(toast([{ id: 1, tone: 'success', text: 'Saved.' }], 60_000))
  const words = getComputedStyle(page.getByText('Saved.').element())
  expect(matchMedia('(forced-colors: active)').matches).toBe(true)
  expect(words.forcedColorAdjust).toBe('none')
})
