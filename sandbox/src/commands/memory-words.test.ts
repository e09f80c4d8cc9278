import { expect, test } from 'vitest'
import { memoryWords } from './memory-words.ts'

test('a lender says what its memory goes to, in sums that come to the whole', () => {
  const used = { rss: 320_000_000, heapTotal: 70_000_000, external: 120_000_000 }
  expect(memoryWords(used, 'pglite')).toMatch(
    /^Memory: 320 MB\. Of it 120 MB for the embedded database, 70 MB for .*, 130 MB for Node/,
  )
  expect(memoryWords(used, 'postgres')).not.toContain('embedded')
  expect(memoryWords({ rss: 1, heapTotal: 2, external: 3 }, 'postgres')).toContain(' 0 MB for Node')
})
