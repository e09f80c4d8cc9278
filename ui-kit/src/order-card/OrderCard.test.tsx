import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import type { LinkProps } from '../kit-settings/KitSettings.tsx'
import { KitSettings } from '../kit-settings/KitSettings.tsx'
import { OrderCard } from './OrderCard.tsx'

const taken = vi.fn()
const RouterLink = ({ href, ...rest }: LinkProps) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      event.preventDefault()
      taken(href)
    }}
  />
)

const card = (
  <KitSettings locale="en" linkComponent={RouterLink}>
    <OrderCard
      title="Loan of 4 Sep"
      href="/orderdetails?id=1"
      amount={{ amount: 1052000, currency: 'THB' }}
      state="Paid out"
      tone="good"
      detail="Due 3 Dec"
    />
  </KitSettings>
)

test('amount, state and what comes next can be read', async () => {
  const { container } = await render(card)
  await expect.element(page.getByText('Paid out')).toBeVisible()
  await expect.element(page.getByText('Due 3 Dec')).toBeVisible()
  expect(container.querySelector('bdi')?.textContent).toBe('฿10,520.00')
})

test('a tap anywhere on the card follows the link of the router', async () => {
  const { container } = await render(card)
  const box = container.querySelector('article')?.getBoundingClientRect()
  const under = document.elementFromPoint((box?.right ?? 0) - 8, (box?.bottom ?? 0) - 8)
  expect(under?.tagName).toBe('A')
  await page.getByRole('link', { name: 'Loan of 4 Sep' }).click()
  expect(taken).toHaveBeenCalledWith('/orderdetails?id=1')
})
