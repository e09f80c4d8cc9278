import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { MethodList } from './MethodList.tsx'

test('a method with an address is a link', async () => {
  await render(
    <MethodList
      label="Ways to pay"
      methods={[{ id: 'bank', kind: 'bank', title: 'Bank transfer', href: '#bank' }]}
    />,
  )
  await expect
    .element(page.getByRole('link', { name: 'Bank transfer' }))
    .toHaveAttribute('href', '#bank')
})

test('without an address the method chosen is reported by its id', async () => {
  const onChoose = vi.fn()
  await render(
    <MethodList
      label="Ways to pay"
      onChoose={onChoose}
      methods={[
        { id: 'm1', kind: 'scan', title: 'Scan a code', detail: 'At once' },
        { id: 'm2', kind: 'shop', title: 'Store' },
      ]}
    />,
  )
  await page.getByRole('button', { name: 'Scan a code At once' }).click()
  expect(onChoose).toHaveBeenCalledWith('m1')
})
