import { forms } from '#country/forms'
import { egypt, generic, mexico, pakistan, thailand, type Edition } from '@paso/sdk/rules'
import { describe, expect, it } from 'vitest'
import { basicForm } from './basic.ts'
import { checkPage, doubtsOf, problemsOf, summaryWords } from './check-page.ts'
import { emergencyForm } from './emergency.ts'
import type { FormTable } from './form-table.ts'
import { locationForm } from './location.ts'
import { pageBody } from './page-body.ts'
import { personalForm } from './personal.ts'
import { workForm } from './work.ts'

const today = '2026-11-21'
const sayId = ((id: string) => id) as never
const sayWith = ((_: string, { number }: { number: string }) => number) as never
const asked = (form: FormTable) => ({
  page: form.page,
  rows: form.rows(forms),
  edition: thailand,
})
const check = (form: FormTable, fields: Record<string, string>) => {
  const { rows, ...others } = asked(form)
  const body = pageBody(rows, fields, thailand.phone.prefix)
  return checkPage({ rows, ...others, body }, fields, today, sayId)
}

const person = {
  given_name: 'สมชาย',
  family_name: 'ใจดี',
  identity_number: '1101700230708',
  birth_date: '1990-05-14',
  gender: 'male',
}

const people = {
  relative_1_relation: 'mother',
  relative_1_name: 'มาลี ใจดี',
  relative_1_phone: '898765432',
  other_1_relation: 'friend',
  other_1_name: 'Anan',
  other_1_phone: '861234567',
}

describe('what is asked about once', () => {
  const doubts = (fields: Record<string, string>) =>
    doubtsOf(asked(emergencyForm), { ...people, ...fields }, sayId).map(
      ({ controlId }) => controlId,
    )

  it('nothing of two people with whole numbers and names of their own', () => {
    expect(doubts({})).toEqual([])
  })

  it('a number of a contact that may lack a digit', () => {
    expect(doubts({ relative_1_phone: '08987654 3' })).toEqual(['relative_1_phone'])
    // What is too short is wrong, and not asked about.
    expect(doubts({ relative_1_phone: '8987654' })).toEqual([])
  })

  it('an identity number in which no digit checks the others, as it is read back', () => {
    const questions = (identity_number: string, edition: Edition = thailand) =>
      doubtsOf({ ...asked(personalForm), edition }, { identity_number }, sayWith).map(
        ({ message }) => message.replaceAll(/[\u2066\u2069]/g, ''),
      )
    expect(questions('1101700230708')).toEqual([])
    expect(questions('123456789012345678')).toEqual(['123456 789012 345678'])
    // What is wrong is not asked about.
    expect(questions('1101700230709')).toEqual([])
    expect(questions('4210100000001', pakistan)).toEqual(['4\u00a02101 00000 00\u00a01'])
    expect(questions('29003120100015', egypt)).toHaveLength(1)
    expect(questions('MUPT900312HDFSRM04', mexico)).toEqual([])
    expect(questions('1234567890123456', mexico)).toHaveLength(1)
  })

  it('a second family name that is left empty, and no other empty field', () => {
    const { rows } = asked(personalForm)
    const ofMexico = personalForm.rows({ ...forms, edition: mexico })
    const doubted = (all: typeof rows, fields: Record<string, string>) =>
      doubtsOf({ rows: all, edition: mexico }, fields, sayId).map(({ controlId }) => controlId)
    expect(doubted(ofMexico, {})).toEqual(['second_family_name'])
    expect(doubted(ofMexico, { second_family_name: ' ' })).toEqual(['second_family_name'])
    expect(doubted(ofMexico, { second_family_name: 'Prueba' })).toEqual([])
    expect(doubted(rows, {})).toEqual([])
  })

  it('a name that stands at another person already, at the second of the two', () => {
    expect(doubts({ other_1_name: ' มาลี  ใจดี ' })).toEqual(['other_1_name'])
    expect(doubts({ relative_1_name: 'ANAN', other_1_name: 'anan' })).toEqual(['other_1_name'])
    // Who has no name yet is asked for one.
    expect(doubts({ relative_1_name: '', other_1_name: '' })).toEqual([])
  })
})

