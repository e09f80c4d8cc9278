import { describe, expect, it } from 'vitest'
import { billPaymentCode, readBillPayment } from './promptpay.ts'
import { crc16, sealed, UnreadableCode } from '../../rules/emv-fields.ts'

const published =
  '00020101021130620016A000000677010112011301122334455660211CUSTOMER0010306INV00153037645802TH62070703SCB6304780E'

describe('a PromptPay bill-payment code', () => {
  it('has the published checksum', () => {
    expect(crc16('123456789')).toBe('29B1')
    expect(crc16(published.slice(0, -4))).toBe(published.slice(-4))
  })

  it('of somebody else is read', () => {
    expect(readBillPayment(published)).toEqual({
      biller: '0112233445566',
      reference1: 'CUSTOMER001',
      reference2: 'INV001',
      amount: null,
    })
  })

  it('reads back as it was written, to the satang', () => {
    for (const amount of [1, 10, 100, 104_705, 2_099_999, null]) {
      const payment = {
        biller: '099400012345678',
        reference1: '402177881903',
        reference2: 'TH261121123456',
        amount,
      }
      const code = billPaymentCode(payment)
      expect(code).toMatch(/^000201.*6304[0-9A-F]{4}$/)
      expect(readBillPayment(code)).toEqual(payment)
    }
  })

  it('that a bank might pay somebody else by, or more, is refused', () => {
    const fields = published.slice(0, -8)
    expect(readBillPayment(sealed(`${fields}5904Paso`)).reference1).toBe('CUSTOMER001')
    const person = '29370016A00000067701011101130066812345678'
    const others = [person, '02164000123456789012', '550201', '55020256045.00', '65011', '80011']
    for (const other of others) {
      expect(() => readBillPayment(sealed(fields + other))).toThrow('something else')
    }
    const within = fields.replace('3062', '3067').replace('0306INV001', '0306INV0010401X')
    expect(() => readBillPayment(sealed(within))).toThrow('something else')
  })

  it('with one character changed is refused', () => {
    for (let at = 0; at < published.length; at++) {
      const changed =
        published.slice(0, at) + (published[at] === '1' ? '2' : '1') + published.slice(at + 1)
      expect(() => readBillPayment(changed)).toThrow(UnreadableCode)
    }
    expect(() => readBillPayment('')).toThrow(UnreadableCode)
  })
})
