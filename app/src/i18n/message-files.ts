/** Every compiled catalog, a chunk a language and area. Apart, because the first page needs none. */
import type { StoredMessages } from './message-store.ts'

export const messageFiles = import.meta.glob<StoredMessages>('./generated/*/*.json', {
  import: 'default',
})
