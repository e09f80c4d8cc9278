import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { SearchSheet, type SearchSheetProps } from './SearchSheet.tsx'

const banks = [
  { value: 'scb', label: 'ธนาคารไทยพาณิชย์', also: ['Siam Commercial Bank', 'SCB'] },
  { value: 'ktb', label: 'ธนาคารกรุงไทย', also: ['Krungthai Bank'], detail: 'รัฐวิสาหกิจ' },
  { value: 'bay', label: 'ธนาคารกรุงศรีอยุธยา', also: ['Krungsri', 'Bank of Ayudhya'] },
]
const many = Array.from({ length: 5000 }, (_, at) => ({
  value: `place-${at}`,
  label: `Municipio número ${at}`,
}))
const draw = (props: Partial<SearchSheetProps> = {}) => (
  <SearchSheet
    label="Bank"
    rows={banks}
    searchLabel="Name of the bank"
    foundLabel={(count) => (count > 0 ? `${count} found` : 'Nothing found')}
    closeLabel="Close"
    {...props}
  />
)
const field = () => page.getByRole('combobox', { name: 'Bank', exact: true })
const box = () => page.getByRole('combobox', { name: 'Name of the bank' })
const options = () => page.getByRole('option')

test.each(['{Enter}', ' ', '{ArrowDown}'])('%s opens it, and one types at once', async (key) => {
  await render(draw())
  // Where Tab would go first is for what was on the page before to say.
  ;(field().element() as HTMLElement).focus()
  await userEvent.keyboard(key)
  await expect.element(page.getByRole('dialog', { name: 'Bank' })).toBeVisible()
  await expect.element(box()).toHaveFocus()
  expect(options().elements()).toHaveLength(3)
})

test('any spelling finds it, and a press chooses it', async () => {
  const onValueChange = vi.fn()
  await render(draw({ onValueChange }))
  await field().click()
  for (const [typed, label] of [
    ['พาณิชย์', 'ธนาคารไทยพาณิชย์'],
    ['ayudh', 'ธนาคารกรุงศรีอยุธยา'],
    ['KRUNGTHAI', 'ธนาคารกรุงไทยรัฐวิสาหกิจ'],
  ] as const) {
    await userEvent.fill(box(), typed)
    await expect.poll(() => options().elements()).toHaveLength(1)
    await expect.element(options()).toHaveTextContent(label)
  }
  await options().click()
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('ktb')
  await expect.element(field()).toHaveValue('ธนาคารกรุงไทย')
  await expect.element(field()).toHaveFocus()
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
})

test('a name that is pasted finds it too', async () => {
  await render(draw())
  await field().click()
  const typed = box().element() as HTMLInputElement
  await expect.element(box()).toHaveFocus()
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
  expect(typed.dispatchEvent(paste)).toBe(true)
  document.execCommand('insertText', false, 'Krungthai Bank')
  await expect.poll(() => options().elements()).toHaveLength(1)
  await expect.element(options()).toHaveTextContent('ธนาคารกรุงไทยรัฐวิสาหกิจ')
})

test('a double press opens one sheet, and takes nothing in it', async () => {
  const onValueChange = vi.fn()
  await render(draw({ onValueChange, rows: many }))
  await field().dblClick()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(onValueChange).not.toHaveBeenCalled()
})

test('arrows go through what was found, Enter takes it', async () => {
  const onValueChange = vi.fn()
  await render(draw({ onValueChange }))
  await field().click()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}')
  const active = () =>
    document.getElementById(box().element().getAttribute('aria-activedescendant') ?? '')
  expect(active()?.textContent).toContain('ธนาคารกรุงไทย')
  await userEvent.fill(box(), 'kr')
  await expect.poll(() => active()?.getAttribute('aria-posinset')).toBe('1')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('bay')
})

test('Escape, its button and a press beside it leave what was chosen', async () => {
  const onValueChange = vi.fn()
  await render(draw({ defaultValue: 'scb', onValueChange }))
  await field().click()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0)
  await field().click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(field()).toHaveValue('ธนาคารไทยพาณิชย์')
  expect(onValueChange).not.toHaveBeenCalled()
})

test('what was chosen stands first and is told apart', async () => {
  await render(draw({ defaultValue: 'bay' }))
  await field().click()
  await expect.element(options().first()).toHaveTextContent('ธนาคารกรุงศรีอยุธยา')
  expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(1)
})

test('how many were found is said, and of none what to try', async () => {
  await render(draw())
  await field().click()
  const said = page.getByRole('status')
  await expect.element(said).toHaveTextContent('3 found')
  await userEvent.fill(box(), 'zzz')
  await expect.element(said).toHaveTextContent('Nothing found')
  await expect.element(box()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('of thousands a part is drawn, and more when its end comes into sight', async () => {
  await render(draw({ rows: many }))
  await field().click()
  await expect.poll(() => options().elements().length).toBeLessThan(100)
  await expect.element(options().first()).toHaveAttribute('aria-setsize', '5000')
  const before = options().elements().length
  options().elements().at(-1)?.scrollIntoView()
  await expect.poll(() => options().elements().length).toBeGreaterThan(before)
  await userEvent.fill(box(), 'numero ٤٩٩٩')
  await expect.poll(() => options().elements()).toHaveLength(1)
})

test('more is drawn too where a busy phone tells of two frames at once', async () => {
  const frames = [false, true].map((isIntersecting) => ({ isIntersecting }))
  const told = vi.fn()
  class Late {
    readonly disconnect = vi.fn()
    readonly #tell: (frames: readonly object[]) => void
    constructor(tell: (frames: readonly object[]) => void) {
      this.#tell = tell
    }
    observe(): void {
      if (told.mock.calls.length > 0) return
      told()
      queueMicrotask(() => this.#tell(frames))
    }
  }
  vi.stubGlobal('IntersectionObserver', Late)
  onTestFinished(() => void vi.unstubAllGlobals())
  await render(draw({ rows: many }))
  await field().click()
  await expect.poll(() => options().elements()).toHaveLength(32)
})

test('disabled, or while the rows are on their way, nothing can be chosen', async () => {
  const { rerender } = await render(draw({ disabled: true }))
  await field().click({ force: true })
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
  await rerender(draw({ rows: [], busyLabel: 'Loading the banks' }))
  await field().click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading the banks')
})

test('its error and its hint describe it', async () => {
  await render(draw({ hint: 'Where your pay goes', error: 'Choose a bank' }))
  await expect.element(field()).toHaveAccessibleDescription('Where your pay goes Choose a bank')
  await expect.element(field()).toBeInvalid()
})

test('every row is a target of 48 px', async () => {
  await render(draw())
  await field().click()
  for (const row of options().elements()) {
    // A box that does not begin at a whole pixel is measured with a rounding of its own.
    expect(row.getBoundingClientRect().height).toBeGreaterThan(47.99)
  }
})
