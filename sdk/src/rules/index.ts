/** The rules that client and lender share: pure, without DOM or network. A rule gives its name, never text. */
export {
  broken,
  ruleNames,
  type BrokenRule,
  type FieldFailure,
  type RuleName,
} from './broken-rule.ts'
export { foldDigits, normalizeNumber } from './digits.ts'
export { checkCompanyPhone, companyDigits, type CompanyPhoneRule } from './company-phone.ts'
export { checkCode, checkPhone, CODE_LENGTH, nationalDigits, type PhoneRule } from './phone.ts'
export {
  checkIdentityNumber,
  readIdentityNumber,
  type IdentityFacts,
  type IdentityFormat,
} from './identity-number.ts'
export { ageOn, checkBirthDate, isCalendarDate, MINIMUM_AGE } from './birth-date.ts'
export { checkEmail } from './email.ts'
export {
  normalizeAccountNumber,
  checkAccountNumber,
  isIban,
  isLuhn,
  LONGEST_ACCOUNT_NUMBER,
  type AccountCategory,
  type AccountFormat,
} from './account-number.ts'
export {
  growth,
  highestPayoff,
  payoffWithin,
  type PaidOnDay,
  type PayoffFacts,
} from './early-payoff.ts'
export {
  isAwaitingPayoutOrder,
  isExtendableOrder,
  isOpenOrder,
  isOwedOrder,
  isPaidOutOrder,
  isSettledOrder,
  orderStatesWhere,
} from './order-states.ts'
export { repeatedPhones } from './contacts.ts'
export { validateStep } from './validate-step.ts'
export { stepPages, type StepPage } from './step-forms.ts'
export { isBlank, type Fields } from './field-checks.ts'
export type { ContactKind, Edition, NamePart } from './edition.ts'
export { appIdOf, countryOf } from '../app-id.ts'
export { isClabe } from './editions/mexico.ts'
export { countries } from '../generated/countries.ts'
// Generated: `editions`, and each of them by its name.
export * from '../generated/editions.ts'
