import { readFileSync } from 'node:fs'
import { forms } from '#country/forms'
import { editions, thailand, validateStep, type Edition } from '@paso/sdk/rules'
import { describe, expect, it } from 'vitest'
import type { CountryForms } from '../../countries/country-profile.ts'
import { forms as egypt } from '../../countries/egypt.ts'
import { forms as mexico } from '../../countries/mexico.ts'
import { formattersOf } from '../../i18n/formatters.ts'
import { basicForm } from './basic.ts'
import { emergencyForm } from './emergency.ts'
import { shownRows, type FormTable } from './form-table.ts'
import { locationForm } from './location.ts'
import { optionText } from './option-words.ts'
import { pageBody } from './page-body.ts'
import { personalForm } from './personal.ts'
import { workForm } from './work.ts'

const tables = [personalForm, basicForm, locationForm, emergencyForm, workForm]
const catalog = (language: string): Record<string, string> =>
  JSON.parse(
    readFileSync(new URL(`../../i18n/catalogs/${language}/steps.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>

describe('form tables', () => {
  it.each(tables)('$page asks for every field that the lender requires', (form: FormTable) => {
    const names = form
      .rows(forms)
      .flatMap(({ kind, name }) => (kind === 'place' ? ['province', 'city', 'district'] : [name]))
    const missing = validateStep(form.page, pageBody(form.rows(forms), {}, '+66'), thailand)
    const asked = missing.map(({ field }) => field.split('.')[0])
    for (const field of asked) expect(['contacts', ...names]).toContain(field)
    expect(asked.length).toBeGreaterThan(0)
  })

  it.each(tables)('$page names each control once at a time', (form: FormTable) => {
    const always = form.rows(forms).filter(({ shownWhen }) => shownWhen === undefined)
    const names = always.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('the drafts of all pages fit the names that the contract allows', () => {
    for (const form of tables) {
      for (const { name } of form.rows(forms)) expect(`${name}_open`).toMatch(/^[a-z][a-z0-9_]+$/)
    }
  })

  it('one relative and one other person must be given, two and three may be', () => {
    const rows = emergencyForm.rows(forms)
    expect(rows.filter(({ shownWhen }) => shownWhen === undefined).map(({ name }) => name)).toEqual(
      ['relative_1', 'other_1'],
    )
    expect(rows).toHaveLength(5)
  })

  it('the generic edition must give two relatives', () => {
    const rows = emergencyForm.rows({ ...forms, edition: editions.GENERIC })
    expect(rows.filter(({ shownWhen }) => shownWhen === undefined)).toHaveLength(3)
  })

  it('a student names no company, a driver of a bicycle no plate', () => {
    const shown = (fields: Record<string, string>): string[] =>
      workForm
        .rows(forms)
        .filter(({ shownWhen }) => shownWhen?.(fields) ?? true)
        .map(({ name }) => name)
    expect(shown({ work_type: 'student' })).not.toContain('company_name')
    expect(shown({ work_type: 'salaried' })).toContain('company_name')
    expect(shown({ transport_type: 'private', vehicle: 'bicycle' })).not.toContain('licence_plate')
    expect(shown({ transport_type: 'private', vehicle: 'car' })).toContain('licence_plate')
  })

  it('who is paid once or twice a month names a day of it, who is paid more often one of the week', () => {
    const days = (edition: Edition, pay_method: string): readonly string[] => {
      const rows = workForm.rows({ ...forms, edition })
      const shown = rows.filter(
        ({ name, shownWhen }) => name === 'pay_day' && (shownWhen?.({ pay_method }) ?? true),
      )
      return shown.flatMap((row) => (row.kind === 'list' ? row.options : []))
    }
    const { TH: thai, ...others } = editions
    for (const edition of Object.values(others)) {
      for (const often of ['weekly', 'daily_or_fortnightly']) {
        expect(days(edition, often)).toHaveLength(7)
        expect(days(edition, often)).toContain('friday')
      }
      for (const byMonth of ['monthly', 'semi_monthly']) {
        expect(days(edition, byMonth)).toHaveLength(31)
      }
    }
    expect(days(thai, 'cash')).toHaveLength(31)
  })

  it('days of the week begin with the first one of the country’s week', () => {
    const weekIn = (country: CountryForms): string[] =>
      workForm
        .rows(country)
        .flatMap((row) => (row.kind === 'list' && row.name === 'pay_day' ? row.options : []))
        .slice(0, 7)
    expect(weekIn(egypt).join(' ')).toBe('saturday sunday monday tuesday wednesday thursday friday')
    expect(weekIn(mexico)[0]).toBe('monday')
  })

  it('a pay day of the week is not said to be every week’s: some are paid every two weeks', () => {
    const languages = ['en', 'es', 'th'] as const
    const days = languages.map((language) =>
      optionText('payDay', 'monday', {
        t: ((id: string, { weekday }: { weekday: string }) =>
          catalog(language)[id]?.replace('{weekday}', weekday)) as never,
        format: formattersOf(language),
      }),
    )
    expect(days).toEqual(['On Monday', 'El lunes', 'วันจันทร์'])
  })

  it('a place that the lists do not have is asked for by name, and by nothing else', () => {
    const shown = (fields: Record<string, string>): boolean =>
      shownRows(locationForm.rows(forms), fields).some(({ name }) => name === 'place_other')
    expect(shown({ district: 'other' })).toBe(true)
    expect(shown({ district: 'th-100301' })).toBe(false)
  })

  it('the first of two family names says so', () => {
    const labels = (edition: Edition) =>
      personalForm.rows({ ...forms, edition }).map(({ name, label }) => `${name} ${label}`)
    expect(labels(editions.MX)).toContain('family_name 第一个姓')
    expect(labels(editions.TH)).toContain('family_name 姓')
  })

  it('nobody outside the countries that ask names a vehicle', () => {
    const names = workForm.rows({ ...forms, edition: editions.PK }).map(({ name }) => name)
    expect(names).not.toContain('transport_type')
  })

  it('Thai and English say the same things', () => {
    expect(Object.keys(catalog('th'))).toEqual(Object.keys(catalog('en')))
  })
})
