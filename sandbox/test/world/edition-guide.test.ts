import { readFileSync } from 'node:fs'
import { editions, type StepPage } from '@paso/sdk/rules'
import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '../../src/lending/countries/countries.ts'
import { askedFields } from '../../src/world/guides/asked-fields.ts'
import { editionGuide } from '../../src/world/guides/edition-guide.ts'
import { editionAnswers } from '../support/edition-borrowers.ts'

describe('the guide to the editions', () => {
  // It asks the rules tens of thousands of times.
  it('is what the rules say: `npm run generate -w sandbox` writes it anew', () => {
    const written = readFileSync(new URL('../../../docs/editions.md', import.meta.url), 'utf8')
    expect(written).toBe(editionGuide())
  })

  describe.each(Object.keys(editionAnswers) as (keyof typeof editionAnswers)[])('for %s', (to) => {
    const { personal, basic, contacts, work } = editionAnswers[to]
    const bodies: [StepPage, Record<string, string>][] = [
      ['personal', personal],
      ['basic', basic],
      ...contacts.map((each): [StepPage, Record<string, string>] => ['emergency', each]),
      ['work', { ...work, certificate_file_id: 'any' }],
    ]

    it.each(bodies)('asks on %s for what a borrower of there fills in', (page, body) => {
      const asked = askedFields(page, to)
      const must = asked.filter(({ required }) => required === true).map(({ name }) => name)
      expect(Object.keys(body)).toEqual(expect.arrayContaining(must))
      for (const [name, value] of Object.entries(body)) {
        const takes = asked.find((field) => field.name === name)?.takes ?? []
        const choices = takes.flatMap((each) => each.choices)
        expect(takes).not.toEqual([])
        if (choices.length > 0) expect(choices).toContain(value)
      }
    })
  })

  it.each(COUNTRIES)('names every rule that a number of %s is held to', (to) => {
    const rulesOf = (page: StepPage, name: string) =>
      (askedFields(page, to).find((field) => field.name === name)?.takes ?? []).map(
        ({ when, rules }) => [when?.values[0], rules.map(({ rule }) => rule)] as const,
      )
    expect(rulesOf('emergency', 'phone')[0]?.[1]).toContain('same_phone')
    const { accountCategories, accountFormats } = editions[to]
    const numbers = new Map(rulesOf('bankcard', 'number'))
    for (const category of accountCategories) {
      const checked = category !== 'wallet' && accountFormats[category].checks !== undefined
      expect(numbers.get(category)?.includes('account_check'), category).toBe(checked)
    }
  })

  it('asks for the plate of a private vehicle with a motor alone', () => {
    const plate = askedFields('work', 'TH').find(({ name }) => name === 'licence_plate')
    expect(plate?.required).toEqual([
      { field: 'transport_type', values: ['private'] },
      { field: 'vehicle', values: ['motorbike', 'car', 'truck'] },
    ])
  })

  it('lists the relations that each kind of contact may be', () => {
    const relation = askedFields('emergency', 'TH').find(({ name }) => name === 'relation')
    expect(relation?.takes.map(({ when, choices }) => [when?.values[0], choices])).toEqual([
      ['direct_relative', ['father', 'mother', 'spouse']],
      ['emergency_contact', ['sibling', 'friend']],
    ])
  })

  it('separates the days of a week from those of a month by how often a Mexican is paid', () => {
    const payDay = askedFields('work', 'MX').find(({ name }) => name === 'pay_day')
    const days = payDay?.takes.map(({ when, choices }) => [when?.values, choices.length])
    expect(days).toEqual([
      [['weekly'], 7],
      [['daily_or_fortnightly'], 38],
      [['monthly', 'semi_monthly'], 31],
    ])
  })
})
