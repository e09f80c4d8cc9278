import { expect, test } from 'vitest'
import { required, text } from '../src/rules/field-checks.ts'

const check = (value: string) => text(100)(value, {})

test.each([
  ['a control character', 'Somchai\u0007'],
  ['a right-to-left override', 'Tuayang \u202e Jaidee'],
  ['an embedding', 'Tuayang\u202a'],
  ['an isolate', 'Tuayang\u2067'],
  ['the end of an isolate', 'Tuayang\u2069'],
  ['a direction mark', 'أحمد\u200f'],
  ['the Arabic letter mark', 'أحمد\u061c'],
  ['a space without width', 'Tua\u200byang'],
  ['a soft hyphen', 'Tua\u00adyang'],
  ['a byte order mark', '\ufeffTuayang'],
  ['a tag, outside of the first plane', 'Tuayang\u{e0041}'],
  ['a joiner of graphemes', 'Tua\u034fyang'],
  ['a filler', 'Tua\u3164yang'],
])('a text with %s is not of the form', (_, value) => {
  expect(check(value)).toEqual({ rule: 'format', params: {} })
})

test.each([
  ['a Thai name with marks', 'น้ำผึ้ง เปี่ยมสุข'],
  ['an Arabic name with its vowels', 'مُحَمَّد'],
  ['a Persian name with a non-joiner', 'می\u200cنا'],
  ['a Sinhala name with a joiner', 'ක්\u200dෂ'],
  ['an Urdu address with the sign of a number', 'مکان \u0600۱۲'],
  ['a Vietnamese name of base letters and marks', 'Nguye\u0302\u0303n'],
  ['a name with apostrophe, hyphen and no-break space', 'D’Arc-O\u00a0Neill'],
])('%s is taken', (_, value) => {
  expect(check(value)).toBeUndefined()
})

test.each(['\u200d', '\u200c \u200c', '\ufe0f', '\u3164', '\u115f', '\u2800', ' \u00a0'])(
  'a text in which nothing is seen (%j) is none',
  (value) => {
    expect(required(text(100))(value, {})).toEqual({ rule: 'required', params: {} })
  },
)
