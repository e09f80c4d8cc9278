import { editions, stepPages, type BrokenRule } from '@paso/sdk/rules'
import { COUNTRIES, countries } from '../../lending/countries/countries.ts'
import type { Country } from '../../foundation/contract.ts'
import { askedFields, type AskedField, type Case, type Taken } from './asked-fields.ts'
import { pathOf } from './described-fields.ts'
import { markdownTable } from './markdown-table.ts'
import { wordsOfEdition, wordsOfIdentity } from './rule-words.ts'

const INTRODUCTION = `# What each edition asks for

Made by asking the rules that app and lender share, and from the sandbox's lenders, whenever something is generated. Fields that are
the same everywhere stand once, under "In every edition"; any other than those and an edition's own is \`unknown_field\`. What is
required "with" a value of another field may be left out without it.

A field takes the values that stand there, or any text that breaks none of the rules that stand there, with their figures.
"Rules of fields" in the description's guide says when a rule is broken; the description's own types, lengths and patterns
hold before the rules. The arithmetic of \`identity_check\` and \`account_check\` and the pattern of \`email\` stand there under "Numbers and
their check digits".

Sums are in hundredths of the currency. What a lender lends is its own affair: the second table is the sandbox's. A fee and the price
of an extension are shares of the principal, an extension's of what is still owed of it.`

const QUOTA = `The sandbox's quota is so many tenths of the largest principal, half of them before the age of 20, rounded down to a step and never
below the smallest. A band that is not here is refused: \`income_too_low\`. In the band of who has little to spare the questionnaire is due:
the quota is then \`quota × (income - costs) / income\`, rounded down to a step, and below the smallest principal refused:
\`too_little_left\`.`

const FIELD_HEAD = ['Call', 'Field', 'Required', 'What it takes']

/** What each edition asks for, Markdown: what all ask for, then what is an edition's own. */
export function editionGuide(): string {
  const rows = new Map(COUNTRIES.map((country) => [country, fieldRows(country)]))
  const isShared = (row: string[]): boolean =>
    COUNTRIES.every((each) => rows.get(each)?.some((other) => other.join() === row.join()))
  const ofAll = (rows.get('GENERIC') ?? []).filter(isShared)
  const sections = COUNTRIES.map((country) => {
    const own = (rows.get(country) ?? []).filter((row) => !isShared(row))
    return [
      `## ${countries[country].name}`,
      wordsOfEdition(country),
      markdownTable([['Number', 'Pattern', 'In words'], ...formatRows(country)]),
      markdownTable([FIELD_HEAD, ...own]),
    ].join('\n\n')
  })
  return `${[
    INTRODUCTION,
    markdownTable([
      ['Edition', '`app_id`', 'Own languages', 'Currency', 'Zone', 'Phone', 'Contacts'],
      ...COUNTRIES.map(overviewRow),
    ]),
    markdownTable([
      [
        'Edition',
        'Principal',
        'Interest a year',
        'Days and fee',
        'Late fee a day, at most',
        'Extensions and price',
        'Highest `apr`',
      ],
      ...COUNTRIES.map(productRow),
    ]),
    QUOTA,
    markdownTable([
      ['Edition', 'Tenths by `income_band`', 'Little to spare', 'Its income'],
      ...COUNTRIES.map(quotaRow),
    ]),
    '## In every edition',
    markdownTable([FIELD_HEAD, ...ofAll]),
    ...sections,
  ].join('\n\n')}\n`
}

function overviewRow(country: Country): string[] {
  const { name, appId, currency, zone, languages } = countries[country]
  const { phone, contacts } = editions[country]
  const starts =
    phone.starts.length > 0 ? `beginning with ${listed(phone.starts)}` : 'not beginning with 0'
  return [
    name,
    code(appId),
    languages.map(code).join(', '),
    code(currency),
    code(zone),
    `${code(phone.prefix)} and ${range(phone.minDigits, phone.maxDigits)} digits, ${starts}`,
    Object.entries(contacts)
      .map(([kind, { required, offered }]) => `${range(required, offered)} ${code(kind)}`)
      .join(', '),
  ]
}

function productRow(country: Country): string[] {
  const { name, product, highestApr } = countries[country]
  return [
    name,
    `${range(product.minAmount, product.maxAmount)}, steps of ${product.amountStep}`,
    percent(product.annualInterest),
    product.terms
      .map(({ days, serviceFeeRate }) => `${days}: ${percent(serviceFeeRate)}`)
      .join(', '),
    `${product.lateFee.perDay}, ${product.lateFee.cap}`,
    product.extensions.map(({ days, feeRate }) => `${days}: ${percent(feeRate)}`).join(', '),
    percent(highestApr),
  ]
}

function quotaRow(country: Country): string[] {
  const { name, product } = countries[country]
  return [
    name,
    Object.entries(product.tenthsByIncome)
      .map(([band, tenths]) => `${code(band)} ${tenths}`)
      .join(', '),
    code(product.tightIncome.band),
    String(product.tightIncome.least),
  ]
}

const percent = (basisPoints: number): string => `${basisPoints / 100} %`

/** Patterns of the bare numbers: capitals and digits, nothing between them. */
function formatRows(country: Country): string[][] {
  const { identityFormats, accountFormats, accountCategories, companyPhone } = editions[country]
  const identity = identityFormats.map((format) => [
    code('identity_number'),
    code(format.shape.source),
    wordsOfIdentity(format),
  ])
  const accounts = accountCategories.map((category) =>
    category === 'wallet'
      ? [code(category), '', 'A phone of the edition.']
      : [code(category), code(accountFormats[category].shape.source), lengthOf(category)],
  )
  const phones = [
    { shape: companyPhone.short, words: 'A short number of a firm, which is whole.' },
    { shape: companyPhone.dialledBefore, words: 'May be dialled before it, and is not counted.' },
  ].flatMap(({ shape, words }) =>
    shape === undefined ? [] : [[code('company_phone'), code(shape.source), words]],
  )
  return [...identity, ...accounts, ...phones]

  function lengthOf(category: 'bank_account' | 'card'): string {
    const { minLength, maxLength, checks } = accountFormats[category]
    return `${range(minLength, maxLength)} characters${checks ? ', with check digits' : ''}.`
  }
}

function fieldRows(country: Country): string[][] {
  return stepPages.flatMap((page) =>
    askedFields(page, country).map((field) => [
      code(pathOf(page)),
      code(page === 'emergency' ? `contacts[].${field.name}` : field.name),
      requirement(field),
      field.takes.map(takenText).join('; '),
    ]),
  )
}

function requirement({ required }: AskedField): string {
  if (typeof required === 'boolean') return required ? 'yes' : 'no'
  return required.map(caseText).join(' and ')
}

function takenText({ when, choices, rules }: Taken): string {
  const taken = [...choices.map(code), ...rules.map(ruleText)].join(', ')
  return when ? `${caseText(when)}: ${taken}` : taken
}

const caseText = ({ field, values }: Case): string =>
  `with ${code(field)} ${listed(values.map(code))}`

/** A rule with its figures; what `held` and `other` say is out of the body and no figure of the edition. */
function ruleText({ rule, params }: BrokenRule): string {
  const figures = Object.entries(params).filter(
    ([name, value]) => name !== 'held' && name !== 'other' && value !== '',
  )
  if (figures.length === 0) return code(rule)
  return `${code(rule)} (${figures.map(([name, value]) => `${name} ${value}`).join(', ')})`
}

const code = (text: unknown): string => `\`${String(text)}\``

const range = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`)

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`
