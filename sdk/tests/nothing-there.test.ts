import { expect, test } from 'vitest'
import { editions, stepPages, validateStep, type Fields } from '../src/rules/index.ts'
import { contactForm } from '../src/rules/emergency-form.ts'
import { stepForms } from '../src/rules/step-forms.ts'

const today = '2026-11-21'
const NOTHING = [undefined, null, '', '  \u3164']

/** Values that make other fields required. */
const beside: Fields = {
  category: 'bank_account',
  number: '123',
  number_copy: '123',
  loan_purpose: 'other',
  district: 'other',
  family_address_same: false,
  work_type: 'salaried',
  transport_type: 'private',
  vehicle: 'car',
  kind: 'direct_relative',
}

/** Fields that may be left out whatever stands beside them. */
const OPTIONAL = new Set(['second_name', 'second_family_name', 'nickname', 'email'])

const cases = Object.values(editions).flatMap((edition) =>
  stepPages.flatMap((page) => {
    const form = page === 'emergency' ? contactForm(edition) : stepForms[page](edition, today)
    return Object.keys(form).map((field) => ({ country: edition.country, page, field, edition }))
  }),
)

test.each(cases)('$country: $field of $page with nothing there', ({ page, field, edition }) => {
  const form = page === 'emergency' ? contactForm(edition) : stepForms[page](edition, today)
  const known = Object.fromEntries(Object.keys(form).map((name) => [name, beside[name] ?? 'x']))
  const ofFields = (fields: Fields) =>
    page === 'emergency'
      ? validateStep(page, { contacts: [fields] }, edition, today)
      : validateStep(page, fields, edition, today)
  const named = page === 'emergency' ? `contacts.0.${field}` : field
  const without = ofFields(known).map((each) => each.field)
  // Who works for nobody in Mexico names a company all the same.
  const must = !OPTIONAL.has(field)
  for (const value of NOTHING) {
    const faults = ofFields({ ...known, [field]: value })
    expect(faults.filter((each) => each.field === named)).toEqual(
      must ? [{ field: named, rule: 'required', params: {} }] : [],
    )
    // Nothing else is wrong because of it, and no field is named twice.
    const fields = faults.map((each) => each.field)
    expect([...without, named]).toEqual(expect.arrayContaining(fields))
    expect(new Set(fields).size).toBe(fields.length)
  }
})

test.each(cases)('$country: what $field of $page offers is named', ({ page, field, edition }) => {
  const fields = { ...beside, [field]: 'none of them' }
  const faults =
    page === 'emergency'
      ? validateStep(page, { contacts: [fields] }, edition, today)
      : validateStep(page, fields, edition, today)
  const fault = faults.find((each) => each.field.endsWith(field) && each.rule === 'choice')
  if (fault === undefined) return
  const choices = String(fault.params['choices']).split(', ')
  for (const choice of choices) {
    const good = { ...fields, [field]: choice }
    const left =
      page === 'emergency'
        ? validateStep(page, { contacts: [good] }, edition, today)
        : validateStep(page, good, edition, today)
    expect(left.filter((each) => each.field === fault.field)).toEqual([])
  }
})
