import { expect, it } from 'vitest'
import { countries } from '../countries/countries.ts'
import { holderDiffers } from './holder-name.ts'

it.each([
  ['Somchai Jaidee', 'Somchai Jaidee'],
  ['JAIDEE SOMCHAI', 'Somchai Jaidee'],
  ['Mr. Somchai J. Jaidee', 'Somchai Jaidee'],
  ['S Jaidee', 'Somchai Jaidee'],
  ['Jose Garcia', 'José Luis García Pérez'],
  ['นายสมชาย ใจดี', 'Somchai Jaidee'],
  ['Mr Somchai Jaidee', 'สมชาย ใจดี'],
  ['น้ำผึ้ง ใจดี', 'น้ำผึ้ง ใจดี'],
  ['นายสมชาย ใจดี', 'สมชาย ใจดี'],
  ['น.ส. กัญญา ณ อยุธยา', 'กัญญา ณ อยุธยา'],
  ['علي محمد', 'محمد علي'],
  ['Namoona', 'Namoona'],
  ['Constructor Khan', 'Constructor Khan'],
  ['احمد علي', 'أحمد علي'],
  ['فاطمه حسن', 'فاطمة حسن'],
  ['محمد علی', 'محمد علي'],
  ['مصطفي حسن', 'مصطفى حسن'],
  ['کامران احمد', 'كامران احمد'],
  ['ہاشم خاں', 'هاشم خان'],
  ['مُحَمَّد علي', 'محمد علي'],
  ['محـــمد علي', 'محمد علي'],
  ['عبدالله محمد', 'عبد الله محمد'],
  ['عبد الله محمد', 'عبدالله محمد حسن'],
  ['عبد\u200cالله محمد', 'عبد الله محمد'],
  ['ABDUL RAHMAN KHAN', 'Abdulrahman Khan'],
  ['DANG THI HOA', 'Đặng Thị Hoa'],
])('%s is the holder that was verified as %s', (holder, verified) => {
  expect(holderDiffers(holder, verified, new Map())).toBe(false)
})

it.each([
  ['Mallory Other', 'Somchai Jaidee'],
  ['Somchai', 'Somchai Jaidee'],
  ['Somchai Other', 'Somchai Jaidee'],
  ['Somchai Somchai', 'Somchai Jaidee'],
  ['สมหญิง ใจดี', 'สมชาย ใจดี'],
  ['นางสมหญิง ใจดี', 'สมชาย ใจดี'],
  ['محمود علي', 'أحمد علي'],
  ['حامد علي', 'أحمد علي'],
  ['علي حسين', 'علي حسن'],
  ['فاطمة حسني', 'فاطمة حسن'],
  ['أمينة حسن', 'أمين حسن'],
  ['عبد الرحمن محمد', 'عبد الله محمد'],
  ['عبدالله محمد', 'عبيدالله محمد'],
  ['عبدالله', 'عبد الله محمد'],
  ['Khan', 'Abdul Rahman Khan'],
  ['Maria Li', 'Ma Li'],
])('%s is not the holder that was verified as %s', (holder, verified) => {
  expect(holderDiffers(holder, verified, new Map())).toBe(true)
})

const mexican = countries.MX.shortNames

it.each(['MA DEL CARMEN LOPEZ', 'MA. DEL CARMEN LOPEZ', 'M. Carmen López', 'Maria Lopez'])(
  'in Mexico %s is María del Carmen López',
  (holder) => {
    expect(holderDiffers(holder, 'María del Carmen López', mexican)).toBe(false)
    expect(holderDiffers('María del Carmen López', holder, mexican)).toBe(false)
  },
)

it.each(['MAR DEL CARMEN LOPEZ', 'MARIO LOPEZ', 'MARTA DEL CARMEN LOPEZ', 'MA DEL CARMEN GOMEZ'])(
  'in Mexico %s is not María del Carmen López',
  (holder) => {
    expect(holderDiffers(holder, 'María del Carmen López', mexican)).toBe(true)
  },
)
