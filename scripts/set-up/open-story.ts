import type { Page } from 'playwright'
import { outcomeOfStory } from './story-outcome.ts'
import { usePinnedFonts } from './story-fonts.ts'

/** Opens a story, waits for what it plays, its fonts and pictures. Gives what went wrong, or nothing. */
export async function openStory(page: Page, id: string, globals: string): Promise<string> {
  await usePinnedFonts(page)
  // Stories count days from today on.
  await page.clock.setFixedTime('2026-09-04T10:00:00+07:00')
  await page.goto(`/iframe.html?id=${id}&viewMode=story${globals}`)
  const outcome = await page.evaluate(outcomeOfStory)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  return outcome
}
