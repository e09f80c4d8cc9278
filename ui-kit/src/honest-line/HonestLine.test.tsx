import { cloneElement } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { PasoGlobalStyle } from '../theme/PasoGlobalStyle.ts'
import { HonestLine } from './HonestLine.tsx'

const baht = (amount: number) => ({ amount, currency: 'THB' }) as const
const line = (
  <HonestLine
    principal={baht(1000000)}
    interest={baht(37000)}
    fee={baht(15000)}
    labels={{ principal: 'You receive', interest: 'Interest', fee: 'Service fee' }}
    locale="en"
  />
)

test('a screen reader hears each part with its amount', async () => {
  await render(line)
  await expect
    .element(
      page.getByRole('img', {
        name: 'You receive ฿10,000.00, Interest ฿370.00, and Service fee ฿150.00',
      }),
    )
    .toBeVisible()
})

test('the parts are drawn to scale', async () => {
  const { container } = await render(line)
  const widths = [...container.querySelectorAll('rect')].map((part) => part.width.baseVal.value)
  expect((widths[1] ?? 0) / (widths[2] ?? 1)).toBeCloseTo(37 / 15, 1)
})

test('in a right-to-left page the line starts on the right', async () => {
  document.documentElement.dir = 'rtl'
  const { container } = await render(line)
  const [principal, , fee] = [...container.querySelectorAll('rect')].map((part) =>
    part.getBoundingClientRect(),
  )
  expect(principal?.right).toBeGreaterThan(fee?.right ?? Infinity)
})

test('it carries no inline style, which a strict page policy would refuse', async () => {
  const { container } = await render(line)
  expect(container.querySelector('[style]')).toBeNull()
})

test('from one amount to the next it moves, for as long as the token of motion says', async () => {
  const draw = (interest: number) => (
    <>
      <PasoGlobalStyle />
      {cloneElement(line, { interest: baht(interest) })}
    </>
  )
  const { container, rerender } = await render(draw(37000))
  const bar = container.querySelector('[data-tone="interest"]') as Element
  // Where it stands is taken down before it moves.
  expect(getComputedStyle(bar).transitionDuration).toBe('0.15s')
  await rerender(draw(500000))
  const moves = bar.getAnimations().map((move) => (move as CSSTransition).transitionProperty)
  expect(moves.sort()).toEqual(['width', 'x'])
  document.documentElement.style.setProperty('--paso-motion', '0s')
  await rerender(draw(37000))
  expect(getComputedStyle(bar).transitionDuration).toBe('0s')
  expect(bar.getAnimations()).toEqual([])
  document.documentElement.style.removeProperty('--paso-motion')
})
