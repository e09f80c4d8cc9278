/** The catalogs of each language: a chunk that knows where its areas are. Apart, because the first page needs none. */
import type { StoredMessages } from './stored-messages.ts'

/** An area, as its file is imported. */
export interface AreaFile {
  readonly default: StoredMessages
}

/** Fetches an area, by its file's name. */
export type AreaFiles = Readonly<Record<string, () => Promise<AreaFile>>>

export const messageFiles = import.meta.glob<AreaFiles>('./generated/??.ts', { import: 'areas' })
