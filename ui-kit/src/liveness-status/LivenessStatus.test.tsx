import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render, settle } from '../../tests/render.tsx'
import { LivenessStatus, type LivenessStatusProps } from './LivenessStatus.tsx'

const draw = (props: Partial<LivenessStatusProps> = {}) => (
  <LivenessStatus aria-label="Liveness" state="ready" title="A short look" {...props} />
)
const said = () => page.getByRole('status')

test('what comes of it is said in the place where what was so stood', async () => {
  const { rerender } = await render(draw())
  const place = said().element()
  await rerender(draw({ state: 'running', title: 'Look at the camera' }))
  await expect.element(said()).toHaveTextContent('Look at the camera')
  await rerender(draw({ state: 'failed', title: 'Two faces', triesLabel: '2 tries left' }))
  await expect.element(said()).toHaveTextContent('Two faces2 tries left')
  expect(said().element()).toBe(place)
})

test('it is busy while it runs, and says after 8 seconds that it still does', async () => {
  vi.useFakeTimers()
  try {
    const { container, rerender } = await render(
      draw({ state: 'running', slowLabel: 'Please stay.' }),
    )
    const frame = container.querySelector('section')
    expect(frame?.getAttribute('aria-busy')).toBe('true')
    expect(said().element().textContent).not.toContain('Please stay.')
    await settle(async () => vi.advanceTimersByTime(8000))
    expect(said().element().textContent).toContain('Please stay.')
    await rerender(draw({ state: 'passed', title: 'It is you', slowLabel: 'Please stay.' }))
    expect(frame?.getAttribute('aria-busy')).toBe('false')
    expect(said().element().textContent).toBe('It is you')
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  ['ready', 0],
  ['running', 0],
  ['passed', 1],
  ['failed', 1],
] as const)('%s is not told by colour alone', async (state, signs) => {
  const { container } = await render(draw({ state }))
  expect(container.querySelectorAll('[data-part=sign]')).toHaveLength(signs)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('the way on can be pressed', async () => {
  const start = vi.fn()
  await render(draw({ actions: <button onClick={start}>Start</button> }))
  await page.getByRole('button', { name: 'Start' }).click()
  expect(start).toHaveBeenCalledOnce()
})
