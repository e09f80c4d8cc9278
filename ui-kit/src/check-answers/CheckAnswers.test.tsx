import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { CheckAnswers, type CheckAnswersProps } from './CheckAnswers.tsx'

const draw = (props: Partial<CheckAnswersProps> = {}) => (
  <CheckAnswers
    title="Your account"
    changeLabel="Change"
    missingLabel="Not given"
    emptyLabel="Nothing answered yet."
    answers={[
      { label: 'Bank', value: 'Bank of Siam', href: '#bank' },
      { label: 'Nickname', value: '', href: '#name' },
      { label: 'ID number', value: '11017' },
    ]}
    {...props}
  />
)

test('each answer stands under what was asked, and an empty one says so', async () => {
  await render(draw())
  await expect.element(page.getByRole('region', { name: 'Your account' })).toBeVisible()
  const terms = page.getByRole('term').elements()
  expect(terms.map(({ textContent }) => textContent)).toEqual(['Bank', 'Nickname', 'ID number'])
  expect(terms.map((term) => term.nextElementSibling?.textContent)).toEqual([
    'Bank of Siam',
    'Not given',
    '11017',
  ])
})

test('each change link says what it changes and leads there; what is fixed has none', async () => {
  await render(draw())
  expect(page.getByRole('link').elements()).toHaveLength(2)
  await expect
    .element(page.getByRole('link', { name: 'Change Bank' }))
    .toHaveAttribute('href', '#bank')
})

test('a change that is no link is reported once, by mouse and by keyboard', async () => {
  const onChange = vi.fn()
  await render(draw({ answers: [{ label: 'Bank', value: 'Siam', onChange }] }))
  const change = page.getByRole('button', { name: 'Change Bank' })
  await change.click()
  expect(onChange).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('while they are sent nothing can be changed', async () => {
  await render(draw({ disabled: true }))
  expect(page.getByRole('link').elements()).toHaveLength(0)
  for (const button of page.getByRole('button').elements()) expect(button).toBeDisabled()
})

test('without an answer there are words in its place', async () => {
  await render(draw({ answers: [] }))
  await expect.element(page.getByText('Nothing answered yet.')).toBeVisible()
  expect(document.querySelector('dl')).toBeNull()
})

test('a target is 48 px and a long answer stays in its place', async () => {
  const value = 'averylongnamewithoutanybreak@subdomain.of.an.example.org'
  const { container } = await render(draw({ answers: [{ label: 'E-mail', value, href: '#mail' }] }))
  const link = page.getByRole('link').element().getBoundingClientRect()
  expect(Math.min(link.width, link.height)).toBeGreaterThanOrEqual(48)
  expect(container.scrollWidth).toBeLessThanOrEqual(360)
})
