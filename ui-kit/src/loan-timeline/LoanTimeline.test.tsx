import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { LoanTimeline } from './LoanTimeline.tsx'

const timeline = (
  <LoanTimeline
    label="Where your loan is"
    stateLabels={{ done: 'done', current: 'now', next: 'to come', failed: 'failed' }}
    steps={[
      { label: 'Signed', state: 'done', detail: '1 Sep' },
      { label: 'Waiting', state: 'current', more: 'within 12 hours' },
      { label: 'Repay', state: 'next' },
    ]}
  />
)

test('the steps are a list with a name, in order, each said with its state', async () => {
  const { container } = await render(timeline)
  await expect.element(page.getByRole('list', { name: 'Where your loan is' })).toBeVisible()
  const names = [...container.querySelectorAll('li')].map((step) => step.textContent)
  expect(names).toEqual(['Signed (done)1 Sep', '2Waiting (now)within 12 hours', '3Repay (to come)'])
})

test('only the current step is marked as such', async () => {
  const { container } = await render(timeline)
  const current = container.querySelectorAll('[aria-current="step"]')
  expect(current).toHaveLength(1)
  expect(current[0]?.textContent).toContain('Waiting')
})
