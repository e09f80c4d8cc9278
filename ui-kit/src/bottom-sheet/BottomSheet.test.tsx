import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { BottomSheet, type BottomSheetProps } from './BottomSheet.tsx'

afterEach(() => page.viewport(360, 740))

const sheet = (props: Partial<BottomSheetProps> = {}) => (
  <>
    <button>Behind</button>
    <BottomSheet open title="Late payments" closeLabel="Close" onClose={() => undefined} {...props}>
      {props.children ?? 'The rate goes on.'}
    </BottomSheet>
  </>
)
const box = () => page.getByRole('dialog', { name: 'Late payments' })

test('closed, it is not there; open, its title names it', async () => {
  const { rerender } = await render(sheet({ open: false }))
  expect(box().elements()).toHaveLength(0)
  await rerender(sheet())
  await expect.element(box()).toBeVisible()
})

test('focus is on the way out at first, or where its owner says, and returns to where it was', async () => {
  const { rerender } = await render(sheet({ open: false }))
  const behind = page.getByRole('button', { name: 'Behind' })
  behind.element().focus()
  await rerender(sheet())
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  await rerender(sheet({ open: false }))
  await expect.element(behind).toHaveFocus()
  const first: { current: HTMLInputElement | null } = { current: null }
  await rerender(sheet({ firstFocus: first, children: <input aria-label="Search" ref={first} /> }))
  await expect.element(page.getByRole('textbox', { name: 'Search' })).toHaveFocus()
})

test('its button, Escape and a press beside it ask its owner to close it, who decides', async () => {
  const onClose = vi.fn()
  await render(sheet({ onClose }))
  await page.getByRole('button', { name: 'Close' }).click()
  expect(onClose).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
  await box().click({ position: { x: 20, y: -200 }, force: true })
  expect(onClose).toHaveBeenCalledTimes(3)
  await expect.element(box()).toBeVisible()
})

test('a press on what stands in it closes nothing', async () => {
  const onClose = vi.fn()
  await render(sheet({ onClose }))
  await page.getByText('The rate goes on.').click()
  await page.getByRole('heading', { name: 'Late payments' }).click()
  expect(onClose).not.toHaveBeenCalled()
})

test('the page behind cannot be pressed', async () => {
  await render(sheet())
  const behind = document.querySelector('button')
  const at = behind?.getBoundingClientRect()
  expect(document.elementFromPoint((at?.x ?? 0) + 4, (at?.y ?? 0) + 4)).not.toBe(behind)
})

test('however long it is, its title, its way out and its actions stay on the screen', async () => {
  await page.viewport(320, 480)
  const lines = Array.from({ length: 60 }, (_, at) => <p key={at}>A line</p>)
  await render(sheet({ children: lines, footer: <button>Go on</button> }))
  await Promise.all(document.getAnimations().map((rise) => rise.finished))
  for (const name of ['Close', 'Go on']) {
    const at = page.getByRole('button', { name }).element().getBoundingClientRect()
    expect(at.top).toBeGreaterThanOrEqual(0)
    expect(at.bottom).toBeLessThanOrEqual(480)
  }
})
