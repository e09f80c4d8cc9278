import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { CopyRow } from './CopyRow.tsx'

afterEach(() => vi.restoreAllMocks())

const row = (
  <CopyRow
    label="Reference"
    value="402177881903"
    display="4021 7788 1903"
    copyLabel="Copy"
    copiedLabel="Copied"
    refusedLabel="Press and hold the number."
  />
)

const withClipboard = (clipboard: unknown) => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard)
}

test('the value is copied without the spaces that only help reading, and it says so', async () => {
  const writeText = vi.fn(async () => undefined)
  withClipboard({ writeText })
  await render(row)
  await page.getByRole('button', { name: 'Copy Reference' }).click()
  await expect.element(page.getByRole('button', { name: 'Copied Reference' })).toBeVisible()
  expect(writeText).toHaveBeenCalledWith('402177881903')
  const said = page
    .getByRole('status')
    .elements()
    .map((status) => status.textContent)
  expect(said).toContain('Copied')
})

test('without a clipboard API the old way copies, and focus stays on the button', async () => {
  withClipboard(undefined)
  let copied = ''
  const command = vi.spyOn(document, 'execCommand').mockImplementation(() => {
    const field = document.activeElement
    if (field instanceof HTMLTextAreaElement) copied = field.value
    return true
  })
  await render(row)
  const button = page.getByRole('button', { name: 'Copy Reference' })
  await button.click()
  await expect.element(page.getByRole('button', { name: 'Copied Reference' })).toHaveFocus()
  expect(command).toHaveBeenCalledWith('copy')
  expect(copied).toBe('402177881903')
})

test('where nothing may copy, the value is selected and the page says what to do', async () => {
  withClipboard({ writeText: () => Promise.reject(new Error('refused')) })
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  await render(row)
  await page.getByRole('button', { name: 'Copy Reference' }).click()
  await expect.element(page.getByText('Press and hold the number.')).toBeVisible()
  expect(getSelection()?.toString()).toBe('4021 7788 1903')
})

test('a code is left to right in an Arabic page, a name follows its own direction', async () => {
  document.documentElement.dir = 'rtl'
  const { container } = await render(
    <>
      {row}
      <CopyRow label="إلى" value="Paso Sandbox" kind="text" />
    </>,
  )
  const directions = [...container.querySelectorAll('bdi')].map((value) => value.dir)
  expect(directions).toEqual(['ltr', 'auto'])
})

test('a number stands in one piece, and long words above it do not move the button', async () => {
  await page.viewport(320, 640)
  const { container } = await render(
    <div style={{ inlineSize: '16rem' }}>
      <CopyRow
        label="CLABE"
        value="002010077777777771"
        display="002 010 07777777777 1"
        copyLabel="Copy"
      />
      <CopyRow label="What to write as the reference" value="27339160047" copyLabel="Copy" />
    </div>,
  )
  const lines = [...container.querySelectorAll('bdi')].map((value) => {
    const range = document.createRange()
    range.selectNodeContents(value)
    return range.getClientRects().length
  })
  expect(lines).toEqual([1, 1])
  const [, second] = page.getByRole('button').elements()
  const number = page.getByText('27339160047').element().getBoundingClientRect()
  expect(second?.getBoundingClientRect().top).toBeLessThan(number.bottom)
  await page.viewport(360, 740)
})

test('without a name for it there is no button', async () => {
  await render(<CopyRow label="To" value="Paso Sandbox" kind="text" />)
  expect(page.getByRole('button').elements()).toHaveLength(0)
})
