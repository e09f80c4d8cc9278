import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'

/** The name and the bytes of what a press gives the phone to keep. */
export async function savedFile(
  page: Page,
  press: () => Promise<void>,
): Promise<[name: string, bytes: Buffer]> {
  const [download]: [Download, void] = await Promise.all([page.waitForEvent('download'), press()])
  return [download.suggestedFilename(), await readFile(await download.path())]
}
