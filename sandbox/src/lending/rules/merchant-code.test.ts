import { describe, expect, it } from 'vitest'
import { sealed, UnreadableCode } from './emv-fields.ts'
import { merchantCode, readMerchantCode } from './merchant-code.ts'

const published =
  '00020101021226290008pk.raast0113+92336786582352045411530358654071250.505802PK5915Faizan Shurjeel6006Lahore62160112INV-2026-00163044A1D'
const seller = { scheme: 'pk.raast', account: '+923367865823', currencyNumber: '586' }
const merchant = { ...seller, country: 'PK', name: 'Paso Sandbox Co., Ltd.', city: 'Islamabad' }

describe('a merchant code', () => {
  it('of somebody else is read', () => {
    expect(readMerchantCode(published, seller)).toEqual({
      reference: 'INV-2026-001',
      amount: 125_050,
    })
  })

  it('reads back as it was written', () => {
    for (const amount of [1, 99, 100, 104_705, null]) {
      const payment = { reference: '402177881903', amount }
      const code = merchantCode(payment, merchant)
      expect(code).toMatch(/^000201.*6304[0-9A-F]{4}$/)
      expect(readMerchantCode(code, merchant)).toEqual(payment)
    }
  })

  it('to another payee or in another currency is refused', () => {
    for (const other of [{ scheme: 'mx.codi' }, { account: '1' }, { currencyNumber: '484' }]) {
      expect(() => readMerchantCode(published, { ...seller, ...other })).toThrow(UnreadableCode)
    }
  })

  it('to a second payee too, or with a fee, is refused', () => {
    const fields = published.slice(0, -8)
    const second = '28290008pk.raast0113+923000000000'
    for (const other of [second, '550201', '57043.00', '80011']) {
      expect(() => readMerchantCode(sealed(fields + other), seller)).toThrow('something else')
    }
    const within = fields.replace('26290008', '26460008').replace('5204', '0213+9230000000005204')
    expect(() => readMerchantCode(sealed(within), seller)).toThrow('something else')
  })

  it('with one character changed is refused', () => {
    for (let at = 0; at < published.length; at++) {
      const changed =
        published.slice(0, at) + (published[at] === '1' ? '2' : '1') + published.slice(at + 1)
      expect(() => readMerchantCode(changed, seller)).toThrow(UnreadableCode)
    }
  })
})
