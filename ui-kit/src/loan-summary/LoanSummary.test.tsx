import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { Money } from '../money/Money.tsx'
import { LoanSummary } from './LoanSummary.tsx'

test('amount, sentence and rows stand under the title', async () => {
  const { container } = await render(
    <LoanSummary
      title="Your loan"
      amount={{ amount: 1000000, currency: 'THB' }}
      lead="for 90 days"
      rows={[{ label: 'Bank', value: 'Bangkok Bank' }]}
      locale="en"
    >
      <button type="button">Repay</button>
    </LoanSummary>,
  )
  const card = page.getByRole('region', { name: 'Your loan' })
  await expect.element(card.getByText('for 90 days')).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Repay' })).toBeVisible()
  expect(container.querySelector('bdi')?.textContent).toBe('฿10,000.00')
  expect(container.querySelector('dt')?.textContent).toBe('Bank')
  expect(container.querySelector('dd')?.textContent).toBe('Bangkok Bank')
})

test('without rows there is no empty list', async () => {
  const { container } = await render(<LoanSummary title="Your loan" />)
  expect(container.querySelector('dl')).toBeNull()
})

test('a row that is the key to a part of the line has its colour, the others have none', async () => {
  const { container } = await render(
    <LoanSummary
      rows={[
        { label: 'Interest', value: '1', part: 'interest' },
        { label: 'Left', value: '2' },
      ]}
    />,
  )
  const marks = [...container.querySelectorAll('dt')].map(
    (term) => getComputedStyle(term, '::before').inlineSize,
  )
  expect(marks[0]).toMatch(/px$/)
  expect(marks[1]).toBe('auto')
})

test('in letters twice as large an amount is as large as what it is called', async () => {
  // Half as wide is as large letters on a whole screen are to a query.
  await page.viewport(160, 640)
  const amount = <Money amount={320795} currency="PKR" />
  const { container } = await render(<LoanSummary rows={[{ label: 'To repay', value: amount }]} />)
  const sizes = ['dt', 'dd > bdi'].map((part) => {
    const element = container.querySelector(part)
    return element && getComputedStyle(element).fontSize
  })
  expect(sizes[1]).toBe(sizes[0])
  await page.viewport(360, 740)
})
