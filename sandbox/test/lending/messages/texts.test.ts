import { describe, expect } from 'vitest'
import { directionOf, LANGUAGES, type Language } from '../../../src/foundation/languages.ts'
import { catalogs } from '../../../src/foundation/say.ts'
import { countries } from '../../../src/lending/countries/countries.ts'
import { codeText, goodbyeText, owedText } from '../../../src/lending/messages/phone-texts.ts'
import { listTexts, sendText } from '../../../src/lending/messages/texts.ts'
import { wordsOf } from '../../../src/lending/messages/wording.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { testsOn } from '../../support/lender-tests.ts'

const owed = { reference: '1234567890', amount: { amount: 10_000, currency: 'THB' } } as const
const due = { amount: 10_000, currency: 'THB', day: '2026-12-03' } as const

/** What the lender writes to phones. */
function bodiesIn(language: Language): string[] {
  const reminders = (['due_soon', 'due_today'] as const).map((wording) =>
    wordsOf(wording, due, language, countries.TH),
  )
  return [
    codeText('123456', language),
    goodbyeText('2026-12-03', owed, language),
    goodbyeText('2026-12-03', { ...owed, amount: null }, language),
    owedText(owed, language),
    ...reminders.map(({ title, text }) => `${title}\n${text}`),
  ]
}

describe.each(engines)('a text to a phone on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  it.beforeAll(({ shared }) => {
    ;({ test } = shared)
  })

  it.each(LANGUAGES)(
    'says in %s who sends it, first and once, and is read in its direction',
    async (language) => {
      const bodies = bodiesIn(language)
      const to = { appId: 'paso-th', phonePrefix: '+66', phone: '812345670', sentAt: new Date() }
      for (const body of bodies) await sendText(test.database, { ...to, language, body })
      const sent = (await listTexts(test.database, to)).slice(0, bodies.length).reverse()
      // A device takes the direction from the first letter or mark: a Latin name alone would turn the line.
      const sender = directionOf(language) === 'rtl' ? '\u200fPaso: ' : 'Paso: '
      expect(sent.map(({ body }) => body)).toEqual(bodies.map((body) => sender + body))
    },
  )

  it.each(LANGUAGES)('has words in %s that leave the name to the sending', (language) => {
    const named = Object.entries(catalogs[language]).filter(
      ([key, words]) => /^(?:phone|messages)\./.test(key) && words.includes('Paso'),
    )
    expect(named).toEqual([])
  })
})
