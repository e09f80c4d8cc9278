import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { Drawing } from './Drawing.tsx'

const kinds = ['empty', 'paid', 'waiting', 'refused', 'attention'] as const

test('it is described where it stands for words, else hidden from screen readers', async () => {
  const { container } = await render(
    <>
      <Drawing kind="paid" label="A receipt with a tick" />
      <Drawing kind="refused" />
    </>,
  )
  await expect.element(page.getByRole('img', { name: 'A receipt with a tick' })).toBeVisible()
  expect(page.getByRole('img').elements()).toHaveLength(1)
  expect(container.querySelector('[data-kind="refused"]')?.getAttribute('aria-hidden')).toBe('true')
})

test('each takes at most 2 kB of markup, and is another one than the rest', async () => {
  const { container } = await render(kinds.map((kind) => <Drawing key={kind} kind={kind} />))
  const drawn = [...container.querySelectorAll('svg')].map((svg) => svg.outerHTML)
  for (const markup of drawn) expect(markup.length).toBeLessThanOrEqual(2000)
  expect(new Set(drawn.map((markup) => markup.replace(/ data-kind="\w+"/, ''))).size).toBe(5)
})

test('it is mirrored where one reads from the right, and its tick is not', async () => {
  const { container } = await render(
    <div dir="rtl">
      <Drawing kind="paid" />
    </div>,
  )
  const mirrored = ['svg', '[data-part="sign"]'].map((part) => {
    const element = container.querySelector(part)
    return element && getComputedStyle(element).transform
  })
  // Twice is not at all.
  expect(mirrored).toEqual(['matrix(-1, 0, 0, 1, 0, 0)', 'matrix(-1, 0, 0, 1, 0, 0)'])
})
