import {
  childrenValues,
  loanPurposeValues,
  residenceLengthValues,
  residenceTypeValues,
} from '../generated/enums.ts'
import {
  basicDetailsLimits,
  personalDetailsLimits,
  residenceDetailsLimits,
  saveAccountLimits,
  workDetailsLimits,
} from '../generated/limits.ts'
import {
  normalizeAccountNumber,
  checkAccountNumber,
  type AccountCategory,
} from './account-number.ts'
import { checkBirthDate } from './birth-date.ts'
import { broken } from './broken-rule.ts'
import { checkCompanyPhone } from './company-phone.ts'
import type { Edition } from './edition.ts'
import { checkEmail } from './email.ts'
import {
  agreement,
  choice,
  isBlank,
  optional,
  required,
  requiredWhen,
  ruleOf,
  text,
  yesOrNo,
  type FieldCheck,
  type Fields,
} from './field-checks.ts'
import { checkIdentityNumber, readIdentityNumber } from './identity-number.ts'

/** The pages that have a form, in the order people see them. */
export const stepPages = [
  'identity',
  'personal',
  'basic',
  'location',
  'emergency',
  'work',
  'bankcard',
] as const
/** A page that has a form, by the name that `next` has for it. */
export type StepPage = (typeof stepPages)[number]

/** What a page asks for: one check a field, in the order people see them. */
export type StepForm = Readonly<Record<string, FieldCheck>>

/** The longest identifier of the contract. */
const ID_LENGTH = workDetailsLimits.certificate_file_id.maxLength

/** The form of a page in an edition. `emergency` has a list, so its entries are checked apart. */
export const stepForms: Record<
  Exclude<StepPage, 'emergency'>,
  (edition: Edition, today: string) => StepForm
> = {
  identity: () => ({
    front_file_id: required(text(ID_LENGTH)),
    back_file_id: required(text(ID_LENGTH)),
    holder_file_id: required(text(ID_LENGTH)),
  }),
  personal: (edition, today) => ({
    ...nameForm(edition),
    identity_number: required(ruleOf((value) => checkIdentityNumber(value, edition))),
    birth_date: required(birthDateCheck(edition, today)),
    gender: required(choice(edition.genders)),
  }),
  basic: (edition) => ({
    email: optional(ruleOf(checkEmail)),
    education: required(choice(edition.education)),
    marital_status: required(choice(edition.maritalStatus)),
    children: required(choice(childrenValues)),
    loan_purpose: required(choice(loanPurposeValues)),
    loan_purpose_other: requiredWhen(
      ({ loan_purpose }) => loan_purpose === 'other',
      text(basicDetailsLimits.loan_purpose_other.maxLength),
    ),
  }),
  location: () => ({
    province: required(text(residenceDetailsLimits.province.maxLength)),
    city: required(text(residenceDetailsLimits.city.maxLength)),
    district: required(text(residenceDetailsLimits.district.maxLength)),
    place_other: requiredWhen(
      ({ district }) => district === 'other',
      text(residenceDetailsLimits.place_other.maxLength),
    ),
    detailed_address: required(text(residenceDetailsLimits.detailed_address.maxLength)),
    family_address_same: yesOrNo,
    family_address: requiredWhen(
      (fields) => fields['family_address_same'] === false,
      text(residenceDetailsLimits.family_address.maxLength),
    ),
    residence_type: required(choice(residenceTypeValues)),
    residence_length: required(choice(residenceLengthValues)),
  }),
  work: (edition) => ({
    work_type: required(choice(edition.workTypes)),
    occupation: required(choice(edition.occupations)),
    income_band: required(choice(edition.incomeBands)),
    pay_day: required(choice(({ pay_method }) => payDaysFor(edition, pay_method))),
    pay_method: required(choice(edition.payMethods)),
    ...companyForm(edition),
    certificate_file_id: required(text(ID_LENGTH)),
    ...transportForm(edition),
  }),
  bankcard: (edition) => ({
    category: required(choice(edition.accountCategories)),
    bank_code: required(text(saveAccountLimits.bank_code.maxLength)),
    number: required((value, fields) => accountCheck(value, fields, edition)),
    number_copy: required((value, fields) => copyCheck(value, fields, edition)),
    holder_name: required(text(saveAccountLimits.holder_name.maxLength)),
    consent: agreement,
  }),
}

function nameForm({ nameParts }: Edition): StepForm {
  return Object.fromEntries(
    nameParts.map(({ part, required: must }) => {
      const name = text(personalDetailsLimits[part].maxLength)
      return [part, must ? required(name) : optional(name)]
    }),
  )
}

/** The date must also be the one that the identity number holds, where it holds one. */
function birthDateCheck(edition: Edition, today: string): FieldCheck {
  return (value, { identity_number }) => {
    if (typeof value !== 'string') return broken('type')
    const rule = checkBirthDate(value, today)
    const held =
      typeof identity_number === 'string'
        ? readIdentityNumber(identity_number, edition).birthDate
        : undefined
    return rule ?? (held && held !== value ? broken('birth_date_differs', { held }) : undefined)
  }
}

/** Who is paid once or twice a month names a day of it. While that is not known, any day will do. */
function payDaysFor({ payDays, weeklyPayDays }: Edition, payMethod: unknown): Edition['payDays'] {
  if (payMethod === 'weekly') return weeklyPayDays
  // To offer: the days of the week. Apps of before named a day of the month.
  if (!payMethod || payMethod === 'daily_or_fortnightly') return payDays
  // Days of the month are digits, which come before letters.
  return payDays.filter((day) => day < 'a')
}

/** Students and others have no company to name. */
function companyForm(edition: Edition): StepForm {
  const hasCompany = ({ work_type }: Fields) =>
    typeof work_type === 'string' &&
    !(edition.workTypesWithoutCompany as readonly string[]).includes(work_type)
  return {
    company_name: requiredWhen(hasCompany, text(workDetailsLimits.company_name.maxLength)),
    company_phone: requiredWhen(
      hasCompany,
      ruleOf((value) => checkCompanyPhone(value, edition)),
    ),
    company_address: requiredWhen(hasCompany, text(workDetailsLimits.company_address.maxLength)),
  }
}

function transportForm({ transport }: Edition): StepForm {
  if (!transport) return {}
  const vehicles = ({ transport_type }: Fields) =>
    transport_type === 'private' || transport_type === 'public' ? transport[transport_type] : []
  return {
    transport_type: required(choice(['private', 'public'])),
    vehicle: required(choice(vehicles)),
    licence_plate: requiredWhen(
      // A bicycle has no plate.
      ({ transport_type, vehicle }) => transport_type === 'private' && vehicle !== 'bicycle',
      text(workDetailsLimits.licence_plate.maxLength),
    ),
  }
}

function accountCheck(value: unknown, { category }: Fields, edition: Edition) {
  if (typeof value !== 'string') return broken('type')
  return isCategory(category) ? checkAccountNumber(value, category, edition) : undefined
}

function copyCheck(value: unknown, { category, number }: Fields, edition: Edition) {
  if (typeof value !== 'string') return broken('type')
  if (typeof number !== 'string' || isBlank(number) || !isCategory(category)) return undefined
  const same =
    normalizeAccountNumber(value, category, edition) ===
    normalizeAccountNumber(number, category, edition)
  return same ? undefined : broken('copy_differs')
}

function isCategory(value: unknown): value is AccountCategory {
  return value === 'bank_account' || value === 'card' || value === 'wallet'
}
