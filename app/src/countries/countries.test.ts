import { describe, expect, it } from 'vitest'
import type { Country } from '@paso/sdk/contract'
import { checkPhone } from '@paso/sdk/rules'
import { basicForm } from '../application-flow/forms/basic.ts'
import { emergencyForm } from '../application-flow/forms/emergency.ts'
import type { Row } from '../application-flow/forms/form-table.ts'
import { locationForm } from '../application-flow/forms/location.ts'
import { optionText } from '../application-flow/forms/option-words.ts'
import { personalForm } from '../application-flow/forms/personal.ts'
import { workForm } from '../application-flow/forms/work.ts'
import { formattersOf } from '../i18n/formatters.ts'
import type { CountryFile } from './country-profile.ts'
import * as egypt from './egypt.ts'
import * as generic from './generic.ts'
import * as mexico from './mexico.ts'
import * as pakistan from './pakistan.ts'
import * as thailand from './thailand.ts'

// By their names: a file that leaves something out is an error of types here.
const files: Readonly<Record<Country, CountryFile>> = {
  TH: thailand,
  MX: mexico,
  PK: pakistan,
  EG: egypt,
  GENERIC: generic,
}
const countries = Object.entries(files).map(([code, { default: profile, ...file }]) => ({
  ...file,
  code,
  profile,
}))
const tables = [personalForm, basicForm, locationForm, emergencyForm, workForm]
const reading = { t: ((id: string) => id) as never, format: formattersOf('th') }

const optionsOf = (row: Row) => {
  if (row.kind === 'tiles' || row.kind === 'list') return [row.options, row.words] as const
  if (row.kind === 'contact') return [row.relations, 'relation'] as const
  return [[], 'relation'] as const
}

describe.each(countries)('$code', ({ code, profile, forms, payment }) => {
  it('is the same country to the first load and to the forms', () => {
    const { country, phone } = forms.edition
    expect(country).toBe(code)
    expect(profile).toMatchObject({
      code,
      phone: {
        prefix: phone.prefix,
        minDigits: phone.minDigits,
        maxDigits: phone.maxDigits,
      },
    })
  })

  it('takes the beginnings of a mobile number at login that app and lender take later', () => {
    const beginnings = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0'))
    const { length } = beginnings.filter((beginning) => {
      const number = beginning.padEnd(forms.edition.phone.maxDigits, '0')
      // Behind the zero of calls within the country, which is no part of it.
      const isTaken = checkPhone(`0${number}`, forms.edition) === undefined
      expect([number, new RegExp(profile.phone.starts).test(number)]).toEqual([number, isTaken])
      return isTaken
    })
    expect(length).toBeGreaterThan(0)
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
