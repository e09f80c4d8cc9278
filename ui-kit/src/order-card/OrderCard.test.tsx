import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { linesOf } from '../../tests/lines-of.ts'
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

const card = (level?: 3) => (
  <KitSettings locale="en" linkComponent={RouterLink}>
    <OrderCard
      title="Loan of 4 Sep"
      level={level}
      href="/orderdetails?id=1"
      amount={{ amount: 1052000, currency: 'THB' }}
      state="Paid out"
      tone="good"
      detail="Due 3 Dec"
    />
  </KitSettings>
)

test('amount, state and what comes next can be read', async () => {
  const { container } = await render(card())
  await expect.element(page.getByText('Paid out')).toBeVisible()
  await expect.element(page.getByText('Due 3 Dec')).toBeVisible()
  expect(container.querySelector('bdi')?.textContent).toBe('฿10,520.00')
})

test('a tap anywhere on the card follows the link of the router', async () => {
  const { container } = await render(card())
  const box = container.querySelector('article')?.getBoundingClientRect()
  const under = document.elementFromPoint((box?.right ?? 0) - 8, (box?.bottom ?? 0) - 8)
  expect(under?.tagName).toBe('A')
  await page.getByRole('link', { name: 'Loan of 4 Sep' }).click()
  expect(taken).toHaveBeenCalledWith('/orderdetails?id=1')
})

test('it is a heading right under that of the page, or as deep as its list stands', async () => {
  const { rerender } = await render(card())
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('Loan of 4 Sep')
  await rerender(card(3))
  await expect.element(page.getByRole('heading', { level: 3 })).toHaveTextContent('Loan of 4 Sep')
})

test('the link is as large as a thumb needs at 320 px, and the card no higher for it', async () => {
  await page.viewport(320, 640)
  const { container } = await render(card())
  const link = page.getByRole('link').element().getBoundingClientRect()
  expect(Math.min(link.width, link.height)).toBeGreaterThanOrEqual(48)
  const name = container.querySelector('h2')
  const line = Number.parseFloat(name ? getComputedStyle(name).lineHeight : '')
  expect(name?.getBoundingClientRect().height).toBeCloseTo(line, 0)
  await page.viewport(360, 740)
})

test('the focus ring goes round the whole card', async () => {
  await render(card())
  await userEvent.tab()
  const link = page.getByRole('link').element()
  expect(getComputedStyle(link).outlineStyle).toBe('none')
  expect(getComputedStyle(link, '::after').outlineStyle).toBe('solid')
})

test('a sum stays whole where letters are twice as large on a small phone', async () => {
  // Half of 320 px with letters of the usual size.
  await page.viewport(160, 640)
  const { container } = await render(
    <OrderCard
      title="Loan TH1"
      href="/orderdetails?id=1"
      amount={{ amount: 10122089918, currency: 'THB' }}
      locale="en"
      state="Active"
      detail="฿101,220,899.18 left to repay"
    />,
  )
  expect(linesOf(container, '฿101,220,899.18')).toBe(1)
  await page.viewport(360, 740)
})

test('the amount of a loan that has ended is no larger than the text', async () => {
  const loan = (ended: boolean) => (
    <OrderCard
      title="Loan"
      href="#"
      amount={{ amount: 1052000, currency: 'THB' }}
      state="Repaid"
      ended={ended}
      locale="en"
    />
  )
  const { container, rerender } = await render(loan(true))
  const size = () => {
    const amount = container.querySelector('bdi')
    return amount === null ? 0 : Number.parseFloat(getComputedStyle(amount).fontSize)
  }
  expect(size()).toBeLessThanOrEqual(16)
  await rerender(loan(false))
  expect(size()).toBeGreaterThan(20)
})
