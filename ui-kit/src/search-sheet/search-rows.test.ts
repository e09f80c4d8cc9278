import { expect, test } from 'vitest'
import { foldText, searchIn, type SearchRow } from './search-rows.ts'

const rows: SearchRow[] = [
  { value: 'th-30', label: 'นครราชสีมา', also: ['Nakhon Ratchasima', 'Korat', 'โคราช'] },
  { value: 'th-10', label: 'กรุงเทพมหานคร', also: ['Bangkok', 'Krung Thep', 'กทม.'] },
  { value: 'mx-slp', label: 'San Luis Potosí' },
  { value: 'mx-nle', label: 'Nuevo León', also: ['Monterrey'] },
  { value: 'mx-ohg', label: 'Bernardo O’Higgins' },
  { value: 'vn-57', label: 'Đà Nẵng', detail: 'Miền Trung' },
  { value: 'eg-alx', label: 'الإسكندرية', also: ['Alexandria'] },
  { value: 'eg-isl', label: 'الإسماعيلية', also: ['Ismailia'] },
  { value: 'eg-mnf', label: 'مُحافظة المنوفية' },
  { value: 'eg-oct', label: 'مدينة ٦ أكتوبر', also: ['6th of October City'] },
  { value: 'pk-khi', label: 'کراچی', also: ['Karachi'] },
  { value: 'pk-hyd', label: 'حیدرآباد', also: ['Hyderabad'] },
  { value: 'pl-ldz', label: 'Łódź' },
  { value: 'de-str', label: 'Hauptstraße 12' },
]
const find = searchIn(rows)
const found = (typed: string) => find(typed).map(({ value }) => value)

test.each([
  ['นครราช', 'th-30'],
  ['korat', 'th-30'],
  ['RATCHA', 'th-30'],
  ['nakhon-ratchasima', 'th-30'],
  ['ratchasima nakhon', 'th-30'],
  ['กทม', 'th-10'],
  ['san luis potosi', 'mx-slp'],
  ['Potosí', 'mx-slp'],
  ['LEÓN', 'mx-nle'],
  ['ohiggins', 'mx-ohg'],
  ["o'higgins", 'mx-ohg'],
  ['da nang', 'vn-57'],
  ['mien trung', 'vn-57'],
  ['الاسكندريه', 'eg-alx'],
  ['الإسكندرية', 'eg-alx'],
  ['alex', 'eg-alx'],
  ['اسماعيليه', 'eg-isl'],
  ['الإسمـاعيلية', 'eg-isl'],
  ['محافظة', 'eg-mnf'],
  ['6 اكتوبر', 'eg-oct'],
  ['٦ أكتوبر', 'eg-oct'],
  ['۶ اکتوبر', 'eg-oct'],
  ['كراچي', 'pk-khi'],
  ['کراچی', 'pk-khi'],
  ['حيدراباد', 'pk-hyd'],
  ['حیدر\u200cآباد', 'pk-hyd'],
  ['lodz', 'pl-ldz'],
  ['hauptstrasse ๑๒', 'de-str'],
])('%s finds %s', (typed, value) => {
  expect(found(typed)).toContain(value)
})

test('nothing typed, or only signs, leaves all of them in their order', () => {
  expect(find('')).toBe(rows)
  expect(find(' -.')).toBe(rows)
})

test('what is in none of them finds none', () => {
  expect(found('zzz')).toEqual([])
  expect(found('korat bangkok')).toEqual([])
})

test('what begins so stands before what has it within', () => {
  const names = ['Ban Mae', 'Suan Ban', 'Urban', 'Bang', 'Mae Ban']
  const rank = searchIn(names.map((label) => ({ value: label, label })))
  expect(rank('ban').map(({ label }) => label)).toEqual([
    'Ban Mae',
    'Bang',
    'Suan Ban',
    'Mae Ban',
    'Urban',
  ])
})

test('Thai vowels are letters: taking them away would find other words', () => {
  expect(foldText('กิน')).not.toBe(foldText('กัน'))
})
