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
