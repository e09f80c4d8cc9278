import { figuresIn } from '../../foundation/figures.ts'
import type { Language } from '../../foundation/languages.ts'
import { money } from '../../foundation/money.ts'
import { say } from '../../foundation/say.ts'
import { borrowerName } from '../certification/borrower-name.ts'
import {
  writtenCompanyPhone,
  writtenIdentityNumber,
  writtenPhone,
} from '../countries/shared/own-numbers.ts'
import {
  factsOf,
  figuresAt,
  given,
  type Entry,
  type ExportedData,
  type Reading,
} from './copy-facts.ts'

type Profile = ExportedData['profile']
type Work = NonNullable<Profile['work']>

export function aboutBorrower({ account, profile }: ExportedData, reading: Reading): Entry[] {
  const { language } = reading
  const { ownNumbers, genders } = reading.profile
  const { code, day, moment } = figuresAt(reading)
  const { personal } = profile
  const identity = writtenIdentityNumber(personal?.identity_number ?? '', ownNumbers)
  const facts = factsOf(
    [say(language, 'copy.name'), borrowerName(personal ?? undefined)],
    [
      say(language, 'copy.phone'),
      code(writtenPhone(account.phone_prefix, account.phone, ownNumbers)),
    ],
    [
      say(language, 'copy.identityNumber', { called: identity.called }),
      given(personal?.identity_number, () => code(identity.written)),
    ],
    [say(language, 'copy.birthDate'), given(personal?.birth_date, day)],
    [say(language, 'copy.nickname'), personal?.nickname ?? null],
    [
      say(language, 'copy.gender'),
      given(personal?.gender, (value) => say(language, 'copy.value.gender', { value, genders })),
    ],
    [say(language, 'copy.registered'), moment(account.registered_at)],
    ...aboutLife(profile, reading),
  )
  return [{ facts }]
}

type Labelled = readonly [label: string, value: string | null]

function aboutLife({ basic }: Profile, { language, profile: { schools } }: Reading): Labelled[] {
  if (basic === null) return []
  const { education, marital_status, children, loan_purpose, loan_purpose_other: other } = basic
  const purpose = say(language, 'copy.value.loanPurpose', { value: loan_purpose })
  return [
    [
      say(language, 'copy.education'),
      say(language, 'copy.value.education', { value: education, schools }),
    ],
    [
      say(language, 'copy.maritalStatus'),
      say(language, 'copy.value.maritalStatus', { value: marital_status }),
    ],
    [say(language, 'copy.children'), countOf(children, language)],
    [say(language, 'copy.loanPurpose'), other ? `${purpose}: ${other}` : purpose],
    [say(language, 'copy.email'), basic.email ?? null],
  ]
}

function countOf(children: string, language: Language): string {
  if (children === '0') return say(language, 'copy.childrenCount.none')
  if (children === 'more') return say(language, 'copy.childrenCount.more')
  return say(language, 'copy.childrenCount.some', { count: children })
}

export function whereBorrowerLives(
  { profile: { residence } }: ExportedData,
  { language, profile }: Reading,
): Entry[] {
  if (residence === null) return []
  const { family_address_same: isSame, residence_type, residence_length } = residence
  const regions = profile.regions()
  const place = [residence.district, residence.city, residence.province].flatMap((id) => {
    const names = regions.find(id)?.names
    return names === undefined ? [] : [names[language] ?? names.en]
  })
  const lines = [residence.detailed_address, residence.place_other ?? '', ...place]
  const facts = factsOf(
    [say(language, 'copy.address'), lines.filter(Boolean).join('\n')],
    [say(language, 'copy.familyHere'), say(language, isSame ? 'copy.yes' : 'copy.elsewhere')],
    [say(language, 'copy.familyAddress'), residence.family_address ?? null],
    [
      say(language, 'copy.residenceType'),
      say(language, 'copy.value.residenceType', { value: residence_type }),
    ],
    [
      say(language, 'copy.residenceLength'),
      say(language, 'copy.value.residenceLength', { value: residence_length }),
    ],
  )
  return [{ facts }]
}

export function peopleToCall({ profile }: ExportedData, reading: Reading): Entry[] {
  const { language } = reading
  const { code } = figuresAt(reading)
  const contacts = profile.emergency?.contacts ?? []
  return contacts.map(({ name, relation, phone_prefix, phone }) => ({
    title: name,
    facts: factsOf(
      [say(language, 'copy.relation'), say(language, 'copy.value.relation', { value: relation })],
      [
        say(language, 'copy.phone'),
        code(writtenPhone(phone_prefix, phone, reading.profile.ownNumbers)),
      ],
    ),
  }))
}

/** The answers of countries that ask how often one is paid; elsewhere it is asked how. */
const OFTEN = ['weekly', 'daily_or_fortnightly', 'monthly', 'semi_monthly']

export function workAndIncome({ profile: { work } }: ExportedData, reading: Reading): Entry[] {
  if (work === null) return []
  const { language } = reading
  const { ownNumbers } = reading.profile
  const { code } = figuresAt(reading)
  const facts = factsOf(
    [
      say(language, 'copy.workType'),
      say(language, 'copy.value.workType', { value: work.work_type }),
    ],
    [
      say(language, 'copy.occupation'),
      say(language, 'copy.value.occupation', { value: work.occupation }),
    ],
    [say(language, 'copy.income'), incomeOf(work, reading)],
    [
      say(language, 'copy.payMethod', { asked: OFTEN.includes(work.pay_method) ? 'often' : 'how' }),
      say(language, 'copy.value.payMethod', { value: work.pay_method }),
    ],
    [say(language, 'copy.payDay'), payDayOf(work, language)],
    [say(language, 'copy.company'), work.company_name ?? null],
    [
      say(language, 'copy.companyPhone'),
      given(work.company_phone, (number) => code(writtenCompanyPhone(number, ownNumbers))),
    ],
    [say(language, 'copy.companyAddress'), work.company_address ?? null],
    [say(language, 'copy.transport'), transportOf(work, language)],
    [say(language, 'copy.plate'), work.licence_plate ?? null],
  )
  return [{ facts }]
}

/** The bounds of a band stand in its name. */
function incomeOf({ income_band: band }: Work, reading: Reading): string {
  const { language, profile } = reading
  const { wholeSum } = figuresAt(reading)
  const [first = '', second] = [...band.matchAll(/\d+/g)].map(([whole]) =>
    wholeSum(money(Number(whole) * 100, profile.currency)),
  )
  if (second !== undefined) {
    return say(language, 'copy.band.between', { least: first, most: second })
  }
  if (band.includes('below_')) return say(language, 'copy.band.below', { amount: first })
  if (band.includes('above_')) return say(language, 'copy.band.above', { amount: first })
  return say(language, 'copy.band.from', { amount: first })
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

function payDayOf({ pay_day: day }: Work, language: Language): string {
  const weekday = WEEKDAYS.indexOf(day)
  if (weekday < 0) return say(language, 'copy.dayOfMonth', { day })
  return say(language, 'copy.weekday', { weekday: figuresIn(language).weekday(weekday) })
}

function transportOf({ transport_type: type, vehicle }: Work, language: Language): string | null {
  if (type === undefined) return null
  const how = say(language, 'copy.value.transport', { value: type })
  return vehicle === undefined
    ? how
    : `${how}: ${say(language, 'copy.value.vehicle', { value: vehicle })}`
}
