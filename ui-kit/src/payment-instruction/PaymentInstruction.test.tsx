import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { PaymentInstruction } from './PaymentInstruction.tsx'

const instruction = (qr: boolean) => (
  <PaymentInstruction
    title="Transfer exactly"
    amount={{ amount: 1052000, currency: 'THB' }}
    validity="Valid until 23:59"
    qr={qr ? { value: 'abc', label: 'Code that pays' } : undefined}
    rows={[
      { label: 'Account number', value: '1234567890', kind: 'code', copy: true },
      { label: 'To', value: 'Paso', kind: 'text' },
    ]}
    copyLabels={{ copy: 'Copy', copied: 'Copied', refused: 'Press and hold' }}
    assurance="We checked this code."
    locale="en"
  />
)

test('what, how much, to whom and until when stand in one region', async () => {
  const { container } = await render(instruction(false))
  const region = page.getByRole('region', { name: 'Transfer exactly' })
  await expect.element(region.getByText('Valid until 23:59')).toBeVisible()
  await expect.element(region.getByText('1234567890')).toBeVisible()
  await expect.element(region.getByText('We checked this code.')).toBeVisible()
  expect(container.querySelector('bdi')?.textContent).toBe('฿10,520.00')
  expect(page.getByRole('img').elements()).toHaveLength(0)
})

test('only what is worth copying can be copied', async () => {
  await render(instruction(false))
  const names = page.getByRole('button').elements()
  expect(names).toHaveLength(1)
  await expect.element(page.getByRole('button', { name: 'Copy Account number' })).toBeVisible()
})

test('a code to scan is shown where the method has one', async () => {
  await render(instruction(true))
  await expect.element(page.getByRole('img', { name: 'Code that pays' })).toBeVisible()
})

test('a code can be saved for the bank’s app on the same phone', async () => {
  const save = { label: 'Save the code', fileName: 'paso.png' }
  await render(
    <PaymentInstruction
      title="Scan"
      amount={{ amount: 1052000, currency: 'THB' }}
      qr={{ value: 'abc', label: 'Code that pays', save }}
      rows={[]}
      copyLabels={{ copy: 'Copy', copied: 'Copied', refused: 'Press and hold' }}
    />,
  )
  const saved: string[] = []
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  press.mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await page.getByRole('button', { name: 'Save the code' }).click()
  await expect.poll(() => saved).toEqual(['paso.png'])
  press.mockRestore()
})

const scan = (
  <PaymentInstruction
    title="Scan"
    amount={{ amount: 1052000, currency: 'THB' }}
    qr={{ value: 'abc', label: 'Code', share: { label: 'Share', fileName: 'paso.png' } }}
    rows={[]}
    copyLabels={{ copy: 'Copy', copied: 'Copied', refused: 'Press and hold' }}
  />
)

test('a code becomes a picture, which a long press saves', async () => {
  const { container } = await render(scan)
  await expect.poll(() => container.querySelector('img')?.naturalWidth).toBeGreaterThan(400)
  await expect.element(page.getByRole('img', { name: 'Code' })).toBeVisible()
})

test('a code is shared where the browser shares pictures', async () => {
  const shared: string[] = []
  Object.assign(navigator, {
    canShare: () => true,
    share: async ({ files = [] }: ShareData) => {
      shared.push(...files.map(({ name, type }) => `${name} ${type}`))
      throw new DOMException('closed', 'AbortError')
    },
  })
  await render(scan)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect.poll(() => shared).toEqual(['paso.png image/png'])
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name)
})

test('a till’s code is drawn', async () => {
  await render(
    <PaymentInstruction
      title="At the till"
      amount={{ amount: 1052000, currency: 'THB' }}
      barcode={{ value: '944021778819034', label: 'Code for the till' }}
      rows={[]}
      copyLabels={{ copy: 'Copy', copied: 'Copied', refused: 'Press and hold' }}
    />,
  )
  await expect.element(page.getByRole('img', { name: 'Code for the till' })).toBeVisible()
})
