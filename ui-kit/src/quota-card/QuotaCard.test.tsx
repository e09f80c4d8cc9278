import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { arcLength } from './QuotaArc.tsx'
import { QuotaCard } from './QuotaCard.tsx'

test('it says what the amount is, the amount and the one thing to do', async () => {
  const { container } = await render(
    <QuotaCard
      label="Borrow up to"
      amount={2000000}
      currency="THB"
      locale="en"
      action={<button type="button">Check my limit</button>}
    />,
  )
  await expect.element(page.getByText('Borrow up to')).toBeVisible()
  expect(container.querySelector('bdi')?.textContent).toBe('฿20,000')
  await expect.element(page.getByRole('button', { name: 'Check my limit' })).toBeVisible()
  expect(container.querySelector('svg')).toBeNull()
})

test('with a limit an arc is drawn, hidden from screen readers', async () => {
  const { container } = await render(
    <QuotaCard label="Free" amount={1200000} limit={2000000} currency="THB" />,
  )
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test.each([undefined, '8,000 of 20,000 in use'])(
  'the arc ends above what follows it, with the detail %s',
  async (detail) => {
    const action = <button type="button">Borrow</button>
    const { container } = await render(
      <QuotaCard {...{ detail, action }} label="Free" amount={5} limit={9} currency="THB" />,
    )
    const arc = container.querySelector('path')?.getBoundingClientRect()
    const button = page.getByRole('button').element().getBoundingClientRect()
    // The ends are round: half of the stroke below the path.
    expect((arc?.bottom ?? Infinity) + 6).toBeLessThanOrEqual(button.top)
  },
)

test('from one amount to the next the arc moves, for as long as the token of motion says', async () => {
  const draw = (amount: number) => (
    <QuotaCard label="Free" amount={amount} limit={2000000} currency="THB" />
  )
  const { container, rerender } = await render(draw(1200000))
  const arc = container.querySelector('[data-part="free"]') as Element
  // Where it stands is taken down before it moves.
  expect(getComputedStyle(arc).transitionDuration).toBe('0.15s')
  await rerender(draw(400000))
  const moves = arc.getAnimations().map((move) => (move as CSSTransition).transitionProperty)
  expect(moves).toEqual(['stroke-dasharray'])
})

test('the arc never runs past its ends', () => {
  expect(arcLength(3, 2)).toBe(1)
  expect(arcLength(-1, 2)).toBe(0)
  expect(arcLength(1, 0)).toBe(0)
  expect(arcLength(1, 2)).toBe(0.5)
})
