import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import type { FullCostCardProps } from './FullCostCard.tsx'
import { FullCostCard } from './FullCostCard.tsx'

const baht = (amount: number) => ({ amount, currency: 'THB' }) as const
const cost: FullCostCardProps = {
  title: 'For example',
  principal: baht(1000000),
  interest: baht(37000),
  fee: baht(15000),
  total: baht(1052000),
  aprBasisPoints: 2280,
  labels: {
    principal: 'You receive',
    interest: 'Interest',
    fee: 'Service fee',
    total: 'You repay in all',
    apr: 'Annual rate',
  },
  locale: 'en',
}

test('every part, the total and the annual rate stand beside their names', async () => {
  const { container } = await render(<FullCostCard {...cost} />)
  const rows = [...container.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ])
  expect(rows).toEqual([
    ['You receive', '฿10,000.00'],
    ['Interest', '฿370.00'],
    ['Service fee', '฿150.00'],
    ['You repay in all', '฿10,520.00'],
    ['Annual rate', '22.8%'],
  ])
})

test('the card is a region with the name of its title', async () => {
  await render(<FullCostCard {...cost} />)
  await expect.element(page.getByRole('region', { name: 'For example' })).toBeVisible()
})

test('a price that does not add up is never shown', async () => {
  await expect(render(<FullCostCard {...cost} total={baht(1051999)} />)).rejects.toThrow(
    'do not add up',
  )
})

test('before agreeing, the principal stands above as the headline', async () => {
  await render(<FullCostCard {...cost} headline lead="for 90 days" />)
  await expect.element(page.getByText('for 90 days')).toBeVisible()
  expect(page.getByText('฿10,000', { exact: true }).elements().length).toBeGreaterThan(0)
})
