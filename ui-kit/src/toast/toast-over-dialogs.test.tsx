import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render, settle } from '../../tests/render.tsx'
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog.tsx'
import { Toast, type ToastMessage } from './Toast.tsx'
import { ToastProvider, useToast } from './ToastProvider.tsx'

const onClose = vi.fn()
const saved: ToastMessage = { id: 1, tone: 'success', text: 'Saved.' }

const pageWith = (messages: readonly ToastMessage[], dialogs: readonly string[] = []) => (
  <>
    <Toast messages={messages} onClose={onClose} closeLabel="Close" duration={1000} />
    {['First', 'Second'].map((name) => (
      <ConfirmDialog
        key={name}
        open={dialogs.includes(name)}
        title={name}
        confirmLabel="Yes"
        cancelLabel="No"
        onConfirm={() => undefined}
        onCancel={() => undefined}
      />
    ))}
  </>
)

const words = () => page.getByText('Saved.').element()
const titleOfDialogAround = () => words().closest('dialog')?.querySelector('h2')?.textContent
const isOnTop = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  return element.contains(there)
}

/** What live regions are given from now on: what a screen reader says. */
function listen() {
  const said: string[] = []
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const live = [...addedNodes].flatMap((node) =>
        node instanceof Element ? [node, ...node.querySelectorAll('[role]')] : [],
      )
      const within = target instanceof Element && target.closest('[role=alert],[role=status]')
      if (within) said.push(...[...addedNodes].map((node) => node.textContent ?? ''))
      else
        said.push(
          ...live
            .filter((node) => node.matches('[role=alert],[role=status]') && node.textContent)
            .map((node) => node.textContent ?? ''),
        )
    }
  })
  observer.observe(document, { subtree: true, childList: true })
  onTestFinished(() => observer.disconnect())
  return said
}

/** What is under the pointer stays. */
async function fakeTime() {
  await render(<p style={{ marginBlockStart: 300 }}>Elsewhere</p>)
  await page.getByText('Elsewhere').hover()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  onClose.mockClear()
  return (milliseconds: number) =>
    settle(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
}

test('while dialogs are open it stands in the one opened last, and goes back from one to the next', async () => {
  const { rerender } = await render(pageWith([], ['Second']))
  await rerender(pageWith([saved], ['Second']))
  expect(titleOfDialogAround()).toBe('Second')
  await rerender(pageWith([saved], ['Second', 'First']))
  await expect.poll(titleOfDialogAround).toBe('First')
  await rerender(pageWith([saved], ['Second']))
  await expect.poll(titleOfDialogAround).toBe('Second')
  await rerender(pageWith([saved]))
  await expect.poll(titleOfDialogAround).toBe(undefined)
  expect(isOnTop(words())).toBe(true)
})

test('in a dialog it can be pressed and is said', async () => {
  onClose.mockClear()
  const { rerender } = await render(pageWith([], ['First']))
  const said = listen()
  await rerender(pageWith([saved], ['First']))
  await expect.poll(() => said).toEqual(['Saved.Close'])
  expect(isOnTop(words())).toBe(true)
  await page.getByRole('button', { name: 'Close' }).click()
  expect(onClose.mock.calls).toEqual([[1]])
})

test('a dialog that opens and closes neither starts its time again nor has it said twice', async () => {
  const pass = await fakeTime()
  const { rerender } = await render(pageWith([]))
  const said = listen()
  await rerender(pageWith([saved]))
  const element = words()
  await pass(400)
  await rerender(pageWith([saved], ['First']))
  await pass(0)
  expect(words()).toBe(element)
  expect(titleOfDialogAround()).toBe('First')
  await pass(400)
  await rerender(pageWith([saved]))
  await pass(0)
  expect(words()).toBe(element)
  expect(onClose).not.toHaveBeenCalled()
  await pass(300)
  expect(onClose.mock.calls).toEqual([[1]])
  expect(said).toEqual(['Saved.Close'])
})

test('it outlives a dialog that is taken away while it is open', async () => {
  const { rerender } = await render(pageWith([saved], ['First']))
  await rerender(
    <Toast messages={[saved]} onClose={onClose} closeLabel="Close" duration={60_000} />,
  )
  await expect.poll(() => words().isConnected && isOnTop(words())).toBe(true)
})

test('its time is over when it is, however often the parent renders, and though it keeps the message', async () => {
  const pass = await fakeTime()
  const { rerender } = await render(pageWith([]))
  for (let time = 0; time < 1200; time += 100) {
    // Everything is made anew each time, as a parent without memory does.
    await rerender(
      <Toast
        messages={[{ ...saved }]}
        onClose={(id) => void onClose(id)}
        closeLabel="Close"
        duration={1000}
      />,
    )
    await pass(100)
  }
  expect(onClose.mock.calls).toEqual([[1]])
  expect(page.getByText('Saved.').query()).toBe(null)
})

test('what can be done about it is done once, and closes it', async () => {
  onClose.mockClear()
  const undo = vi.fn()
  await render(pageWith([{ ...saved, action: { label: 'Undo', onPress: undo } }]))
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(undo).toHaveBeenCalledOnce()
  expect(onClose.mock.calls).toEqual([[1]])
})

test('a press inside is heard once by what stands around it', async () => {
  const heard = vi.fn()
  await render(<div onClick={heard}>{pageWith([saved], ['First'])}</div>)
  await page.getByRole('button', { name: 'Close' }).click()
  expect(heard).toHaveBeenCalledOnce()
})

function Saver() {
  const { show, close } = useToast()
  const [last, setLast] = useState(0)
  return (
    <div style={{ marginBlockStart: 300 }}>
      <button onClick={() => setLast(show({ tone: 'info', text: 'Saving' }))}>save</button>
      <button onClick={() => close(last)}>done</button>
    </div>
  )
}

test('useToast says something from anywhere below its provider, and takes it away', async () => {
  await render(
    <ToastProvider closeLabel="Close">
      <Saver />
    </ToastProvider>,
  )
  await page.getByRole('button', { name: 'save' }).click()
  await expect.element(page.getByRole('status').getByText('Saving')).toBeVisible()
  await page.getByRole('button', { name: 'done' }).click()
  await expect.poll(() => page.getByText('Saving').query()).toBe(null)
})
