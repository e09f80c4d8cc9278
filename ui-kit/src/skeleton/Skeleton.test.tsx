import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { Skeleton, SkeletonCard, SkeletonStroke } from './Skeleton.tsx'

test('however many shapes, a screen reader hears one word', async () => {
  const { container } = await render(<Skeleton label="Loading" shapes={['figure', 'rows']} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading')
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(2)
})

test('any shapes are composed of strokes, and a screen reader hears none of them', async () => {
  await render(
    <Skeleton label="Loading">
      <SkeletonCard data-testid="card">
        <SkeletonStroke kind="label" />
        <SkeletonStroke kind="line" style={{ blockSize: 200 }} />
      </SkeletonCard>
    </Skeleton>,
  )
  const card = page.getByTestId('card').element()
  expect(card.getAttribute('aria-hidden')).toBe('true')
  const [short, high] = [...card.children].map((stroke) => stroke.getBoundingClientRect())
  expect(short?.width).toBeLessThan(high?.width ?? 0)
  expect(high?.height).toBe(200)
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading')
})
