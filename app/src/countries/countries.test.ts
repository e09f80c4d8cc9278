import { describe, expect, it } from 'vitest'
import { basicForm } from '../application-flow/forms/basic.ts'
import { emergencyForm } from '../application-flow/forms/emergency.ts'
import type { Row } from '../application-flow/forms/form-table.ts'
import { locationForm } from '../application-flow/forms/location.ts'
import { optionText } from '../application-flow/forms/option-words.ts'
import { personalForm } from '../application-flow/forms/personal.ts'
import { workForm } from '../application-flow/forms/work.ts'
import { formattersOf } from '../i18n/formatters.ts'
import type { CountryForms, CountryProfile, PaymentRule } from './country-profile.ts'

interface CountryFile {
  default?: CountryProfile
  forms?: CountryForms
  payment?: PaymentRule
}

const files = import.meta.glob<CountryFile>('./[a-z]*.ts', { eager: true })
const countries = Object.values(files).flatMap(({ default: profile, forms, payment }) =>
  profile && forms && payment ? [{ code: profile.code, profile, forms, payment }] : [],
)
const tables = [personalForm, basicForm, locationForm, emergencyForm, workForm]
const reading = { t: ((id: string) => id) as never, format: formattersOf('th') }

const optionsOf = (row: Row) => {
  if (row.kind === 'tiles' || row.kind === 'list') return [row.options, row.words] as const
  if (row.kind === 'contact') return [row.relations, 'relation'] as const
  return [[], 'relation'] as const
}

describe.each(countries)('$code', ({ profile, forms, payment }) => {
  it('is the same country to the first load and to the forms', () => {
    const { country, phone } = forms.edition
    expect(profile).toMatchObject({
      code: country,
      phone: {
        prefix: phone.prefix,
        minDigits: phone.minDigits,
        maxDigits: phone.maxDigits,
      },
    })
  })

  it.each(tables)('$page has words for every option', (table) => {
    for (const row of table.rows(forms)) {
      const [values, words] = optionsOf(row)
      for (const value of values) expect(optionText(words, value, reading)).not.toBe('')
    }
  })

  it('asks how often one is paid where its answers say how often, else by which way', () => {
    const question = workForm.rows(forms).find(({ name }) => name === 'pay_method')
    const isOften = forms.edition.payMethods.includes('weekly')
    expect(question?.label).toBe(isOften ? '发薪频率' : '发薪方式')
  })

  it('reads the first of its identity numbers back in groups that fit it', () => {
    const { groups = [] } = forms.identityNumber
    const digits = groups.reduce((sum, group) => sum + group, 0)
    expect(digits).toBe(forms.edition.identityFormats[0]?.length)
  })

  it('calls and writes the number of an account to pay to as that of an own one', () => {
    expect(payment.account.label).toBe(forms.account.label)
    expect(payment.account.groups).toEqual(forms.account.groups)
  })
})

it('at least one country can be shipped', () => {
  expect(countries.length).toBeGreaterThan(0)
})
