import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { DueCountdown } from './DueCountdown.tsx'

const countdown = (days: number) => (
  <DueCountdown
    days={days}
    label={`Due in ${days} days`}
    date="2026-12-03"
    dateLabel="3 Dec 2026"
    amount={{ amount: 1052000, currency: 'THB' }}
    termDays={90}
    note={<p>Pay today and save</p>}
    locale="en"
  >
    <button type="button">Repay</button>
  </DueCountdown>
)

test('what is owed, when, and what to do can be read', async () => {
  const { container } = await render(countdown(12))
  await expect.element(page.getByText('Due in 12 days')).toBeVisible()
  await expect.element(page.getByText('Pay today and save')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Repay' })).toBeVisible()
  expect(container.querySelector('bdi')?.textContent).toBe('฿10,520.00')
  expect(container.querySelector('time')?.dateTime).toBe('2026-12-03')
})

test.each([
  [12, 'calm'],
  [4, 'calm'],
  [3, 'soon'],
  [0, 'soon'],
  [-1, 'overdue'],
])('%i days before the date it is %s', async (days, urgency) => {
  const { container } = await render(countdown(days))
  expect(container.querySelector('[data-urgency]')?.getAttribute('data-urgency')).toBe(urgency)
})
