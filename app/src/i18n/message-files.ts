/**
 * Every compiled catalog, a chunk a language and area. Apart, because the first page needs none.
 * A build takes the folders of its edition's languages alone: `country-modules.ts`.
 */
import type { StoredMessages } from './stored-messages.ts'

export const messageFiles = import.meta.glob<StoredMessages>('./generated/*/*.json', {
  import: 'default',
})
