import { forms } from '#country/forms'
import { forms as pakistan } from '../../countries/pakistan.ts'
import { describe, expect, it } from 'vitest'
import { accountForm } from './account.ts'
import { checkPage } from './check-page.ts'
import { shownRows } from './form-table.ts'
import { pageBody } from './page-body.ts'

const sayId = ((id: string) => id) as never
const sayStart = ((id: string, values?: { count?: number; start?: string }) =>
  [id, values?.count ?? values?.start].join(' ').trim()) as never
const sayCount = ((id: string, values?: { count?: number }) =>
  [id, values?.count].join(' ').trim()) as never
const banks = [
  { bank_code: 'kbank', name: 'KBank', category: 'bank_account' },
  { bank_code: 'true', name: 'TrueMoney', category: 'wallet' },
] as const
const rows = accountForm(banks).rows(forms)
const right = {
  category: 'bank_account',
  bank_code: 'kbank',
  number: '1234567890',
  number_copy: '1234567890',
  holder_name: 'Somchai Jaidee',
  consent: 'yes',
}
const bodyOf = (fields: Record<string, string>) => pageBody(rows, fields, '+66')
const check = (fields: Record<string, string>, say = sayId) =>
  checkPage(
    { page: 'bankcard', rows, edition: forms.edition, body: bodyOf(fields) },
    fields,
    '2026-11-21',
    say,
  )

describe('the form of a receiving account', () => {
  it('sends what the contract asks for', () => {
    expect(check(right)).toEqual([])
    expect(bodyOf(right)).toEqual({ ...right, consent: true })
  })

  it('says at each control what is missing, in their order', () => {
    expect(check({ category: 'bank_account' })).toEqual([
      { controlId: 'bank_code', message: '请选择银行' },
      { controlId: 'number', message: '请输入完整的号码' },
      { controlId: 'number_copy', message: '请把同一个号码再输入一次' },
      { controlId: 'holder_name', message: '请填写户名' },
      { controlId: 'consent', message: '请勾选同意后再继续' },
    ])
  })

  it('finds a copy that differs, and a number that is too short', () => {
    expect(check({ ...right, number_copy: '1234567891' })).toEqual([
      { controlId: 'number_copy', message: '两次输入的账号不一致,请核对' },
    ])
    const wallet = { ...right, category: 'wallet', bank_code: 'true', number: '0812345678' }
    expect(check({ ...wallet, number_copy: '0812345679' })).toEqual([
      { controlId: 'number_copy', message: '两次输入的钱包号码不一致,请核对' },
    ])
    expect(check({ ...right, number: '123', number_copy: '123' })).toEqual([
      { controlId: 'number', message: '请输入完整的号码' },
    ])
  })

  it('says by how many digits a number is too long, and that a short one is not whole', () => {
    const tooMany = (fields: Record<string, string>) =>
      check({ ...right, ...fields }, sayCount).find(({ controlId }) => controlId === 'number')
        ?.message
    expect(tooMany({ number: '1'.repeat(19) })).toBe('号码多了 {count} 位,请核对每一位 2')
    const wallet = { category: 'wallet', bank_code: 'true' }
    expect(tooMany({ ...wallet, number: '08123456789' })).toBe('号码多了 {count} 位,请核对每一位 1')
    expect(tooMany({ ...wallet, number: '+66 81 234 567 89' })).toBe(
      '号码多了 {count} 位,请核对每一位 1',
    )
    expect(tooMany({ ...wallet, number: '081 2345' })).toBe('请输入完整的号码')
    // The country's code is no part of it, which would make up for digits that lack.
    expect(tooMany({ ...wallet, number: '+66 8123456' })).toBe('请输入完整的号码')
  })

  it('says of a number of another kind what is asked for, not that it is too long or not whole', () => {
    const ofPakistan = accountForm(banks).rows(pakistan)
    const message = (fields: Record<string, string>, country = pakistan) => {
      const all = { ...right, ...fields }
      const rowsThere = country === pakistan ? ofPakistan : rows
      const { edition } = country
      const body = pageBody(rowsThere, all, edition.phone.prefix)
      const asked = { page: 'bankcard', rows: rowsThere, edition, body } as const
      return checkPage(asked, all, '2026-11-21', sayStart).find(
        ({ controlId }) => controlId === 'number',
      )?.message
    }
    const begins = '这里的 IBAN 以 {start} 开头,银行应用里有 PK'
    for (const number of ['EG380019000500000000263180002', '0011234567020', '1'.repeat(30)]) {
      expect(message({ number })).toBe(begins)
    }
    expect(message({ number: 'P' })).toBe('请输入完整的号码')
    expect(message({ number: 'pk36 scbl 0000 0011 2345 67' })).toBe('请输入完整的号码')
    expect(message({ number: 'PK36SCBL00000011234567029' })).toBe(
      '号码多了 {count} 位,请核对每一位 1',
    )
    const wallet = { category: 'wallet', bank_code: 'true' }
    const isMobile = '这里的手机号不是这样开头的,钱包号码是手机号'
    expect(message({ ...wallet, number: '021 34567890' })).toBe(isMobile)
    expect(message({ ...wallet, number: '042 123456' })).toBe(isMobile)
    expect(message({ ...wallet, number: '0300' })).toBe('请输入完整的号码')
    const letters = '这个号码只有数字,请核对'
    expect(message({ number: 'PK36SCBL0000001123456702' }, forms)).toBe(letters)
    expect(message({ ...wallet, number: '081234S678' }, forms)).toBe(letters)
  })

  it('offers the categories that have a bank, and the banks of the one chosen', () => {
    const [category, ...others] = rows
    expect(category).toMatchObject({ options: ['bank_account', 'wallet'] })
    const offered = shownRows(others, { category: 'wallet' })
    expect(offered[0]).toMatchObject({ label: '钱包', options: ['true'] })
    expect(check({ ...right, category: 'wallet' }).map(({ controlId }) => controlId)).toContain(
      'bank_code',
    )
  })

  it('asks for the holder of a wallet as its provider has the name, not a bank', () => {
    const holderOf = (category: string) =>
      shownRows(rows, { category }).filter(({ name }) => name === 'holder_name')
    expect(holderOf('bank_account')).toMatchObject([
      { label: '户名', hint: '与银行登记的姓名一致' },
    ])
    expect(holderOf('wallet')).toMatchObject([{ label: '钱包户名', hint: '与钱包登记的姓名一致' }])
    const wallet = { ...right, category: 'wallet', holder_name: '' }
    expect(check(wallet)).toContainEqual({ controlId: 'holder_name', message: '请填写钱包户名' })
  })
})
