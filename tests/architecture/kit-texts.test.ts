import { expect, test } from 'vitest'
import { textsInCode } from '../../scripts/messages/texts-in-code.ts'
import { textsInMarkup } from '../../scripts/messages/texts-in-markup.ts'
import { filesOf, textOf } from './source-files.ts'

/** Stories have words of their own, and pages are shown by stories alone. */
const components = filesOf('ui-kit/src/**/*.tsx').filter(
  (file) => !/\.(test|stories)\.tsx$/.test(file) && !file.startsWith('ui-kit/src/pages/'),
)

/** What is for no person: keys, ids beside each other, a length, parts of a selector, a bar's line. */
const forTheProgram = new Set([
  ...['Enter', 'ArrowDown', '\0-prefix \0', '\0-copy \0-label'],
  ...['min(calc(104 * var(--paso-u)), 15.2vw)', 'input:not([type=hidden])', '\0:not(:disabled)'],
  'M\0 0h\0v10h-\0z',
])

test('a component has no words of its own, which no catalog could say in another language', () => {
  expect(components).toContain('ui-kit/src/notice/Notice.tsx')
  const found = components.flatMap((file) => [
    ...textsInMarkup(file, textOf(file)),
    ...textsInCode(file, textOf(file), forTheProgram),
  ])
  expect(found).toEqual([])
})
