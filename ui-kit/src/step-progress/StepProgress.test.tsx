import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { StepProgress } from './StepProgress.tsx'

test('the words say it and the line, hidden from screen readers, shows it', async () => {
  const { container } = await render(<StepProgress label="Step 5 of 5" done={4} total={5} />)
  await expect.element(page.getByText('Step 5 of 5')).toBeVisible()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  const widths = [...container.querySelectorAll('rect')].map((part) => part.width.baseVal.value)
  expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(4, 1)
})

test('once all steps are done the line is full', async () => {
  const { container } = await render(<StepProgress label="All done" done={5} total={5} />)
  expect(container.querySelector('rect')?.width.baseVal.value).toBe(1000)
})
