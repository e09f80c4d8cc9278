import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrModules } from './qr-modules.ts'

const drawn = (modules: readonly (readonly boolean[])[]) =>
  modules.map((row) => row.map((dark) => (dark ? '#' : '.')).join('')).join('\n')

/** As another encoder draws it. */
const other = (text: string) => drawn(encode(text, { ecc: 'M', boostEcc: true, border: 0 }).data)

const payment =
  '00020101021230620016A00000067701011201150105563123456010212402177881903530376454081052.005802TH6304ABCD'

test.each([
  ['a payment', payment],
  ['one letter', 'a'],
  ['digits alone', '8820114077'],
  ['an address', 'https://paso.example/pay?ref=4021-7788'],
  ['other scripts', 'ชำระเงิน ادفع الآن ادائیگی 💚'],
])('%s is drawn as by another encoder', (_, text) => {
  expect(drawn(qrModules(text))).toBe(other(text))
})

test('so are small and large ones, in each of the three ways to write', () => {
  const signs = { digits: '8017', letters: 'A-7Z', bytes: 'a~é' }
  const sides = new Set<number>()
  for (const pattern of Object.values(signs)) {
    for (let length = 1; length < 700; length = Math.ceil(length * 1.3 + 5)) {
      const text = pattern.repeat(length).slice(0, length)
      const modules = qrModules(text)
      sides.add(modules.length)
      expect(drawn(modules), text.slice(0, 8) + length).toBe(other(text))
    }
  }
  expect(Math.max(...sides)).toBeGreaterThan(100)
})

test('what is longer than any code is refused', () => {
  expect(() => qrModules('é'.repeat(1200))).toThrow(RangeError)
})
