import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

type TwoAnswers = Exclude<ConfirmDialogProps, { confirmLabel?: undefined }>

const dialog = (props: Partial<TwoAnswers> = {}) => (
  <>
    <button>Behind</button>
    <ConfirmDialog
      open
      title="Leave the application?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => undefined}
      onCancel={() => undefined}
      {...props}
    >
      One step remains.
    </ConfirmDialog>
  </>
)
const box = () => page.getByRole('alertdialog')

test('closed, it is not there', async () => {
  await render(dialog({ open: false }))
  expect(box().elements()).toHaveLength(0)
})

test('open, its question names it and its words describe it', async () => {
  await render(dialog())
  await expect
    .element(page.getByRole('alertdialog', { name: 'Leave the application?' }))
    .toBeVisible()
  await expect.element(box()).toHaveAccessibleDescription('One step remains.')
})

test('focus is on the way back at first, and returns to where it was', async () => {
  const { rerender } = await render(dialog({ open: false }))
  const behind = page.getByRole('button', { name: 'Behind' })
  behind.element().focus()
  await rerender(dialog())
  await expect.element(page.getByRole('button', { name: 'Stay' })).toHaveFocus()
  await rerender(dialog({ open: false }))
  await expect.element(behind).toHaveFocus()
})

test('the page behind cannot be pressed', async () => {
  await render(dialog())
  const behind = document.querySelector('button')
  const at = behind?.getBoundingClientRect()
  expect(document.elementFromPoint((at?.x ?? 0) + 4, (at?.y ?? 0) + 4)).not.toBe(behind)
})

test('yes and no are reported', async () => {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  await render(dialog({ onConfirm, onCancel }))
  await page.getByRole('button', { name: 'Leave' }).click()
  expect(onConfirm).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: 'Stay' }).click()
  expect(onCancel).toHaveBeenCalledOnce()
})

test('Escape says no, and its owner decides whether it closes', async () => {
  const onCancel = vi.fn()
  await render(dialog({ onCancel }))
  await userEvent.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledOnce()
  await expect.element(box()).toBeVisible()
})

test('busy, nothing can be pressed and Escape does nothing', async () => {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  await render(dialog({ onConfirm, onCancel, busy: true, busyLabel: 'Leaving' }))
  await page.getByRole('button', { name: 'Leaving' }).click({ force: true })
  await userEvent.keyboard('{Escape}')
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onCancel).not.toHaveBeenCalled()
  await expect.element(page.getByRole('button', { name: 'Stay' })).toBeDisabled()
})

test('on a phone it stands at the thumb, within the screen', async () => {
  await render(dialog())
  await Promise.all(document.getAnimations().map((rise) => rise.finished))
  const at = box().element().getBoundingClientRect()
  expect(at.bottom).toBeLessThanOrEqual(innerHeight)
  expect(at.bottom).toBeGreaterThan(innerHeight - 40)
  expect(at.left).toBeGreaterThan(0)
})

test('it has any answers: the first has focus, and each does its own', async () => {
  const pay = vi.fn()
  await render(
    <ConfirmDialog
      open
      title="Leave the loan as it is?"
      onCancel={() => undefined}
      actions={
        <>
          <button type="button">Stay</button>
          <button type="button" onClick={pay}>
            Pay part
          </button>
          <a href="#help">Ask for help</a>
        </>
      }
    />,
  )
  await expect.element(page.getByRole('button', { name: 'Stay' })).toHaveFocus()
  expect(box().getByRole('button').elements()).toHaveLength(2)
  await expect.element(box().getByRole('link', { name: 'Ask for help' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay part' }).click()
  expect(pay).toHaveBeenCalledOnce()
})
