/** Names that the page and its service worker share. */

/** What is kept begins with this, and with the build's version after it. */
const prefix = 'paso-'

export const cacheOf = (version: string): string => `${prefix}${version}`

/** Deletes what was kept, but for one version where one is named. */
export async function forgetKept(except?: string): Promise<boolean> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(prefix) && name !== except)
  await Promise.all(old.map((name) => caches.delete(name)))
  return old.length > 0
}

/** What a page sends to the worker: its language, and which files it has loaded. */
export interface PageNews {
  language: string
  files: string[]
}
