import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hydrate } from '../../tests/render.tsx'
import { everyStory } from '../../tests/every-story.ts'

test('every story is taken over from its server markup as it stands', async () => {
  const complaints = vi.spyOn(console, 'error')
  onTestFinished(() => complaints.mockRestore())
  const found: string[] = []
  for (const [name, story] of everyStory()) {
    await hydrate(
      renderToString(story),
      story,
      () => undefined,
      (error) => found.push(`${name}: ${String(error)}`),
    )
    found.push(...complaints.mock.calls.splice(0).map(([said]) => `${name}: ${String(said)}`))
  }
  expect(found).toEqual([])
})
