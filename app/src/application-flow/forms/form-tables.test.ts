import { readFileSync } from 'node:fs'
import { editions, thailand, validateStep } from '@paso/sdk/rules'
import { describe, expect, it } from 'vitest'
import { basicForm } from './basic.ts'
import { emergencyForm } from './emergency.ts'
import type { FormTable } from './form-table.ts'
import { locationForm } from './location.ts'
import { optionText } from './option-words.ts'
import { pageBody } from './page-body.ts'
import { personalForm } from './personal.ts'
import { workForm } from './work.ts'

const forms = [personalForm, basicForm, locationForm, emergencyForm, workForm]
const sayId = (id: string): string => id
const catalog = (language: string): Record<string, string> =>
  JSON.parse(
    readFileSync(new URL(`../../i18n/catalogs/${language}/steps.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>

describe('form tables', () => {
  it.each(forms)('$page asks for every field that the lender requires', (form: FormTable) => {
    const names = form
      .rows(thailand)
      .flatMap(({ kind, name }) => (kind === 'place' ? ['province', 'city', 'district'] : [name]))
    const missing = validateStep(form.page, pageBody(form.rows(thailand), {}, '+66'), thailand)
    const asked = missing.map(({ field }) => field.split('.')[0])
    for (const field of asked) expect(['contacts', ...names]).toContain(field)
    expect(asked.length).toBeGreaterThan(0)
  })

  it.each(forms)('$page has words for every option of the Thai edition', (form: FormTable) => {
    for (const row of form.rows(thailand)) {
      const [values, list] =
        row.kind === 'tiles' || row.kind === 'list'
          ? ([row.options, row.words] as const)
          : row.kind === 'contact'
            ? ([row.relations, 'relation'] as const)
            : [[], 'relation' as const]
      for (const value of values) expect(optionText(list, value, sayId as never)).not.toBe('')
    }
  })

  it.each(forms)('$page names each control once at a time', (form: FormTable) => {
    const always = form.rows(thailand).filter(({ shownWhen }) => shownWhen === undefined)
    const names = always.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('the drafts of all pages fit the names that the contract allows', () => {
    for (const form of forms) {
      for (const { name } of form.rows(thailand))
        expect(`${name}_open`).toMatch(/^[a-z][a-z0-9_]+$/)
    }
  })

  it('one relative and one other person must be given, two and three may be', () => {
    const rows = emergencyForm.rows(thailand)
    expect(rows.filter(({ shownWhen }) => shownWhen === undefined).map(({ name }) => name)).toEqual(
      ['relative_1', 'other_1'],
    )
    expect(rows).toHaveLength(5)
  })

  it('the generic edition must give two relatives', () => {
    const rows = emergencyForm.rows(editions.GENERIC)
    expect(rows.filter(({ shownWhen }) => shownWhen === undefined)).toHaveLength(3)
  })

  it('a student names no company, a driver of a bicycle no plate', () => {
    const shown = (fields: Record<string, string>): string[] =>
      workForm
        .rows(thailand)
        .filter(({ shownWhen }) => shownWhen?.(fields) ?? true)
        .map(({ name }) => name)
    expect(shown({ work_type: 'student' })).not.toContain('company_name')
    expect(shown({ work_type: 'salaried' })).toContain('company_name')
    expect(shown({ transport_type: 'private', vehicle: 'bicycle' })).not.toContain('licence_plate')
    expect(shown({ transport_type: 'private', vehicle: 'car' })).toContain('licence_plate')
  })

  it('nobody outside the countries that ask names a vehicle', () => {
    const names = workForm.rows(editions.PK).map(({ name }) => name)
    expect(names).not.toContain('transport_type')
  })

  it('Thai and English say the same things', () => {
    expect(Object.keys(catalog('th'))).toEqual(Object.keys(catalog('en')))
  })
})
