import { emergencyContactLimits } from '../generated/limits.ts'
import { broken, type FieldFailure } from './broken-rule.ts'
import { repeatedPhones } from './contacts.ts'
import type { ContactKind, Edition } from './edition.ts'
import { choice, required, ruleOf, text, type Fields } from './field-checks.ts'
import { checkPhone } from './phone.ts'
import type { StepForm } from './step-forms.ts'

/** What one contact is asked for. */
export function contactForm(edition: Edition): StepForm {
  return {
    kind: required(choice(Object.keys(edition.contacts))),
    relation: required(
      choice(({ kind }) => edition.contacts[kind as ContactKind]?.relations ?? []),
    ),
    name: required(text(emergencyContactLimits.name.maxLength)),
    phone_prefix: required(choice([edition.phone.prefix])),
    phone: required(ruleOf((value) => checkPhone(value, edition))),
  }
}

/** Rules of the list as a whole: how many of each kind, and no phone twice. */
export function checkContactList(contacts: readonly Fields[], edition: Edition): FieldFailure[] {
  // A contact of no kind may be the one that is missing.
  const areOfKinds = contacts.every(({ kind }) => String(kind) in edition.contacts)
  const kinds = Object.entries(areOfKinds ? edition.contacts : {}).flatMap(
    ([kind, { required: min, offered: max }]) => {
      const count = contacts.filter((contact) => contact['kind'] === kind).length
      if (count < min) return [{ field: 'contacts', ...broken('too_few', { kind, min }) }]
      return count > max ? [{ field: 'contacts', ...broken('too_many', { kind, max }) }] : []
    },
  )
  return [...kinds, ...repeatedPhones(contacts, edition)]
}
