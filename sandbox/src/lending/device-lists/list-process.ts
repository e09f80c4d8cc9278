import { answerLender } from '../../foundation/child-answers.ts'
import type { AskedList } from './list-reader.ts'
import { readList } from './read-list.ts'

/** The process that `ListReader` starts: it reads one list after another. */
answerLender(
  ({ data, key, list }: AskedList) => {
    const entries = readList(data, key, list)
    if (typeof entries === 'string') return entries
    return { entries: entries.length, text: JSON.stringify(entries) }
  },
  { afterCalls: true },
)
