import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { Skeleton } from './Skeleton.tsx'

test('however many shapes, a screen reader hears one word', async () => {
  const { container } = await render(<Skeleton label="Loading" shapes={['figure', 'rows']} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading')
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(2)
})
