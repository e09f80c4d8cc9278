import { expect, test } from 'vitest'
import { render } from '../../tests/render.tsx'
import { RepaymentProgress } from './RepaymentProgress.tsx'

test('a payment moves the line, for as long as the token of motion says', async () => {
  const draw = (paid: number) => (
    <RepaymentProgress
      paid={{ amount: paid, currency: 'THB' }}
      owed={{ amount: 1000000 - paid, currency: 'THB' }}
      labels={{ paid: 'Paid', owed: 'Still owed' }}
    />
  )
  const { container, rerender } = await render(draw(250000))
  const done = container.querySelector('rect') as Element
  // Where it stands is taken down before it moves.
  expect(getComputedStyle(done).transitionDuration).toBe('0.15s')
  await rerender(draw(500000))
  const moves = done.getAnimations().map((move) => (move as CSSTransition).transitionProperty)
  expect(moves).toEqual(['width'])
})

test('what is paid and what is owed are said in words and drawn to scale', async () => {
  const { container } = await render(
    <RepaymentProgress
      paid={{ amount: 250000, currency: 'THB' }}
      owed={{ amount: 750000, currency: 'THB' }}
      labels={{ paid: 'Paid', owed: 'Still owed' }}
      locale="en"
    />,
  )
  const rows = [...container.querySelectorAll('dl > div')].map((row) => row.textContent)
  expect(rows).toEqual(['Paid฿2,500.00', 'Still owed฿7,500.00'])
  const widths = [...container.querySelectorAll('rect')].map((part) => part.width.baseVal.value)
  expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(3, 1)
})
