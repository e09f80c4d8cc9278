import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { FlowChart } from './FlowChart.tsx'

const steps = [
  { icon: 'form', title: 'Submit' },
  { icon: 'evaluate', title: 'Evaluate' },
  { icon: 'sign', title: 'Sign' },
  { icon: 'money', title: 'Receive' },
] as const

test('without a position it is simply the way, in order', async () => {
  const { container } = await render(<FlowChart label="How it works" steps={steps} />)
  const titles = [...container.querySelectorAll('li')].map((step) => step.textContent)
  expect(titles).toEqual(['Submit', 'Evaluate', 'Sign', 'Receive'])
  expect(container.querySelector('[aria-current]')).toBeNull()
})

test('with a position the reader finds the own place', async () => {
  const { container } = await render(
    <FlowChart label="How it works" steps={steps} position={2} hereLabel="You are here" />,
  )
  const current = container.querySelector('[aria-current="step"]')
  expect(current?.textContent).toBe('You are hereSign')
  await expect.element(page.getByText('You are here')).toBeVisible()
})

test('past the last step everything is done and nothing is current', async () => {
  const { container } = await render(
    <FlowChart label="How it works" steps={steps} position={4} hereLabel="You are here" />,
  )
  expect(container.querySelectorAll('[data-state="done"]')).toHaveLength(4)
  expect(container.querySelector('[aria-current]')).toBeNull()
})
