import { expect, test } from 'vitest'
import { filesOf, textOf } from './source-files.ts'

const MOST_WORDS = 30

/** A line that is a comment from its start on; the formatter puts blocks and single lines so. */
const COMMENT = /^\s*(\/\*\*?|\*\/?|\/\/|--(?= |$))( ?.*?)(\*\/)?$/

/** Sentences of the comments of a file with more words than a reader takes in at once. */
function longSentencesIn(text: string): string[] {
  const lines = text.split('\n').map((line) => {
    const [, opening = '', said = '', closing] = COMMENT.exec(line) ?? []
    // What is indented is an example; rows of a list and tags begin anew.
    if (said === '' || /^ {3,}/.test(said)) return '\n'
    const begins = opening.startsWith('/*') || /^ (?:[-*|]|@\w+|\d+\.) /.test(said)
    return `${begins ? '\n' : ''}${said}${closing ? '\n' : ''}`
  })
  return lines
    .join(' ')
    .split(/\n|(?<=[.!?]["')\]]*) +|(?<=:) +(?=\p{Lu})/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => (sentence.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0) > MOST_WORDS)
}

test('a sentence of more than thirty words is seen in a comment, wherever its lines break', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
  const long = `It ${words(20)}\n * ${words(10)}.`
  expect(longSentencesIn(`/**\n * A short one. ${long} Another.\n */\nconst a = 1`)).toHaveLength(1)
  expect(longSentencesIn(`/** ${words(30)}. ${words(30)} */\n// ${words(30)}`)).toEqual([])
  expect(longSentencesIn(`const a = '${words(40)}'`)).toEqual([])
})

test('no sentence of a comment has more than thirty words', () => {
  const found = filesOf(
    '{sdk,ui-kit,app,sandbox,scripts,tests,.storybook}/**/*.{ts,tsx,sql}',
  ).flatMap((file) => longSentencesIn(textOf(file)).map((sentence) => `${file}: ${sentence}`))
  expect(found).toEqual([])
})
