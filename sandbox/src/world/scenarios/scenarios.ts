import type { Country } from '../../foundation/contract.ts'
import { COUNTRIES, countries } from '../../lending/countries/countries.ts'
import type { AccountScenario, Samples } from '../../lending/countries/samples.ts'
import type {
  EditionAccount,
  EditionPhone,
  LivenessResult,
} from '../../lending/partners/partners.ts'

/**
 * The one table of inputs that lead to a chosen outcome. The rules ask here; the console, the guide
 * `docs/scenarios.md` and the tests are made from `scenariosOf`.
 *
 * No sentinel is what an honest person types. The phones have five zeros or more in a row and end
 * in a number of the table. The account numbers are ten zeros or more and then such a number. The
 * liveness ids name a failure after a full stop, and no maker of checks puts one into its ids. Sums
 * and names are left alone: any of them may be somebody's own. What needs no sentinel (an income
 * that is too low, a blurred picture) is judged by the rules that judge everybody.
 */
export interface Scenario {
  name: ScenarioName
  /** Where it is typed. */
  field: string
  /** What is typed, chosen or handed in, as the wire has it. */
  input: string
  /** What comes of it. */
  outcome: string
}

export const LIVENESS_FAILURES = [
  'no_face',
  'several_faces',
  'not_live',
  'not_the_holder',
  'expired',
] as const satisfies readonly LivenessResult[]

type PhoneScenario = 'late_record' | 'too_young' | 'outage'
type LivenessFailure = (typeof LIVENESS_FAILURES)[number]
type OrdinaryScenario =
  | 'minor'
  | 'income_too_low'
  | 'questionnaire_due'
  | 'largest_limit'
  | 'liveness_passed'
  | 'liveness_unknown'
  | 'picture_read'
  | 'picture_blurred'
  | 'picture_cut_off'
  | 'picture_glare'
  | 'picture_not_a_document'
export type ScenarioName =
  | PhoneScenario
  | AccountScenario
  | OrdinaryScenario
  | `liveness_${LivenessFailure}`

/** National digits. */
const phonesOf = ({ phoneStem }: Samples): Readonly<Record<PhoneScenario, string>> => ({
  late_record: `${phoneStem}101`,
  too_young: `${phoneStem}102`,
  outage: `${phoneStem}503`,
})

const byPhone = byInput(phonesOf)
const byAccount = byInput(({ accounts }) => accounts)

/** What stands for which outcome, edition by edition. */
function byInput<Name extends string>(
  inputsOf: (samples: Samples) => Readonly<Record<Name, string>>,
): ReadonlyMap<string, Name> {
  const rows = COUNTRIES.flatMap((each) => {
    const { appId, samples } = countries[each]
    const inputs = Object.entries(inputsOf(samples)) as [Name, string][]
    return inputs.map(([name, input]) => [`${appId} ${input}`, name] as const)
  })
  return new Map(rows)
}

/** The outcome that a phone stands for in its edition; undefined for anybody's own. */
export const phoneScenario = ({ appId, phone }: EditionPhone): PhoneScenario | undefined =>
  byPhone.get(`${appId} ${phone}`)

/** The outcome that a receiving account stands for in its edition; undefined for anybody's own. */
export const accountScenario = ({ appId, number }: EditionAccount): AccountScenario | undefined =>
  byAccount.get(`${appId} ${number}`)

/** Every row of an edition, in the order in which a borrower comes to it. */
export function scenariosOf(country: Country): readonly Scenario[] {
  const { samples, product } = countries[country]
  const { lowest, most } = samples.incomes
  const phone = (name: PhoneScenario, outcome: string): Scenario => ({
    name,
    field: 'Phone at sign-in',
    input: phonesOf(samples)[name],
    outcome,
  })
  const row = (name: ScenarioName, field: string, input: string, outcome: string): Scenario => ({
    name,
    field,
    input,
    outcome,
  })
  const account = (name: AccountScenario, outcome: string): Scenario =>
    row(name, 'Number of the receiving bank account', samples.accounts[name], outcome)
  const income = 'Monthly income'
  const liveness = 'Liveness id'
  return [
    phone('outage', 'Asking for a code always answers 503001: the lender is away.'),
    phone(
      'late_record',
      'Refused: record_of_late_payment, for 90 days; then judged by what was typed.',
    ),
    phone(
      'too_young',
      'Refused: too_young, whatever birth date was given, for half a year; then judged by what was typed.',
    ),
    ...pictures(samples),
    row('liveness_passed', liveness, 'lv-1', 'Passes, as every new id that begins with lv- does.'),
    ...LIVENESS_FAILURES.map((failure) =>
      row(`liveness_${failure}`, liveness, `lv-1.${failure}`, livenessOutcome(failure)),
    ),
    row('liveness_unknown', liveness, 'unknown-1', '404001: nobody issued that id.'),
    row('minor', 'Birth date', '2015-06-01', '422001: the form says too_young.'),
    row('income_too_low', income, lowest, 'Refused: income_too_low, for 90 days.'),
    row(
      'questionnaire_due',
      income,
      product.tightIncome.band,
      'Granted; the questionnaire comes before products, and may refuse.',
    ),
    row('largest_limit', income, most, 'Granted the largest limit (from the age of 20).'),
    account(
      'lower_approval',
      'Applying for more than half of the largest loan: 409002 quota_changed.',
    ),
    account(
      'application_waits',
      'The order stays applied until the console approves or rejects it, for a week at most.',
    ),
    account(
      'application_rejected',
      'The order is rejected at once: details_not_confirmed, for 90 days; then judged by what was typed.',
    ),
    account('signing_fails', 'The signing app fails each time; the console signs all the same.'),
    account('payout_fails', 'The payout fails; it goes out again once another account is given.'),
  ]
}

const livenessOutcome = (failure: LivenessFailure): string =>
  failure === 'not_the_holder'
    ? 'Fails: not_the_holder; submit_apply waits until a check passes.'
    : `Fails: ${failure}.`

const PICTURE_OUTCOMES = [
  ['picture_read', 'id-front', 'Read: number, name, birth date and gender, to be confirmed.'],
  ['picture_blurred', 'bad-blurred', '422003: blurred.'],
  ['picture_cut_off', 'bad-cut-off', '422003: cut_off.'],
  ['picture_glare', 'bad-glare', '422003: glare.'],
  ['picture_not_a_document', 'bad-not-a-document', '422003: not_a_document.'],
] as const satisfies readonly (readonly [ScenarioName, string, string])[]

function pictures(samples: Samples): Scenario[] {
  return PICTURE_OUTCOMES.map(([name, part, outcome]) => {
    const specimen = samples.pictures.find(({ file }) => file.includes(part))
    return { name, field: 'Picture of the front', input: specimen?.file ?? '', outcome }
  })
}
