import { calendarDay } from './birth-date.ts'
import { broken, type FieldFailure } from './broken-rule.ts'
import type { Edition } from './edition.ts'
import { checkContactList, contactForm } from './emergency-form.ts'
import { isBlank, type Fields } from './field-checks.ts'
import { stepForms, stepPages, type StepForm, type StepPage } from './step-forms.ts'

/**
 * What is wrong with a page's values, one rule a field, in the order of the fields; empty when all is well. App and lender
 * call the same function, so both say the same.
 *
 * @param page the name of a page, as `next` has it (the receiving account's is `bankcard`); neither a step's code nor a path
 * @param fields the body of the page's call without the common fields; numbers in any spelling people use
 * @param today the calendar date in the lender's zone, `YYYY-MM-DD`; unset, the date in UTC
 * @throws {RangeError} when `page` has no form, or `today` is no calendar date
 */
export function validateStep(
  page: StepPage,
  fields: Fields,
  edition: Edition,
  today: string = new Date().toISOString().slice(0, 10),
): FieldFailure[] {
  calendarDay(today, 'today')
  if (page === 'emergency') return validateContacts(fields, edition)
  if (!stepPages.includes(page)) {
    throw new RangeError(`"${page}" is no page with a form: ${stepPages.join(', ')}`)
  }
  return validateForm(fields, stepForms[page](edition, today), '')
}

function validateContacts({ contacts, ...others }: Fields, edition: Edition): FieldFailure[] {
  const unknown = validateForm(others, {}, '')
  if (!Array.isArray(contacts)) {
    return [{ field: 'contacts', ...broken(isBlank(contacts) ? 'required' : 'type') }, ...unknown]
  }
  const list = contacts.map((contact) => (contact ?? {}) as Fields)
  const form = contactForm(edition)
  const failures = [
    ...list.flatMap((contact, index) => validateForm(contact, form, `contacts.${index}.`)),
    ...checkContactList(list, edition),
    ...unknown,
  ]
  return failures.filter(
    ({ field }, at) => failures.findIndex((each) => each.field === field) === at,
  )
}

function validateForm(fields: Fields, form: StepForm, prefix: string): FieldFailure[] {
  const failures = Object.entries(form).flatMap(([field, check]) => {
    const rule = check(fields[field], fields)
    return rule ? [{ field: prefix + field, ...rule }] : []
  })
  const unknown = Object.keys(fields)
    .filter((field) => !(field in form) && fields[field] !== undefined)
    .map((field) => ({ field: prefix + field, ...broken('unknown_field') }))
  return [...failures, ...unknown]
}
