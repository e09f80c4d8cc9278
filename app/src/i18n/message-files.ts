/** The catalogs of each language: a chunk that knows where its areas are. Apart, because the first page needs none. */
import type { StoredMessages } from './stored-messages.ts'

/** Fetches an area, by its file's name. */
export type AreaFiles = Readonly<Record<string, () => Promise<StoredMessages>>>

export const messageFiles = import.meta.glob<AreaFiles>('./generated/??.ts', { import: 'areas' })
