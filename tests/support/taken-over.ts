import { expect, type Locator } from '@playwright/test'

/** Waits until the script has taken an element of the served page over: React's keys hang on it. */
export async function takenOver(element: Locator): Promise<void> {
  const isTaken = (): Promise<boolean> =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')))
  await expect.poll(isTaken).toBe(true)
}
