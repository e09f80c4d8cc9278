import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hydrate, render } from '../../tests/render.tsx'
import meta from './VoucherUpload.stories.tsx'
import { VoucherUpload, type VoucherUploadProps } from './VoucherUpload.tsx'

const draw = (props: Partial<VoucherUploadProps> = {}) => (
  <VoucherUpload {...meta.args} {...props} />
)
const input = () => page.getByLabelText('Your payment slip')
const pdf = (size = 10) =>
  new File([`%PDF-${'0'.repeat(size)}`], 'slip.pdf', { type: 'application/pdf' })

/** A picture that carries where it was taken. */
async function picture(): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 2000
  canvas.height = 3000
  canvas.getContext('2d')?.fillRect(0, 0, 1000, 1000)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
  const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? [])
  const place = [...'Exif\0\0GPS 13.7563N'].map((letter) => letter.charCodeAt(0))
  const segment = Uint8Array.from([0xff, 0xe1, 0, place.length + 2, ...place])
  return new File([bytes.slice(0, 2), segment, bytes.slice(2)], 'slip.HEIC', { type: 'image/jpeg' })
}

test('a picture is made small, loses where it was taken, and is shown', async () => {
  const onValueChange = vi.fn<(slip: File | null) => void>()
  await render(draw({ onValueChange }))
  const taken = await picture()
  expect(await taken.text()).toContain('13.7563N')
  await userEvent.upload(input(), taken)
  await expect.element(page.getByRole('img', { name: 'Your payment slip' })).toBeVisible()
  const slip = onValueChange.mock.lastCall?.[0]
  expect([slip?.name, slip?.type]).toEqual(['slip.jpg', 'image/jpeg'])
  expect(slip?.size).toBeLessThanOrEqual(300_000)
  expect(await slip?.text()).not.toContain('13.7563N')
})

test('a PDF goes as it is, by what is in it', async () => {
  const onValueChange = vi.fn<(slip: File | null) => void>()
  await render(draw({ onValueChange }))
  const slip = pdf()
  await userEvent.upload(input(), slip)
  await expect.element(page.getByText('slip.pdf')).toBeVisible()
  expect(await onValueChange.mock.lastCall?.[0]?.text()).toBe(await slip.text())
})

test.each([
  ['too large', pdf(40), /larger than 5 MB/],
  ['neither', new File(['<html>'], 'slip.pdf', { type: 'application/pdf' }), /neither/],
])('what is %s is refused in words, and another can be chosen', async (_, file, words) => {
  const onValueChange = vi.fn()
  await render(draw({ onValueChange, maxBytes: 30 }))
  await userEvent.upload(input(), file)
  await expect.poll(() => page.getByRole('alert').element().textContent).toMatch(words)
  expect(onValueChange).not.toHaveBeenCalled()
  await userEvent.upload(input(), pdf())
  await expect.poll(() => onValueChange.mock.calls.length).toBe(1)
  expect(page.getByRole('alert').elements()).toHaveLength(0)
})

test('removed, there is none, and focus is where one is chosen', async () => {
  const onValueChange = vi.fn()
  await render(draw({ defaultValue: pdf(), onValueChange }))
  await page.getByRole('button', { name: 'Remove' }).click()
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null)
  await expect.element(input()).toHaveFocus()
  expect(page.getByText('slip.pdf').elements()).toHaveLength(0)
})

test('chosen before the code arrived, it is taken when it does', async () => {
  const onValueChange = vi.fn()
  const field = draw({ onValueChange })
  await hydrate(renderToString(field), field, (container) => {
    const chosen = new DataTransfer()
    chosen.items.add(pdf())
    const control = container.querySelector('input')
    if (control) control.files = chosen.files
  })
  await expect.poll(() => onValueChange.mock.calls.length).toBe(1)
})

test('disabled, nothing can be chosen or removed', async () => {
  await render(draw({ defaultValue: pdf(), disabled: true }))
  await expect.element(input()).toBeDisabled()
  expect(page.getByRole('button', { name: 'Remove' }).elements()).toHaveLength(0)
})

test('words describe it, and what is pressed is 48 px high', async () => {
  await render(draw({ hint: 'Readable', error: 'Add the slip' }))
  await expect.element(input()).toHaveAccessibleDescription('Readable Add the slip')
  await expect.element(input()).toBeInvalid()
  expect(input().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
})