describe('what is wrong with a page', () => {
  it('nothing, when all is filled in', () => {
    expect(check(personalForm, person)).toEqual([])
  })

  it('an empty page asks for each field in its order', () => {
    expect(check(personalForm, {}).map(({ controlId }) => controlId)).toEqual([
      'given_name',
      'family_name',
      'identity_number',
      'birth_date',
      'gender',
    ])
  })

  it('a number of the wrong length is distinguished from one with a wrong digit', () => {
    expect(check(personalForm, { ...person, identity_number: '11017' })).toEqual([
      { controlId: 'identity_number', message: '请输入 {digits} 位身份证号码' },
    ])
    expect(check(personalForm, { ...person, identity_number: '1101700230709' })).toEqual([
      { controlId: 'identity_number', message: '号码有一位不对,请对照身份证检查' },
    ])
  })

  it('a number of more than 13 digits is asked for by the 18 of the other document', () => {
    const [problem] = checkPage(
      {
        ...asked(personalForm),
        body: pageBody(
          personalForm.rows(forms),
          { ...person, identity_number: '11010119900307213' },
          thailand.phone.prefix,
        ),
      },
      { ...person, identity_number: '11010119900307213' },
      today,
      ((id: string, values?: { digits?: number }) => `${id} ${values?.digits ?? ''}`) as never,
    )
    expect(problem?.message).toBe('请输入 {digits} 位身份证号码 18')
    expect(check(personalForm, { ...person, identity_number: '110101199003072134' })).toEqual([])
  })

  it('a minor is informed from which age one may borrow', () => {
    expect(check(personalForm, { ...person, birth_date: '2012-05-14' })).toEqual([
      { controlId: 'birth_date', message: '年满 {min} 岁才能借款' },
    ])
  })

  it('an email may be left out but not be half an address', () => {
    const basic = {
      education: 'diploma',
      marital_status: 'married',
      children: '0',
      loan_purpose: 'health',
    }
    expect(check(basicForm, basic)).toEqual([])
    expect(check(basicForm, { ...basic, email: 'somchai@' })[0]?.controlId).toBe('email')
  })

  it('a purpose that is other must be said', () => {
    const problems = check(basicForm, { loan_purpose: 'other' })
    expect(problems.map(({ controlId }) => controlId)).toContain('loan_purpose_other')
  })

  it('only the first part of a place that is missing is asked for', () => {
    const places = check(locationForm, {}).filter(({ controlId }) => controlId.startsWith('place_'))
    expect(places).toEqual([{ controlId: 'place_province', message: '请选择府' }])
    const next = check(locationForm, { province: 'th-10' })
    expect(next[0]).toEqual({ controlId: 'place_city', message: '请选择县' })
  })

  it('a phone that stands twice is wrong at the second person', () => {
    const problems = check(emergencyForm, {
      relative_1_relation: 'mother',
      relative_1_name: 'มาลี',
      relative_1_phone: '898765432',
      other_1_relation: 'friend',
      other_1_name: 'อนันต์',
      other_1_phone: '0898765432',
    })
    expect(problems).toEqual([
      { controlId: 'other_1_phone', message: '上面已用过这个号码,请填另一个' },
    ])
  })

  it('nobody else is called at the borrower’s own number, however it is spelt', () => {
    const rows = emergencyForm.rows(forms)
    const fields = { ...people, other_1_phone: '+66 81 234 5678' }
    const body = pageBody(rows, fields, thailand.phone.prefix)
    const own = { ...asked(emergencyForm), body, ownPhone: '812345678' }
    expect(checkPage(own, fields, today, sayId)).toEqual([
      { controlId: 'other_1_phone', message: '这是您自己的号码,请填另一个人的' },
    ])
  })

  it('the lender says that too, of a number that the page did not know', () => {
    const finding = {
      field: 'contacts.1.phone',
      rule: 'same_phone' as const,
      params: { other: 'own' },
    }
    expect(problemsOf([finding], asked(emergencyForm), people, sayId)).toEqual([
      { controlId: 'other_1_phone', message: '这是您自己的号码,请填另一个人的' },
    ])
  })

  it('a person who was opened but left empty is nobody', () => {
    const ids = check(emergencyForm, { relative_2_open: 'yes' }).map(({ controlId }) => controlId)
    expect(ids.filter((id) => id.startsWith('relative_2'))).toEqual([])
  })

  it('who writes an extension behind a work number that is whole is told to leave it out', () => {
    const found = (company_phone: string) =>
      check(workForm, { work_type: 'salaried', company_phone }).find(
        ({ controlId }) => controlId === 'company_phone',
      )?.message
    expect(found('55 1234 5678')).toBeUndefined()
    for (const typed of ['55 1234 5678 ext. 12', '55 1234 5678 x12', '55 1234 5678 #12']) {
      expect(found(typed)).toBe('请只写号码的数字,不用写分机号')
    }
    expect(found('5512')).toBe(forms.companyPhoneWrong)
  })

  it('a phone with too many digits is told so, a contact’s and that of the work', () => {
    const tooMany = '号码多了 {count} 位,请核对每一位'
    const contact = { relative_1_name: 'a', relative_1_phone: '081 234 56789' }
    expect(check(emergencyForm, contact)).toContainEqual({
      controlId: 'relative_1_phone',
      message: tooMany,
    })
    const work = { work_type: 'salaried', company_phone: '1'.repeat(30) }
    expect(check(workForm, work)).toContainEqual({ controlId: 'company_phone', message: tooMany })
  })

  it('an identity number that is a digit or two too long is no unfinished one of 18', () => {
    const found = (identity_number: string) =>
      check(personalForm, { ...person, identity_number })[0]?.message
    for (const more of ['1', '12', '123456']) {
      expect(found(person.identity_number + more)).toBe('号码多了 {count} 位,请核对每一位')
    }
    expect(found(`${person.identity_number}123`)).toBe('请输入 {digits} 位身份证号码')
  })

  it('the lender’s finding on a contact lands on the control of that person', () => {
    const fields = {
      relative_1_name: 'a',
      relative_2_open: 'yes',
      relative_2_name: 'b',
      other_1_name: 'c',
    }
    const found = (rule: 'phone_length' | 'phone_start') =>
      problemsOf(
        [{ field: 'contacts.1.phone', rule, params: {} }],
        asked(emergencyForm),
        fields,
        sayId,
      )
    expect(found('phone_length')).toEqual([
      { controlId: 'relative_2_phone', message: '请输入完整的手机号码' },
    ])
    expect(found('phone_start')).toEqual([
      {
        controlId: 'relative_2_phone',
        message: '这里的手机号不是这样开头的,请核对这位联系人的号码',
      },
    ])
  })

  it('the summary says whose answer is missing, so that no two of its links read alike', () => {
    const { rows } = asked(emergencyForm)
    const speak = ((id: string, { person, message }: Record<string, string> = {}) =>
      person === undefined ? id : `${person} ${message}`) as never
    const links = check(emergencyForm, {}).map((problem) => summaryWords(problem, rows, speak))
    expect(links).toContain('亲属 请填写这位联系人的姓名')
    expect(links).toContain('另一位联系人 请填写这位联系人的姓名')
    expect(new Set(links).size).toBe(links.length)
  })

  it('nobody is called a relative who may be a friend', () => {
    const labels = (edition: Edition) =>
      emergencyForm.rows({ ...forms, edition }).map(({ label }) => label)
    expect(labels(generic).filter((label) => label.includes('亲属'))).toEqual([])
    expect(new Set(labels(generic)).size).toBe(5)
    expect(labels(thailand).filter((label) => label.includes('亲属'))).toHaveLength(2)
  })

  it('the summary says anything else as it stands at its field', () => {
    const [problem] = check(personalForm, {})
    expect(problem && summaryWords(problem, personalForm.rows(forms), sayId)).toBe(problem?.message)
  })

  it('a rule that only the lender knows has words too', () => {
    const finding = { field: 'identity_number', rule: 'identity_taken' as const, params: {} }
    expect(problemsOf([finding], asked(personalForm), person, sayId)[0]?.message).toBe(
      '这个身份证号码已属于另一个账户,请用那个手机号登录',
    )
  })

  it('a finding on what has no control here is left out', () => {
    const finding = { field: 'nobody', rule: 'required' as const, params: {} }
    expect(problemsOf([finding], asked(personalForm), person, sayId)).toEqual([])
  })
})
