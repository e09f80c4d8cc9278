import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { searchIn } from '@paso/ui-kit'
import { helpAnswers } from './answers.ts'

it.each(['en', 'es', 'vi', 'th', 'ar', 'ur'])(
  'the words that the search proposes in %s find answers',
  (language) => {
    const file = new URL(`../i18n/catalogs/${language}/answers.json`, import.meta.url)
    const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    const said = (id: string) => words[id] ?? ''
    const find = searchIn(
      helpAnswers.map(({ question, answer }) => ({
        value: question,
        label: said(question),
        detail: said(answer),
      })),
    )
    const [, proposed = ''] = said('比如:还款、验证码').split(/: |เช่น /)
    const examples = proposed.split(/[,،]| หรือ /).map((each) => each.trim())
    expect(examples.length, proposed).toBeGreaterThan(1)
    expect(examples.filter((each) => find(each).length === 0)).toEqual([])
  },
)
