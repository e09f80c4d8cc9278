import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
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
        name: 'You receive ฿10,000.00, Interest ฿370.00, Service fee ฿150.00',
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
