import type { Database } from '../store/database/database.ts'

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`

/**
 * How much memory the process takes at its start, and what for. What is loaded on first use is named beside it;
 * the reading of cards with what its process was measured to take.
 */
export function memoryWords(
  { rss, heapTotal, external }: Pick<NodeJS.MemoryUsage, 'rss' | 'heapTotal' | 'external'>,
  engine: Database['engine'],
): string {
  const held = engine === 'pglite' ? 'the embedded database' : 'buffers'
  const rest = Math.max(0, rss - heapTotal - external)
  return (
    `Memory: ${megabytes(rss)}. Of it ${megabytes(external)} for ${held}, ${megabytes(heapTotal)} for the lender’s own ` +
    `program and data, ${megabytes(rest)} for Node, libraries and compiled code. The first picture of a card that is ` +
    'read begins a process of some 250 MB, the first picture taken in and the first paper begin others.'
  )
}
