import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { searchIn } from '@paso/ui-kit'
import { helpAnswers } from './answers.ts'

function wordsIn(language: string): Record<string, string> {
  const file = new URL(`../i18n/catalogs/${language}/answers.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
}

function finder(language: string) {
  const words = wordsIn(language)
  return searchIn(
    helpAnswers.map(({ question, answer }) => ({
      value: question,
      label: words[question] ?? '',
      detail: words[answer] ?? '',
    })),
  )
}

it.each(['en', 'es', 'vi', 'th', 'ar', 'ur'])(
  'the words that the search proposes in %s find answers',
  (language) => {
    const find = finder(language)
    const [, proposed = ''] = (wordsIn(language)['比如:还款、验证码'] ?? '').split(/: |เช่น /)
    const examples = proposed.split(/[,،]| หรือ /).map((each) => each.trim())
    expect(examples.length, proposed).toBeGreaterThan(1)
    expect(examples.filter((each) => find(each).length === 0)).toEqual([])
  },
)

it.each([
  'close account',
  'delete',
  'new number',
  'refund',
  'late',
  'extend',
  'receipt',
  'stolen',
  'contract',
])('a borrower who types "%s" finds an answer', (typed) => {
  expect(finder('en')(typed)).not.toEqual([])
})
