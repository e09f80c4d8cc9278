import { expect, it } from 'vitest'
import type { Country } from '../../foundation/contract.ts'
import { countries } from '../countries/countries.ts'
import { holderDiffers } from './holder-name.ts'

const generic = countries.GENERIC.nameForms

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
  expect(holderDiffers(holder, verified, generic)).toBe(false)
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
  expect(holderDiffers(holder, verified, generic)).toBe(true)
})

const own: [Country, string, string][] = [
  ['GENERIC', 'Mrs Malee Jaidee', 'Malee Sri Jaidee'],
  ['TH', 'Miss Malee Jaidee', 'Malee Sri Jaidee'],
  ['MX', 'MA DEL CARMEN LOPEZ', 'María del Carmen López'],
  ['MX', 'MA. DEL CARMEN LOPEZ', 'María del Carmen López'],
  ['MX', 'M. Carmen López', 'María del Carmen López'],
  ['MX', 'Maria Lopez', 'María del Carmen López'],
  ['MX', 'Mª Carmen López', 'María del Carmen López'],
  ['MX', 'Fco Javier Lopez', 'Francisco Javier López'],
  ['MX', 'Sra Maria Lopez', 'María del Carmen López Pérez'],
  ['MX', 'LIC. GPE HDEZ LOPEZ', 'Guadalupe Hernández López'],
  ['PK', 'Mohammad Ali', 'Muhammad Ali'],
  ['PK', 'Mohd Ali', 'Muhammad Ali'],
  ['PK', 'Md. Ali', 'Mohammed Ali'],
  ['PK', 'Mr Ali Raza', 'Muhammad Ali Raza'],
  ['PK', 'Mr. Dr. Ali Raza', 'Muhammad Ali Raza'],
  ['PK', 'Namuna Khan', 'Namoona Khan'],
  ['PK', 'Ayesha Hassan', 'Aishah Hasan'],
  ['PK', 'Abdul Latif Hussein', 'Abdullateef Husain'],
  ['PK', 'Abdur Rehman Khan', 'Abdul Rahman Khan'],
  ['PK', 'Syed Osman', 'Sayed Usman'],
  ['PK', 'ثنا اللہ خان', 'ثناء اللہ خان'],
  ['PK', 'ثنااللہ خان', 'ثناء اللہ خان'],
  ['PK', 'جناب علی رضا', 'محمد علی رضا'],
  ['PK', 'عبدالرحمان خان', 'عبد الرحمٰن خان'],
  ['EG', 'د. محمد حسن', 'محمد حسن علي'],
  ['EG', 'د. محمد حسن', 'محمد أحمد حسن'],
  ['EG', 'الحاج محمد حسن', 'محمد أحمد حسن'],
  ['EG', 'المهندسة فاطمه حسن', 'فاطمة أحمد حسن'],
  ['EG', 'محمد السيد', 'محمد سيد'],
  ['EG', 'Namouzag Hassan', 'Namuzag Hasan'],
  ['EG', 'Namouzag', 'Namuzag'],
  ['EG', 'Eng. Mohamed Hassan', 'Mohammed Ahmed Hassan'],
  ['EG', 'Mohamed El Sayed Ali', 'Muhammad Elsayed Hassan Ali'],
  ['EG', 'MOHAMED AHMED ABDELRAHMAN', 'Mohamed Ahmed Abd El Rahman'],
  ['EG', 'Ahmed Nour El Din', 'Ahmed Noureldin'],
  ['MX', 'MARIA DELACRUZ', 'María de la Cruz'],
  ['MX', 'MARIA DELA CRUZ', 'María de la Cruz'],
]

it.each(own)('in %s %s is the holder that was verified as %s', (country, holder, verified) => {
  const { nameForms } = countries[country]
  expect(holderDiffers(holder, verified, nameForms)).toBe(false)
  expect(holderDiffers(verified, holder, nameForms)).toBe(false)
})

const anothers: [Country, string, string][] = [
  ['GENERIC', 'Mr Jaidee', 'Somchai Jaidee'],
  ['MX', 'MAR DEL CARMEN LOPEZ', 'María del Carmen López'],
  ['MX', 'MARIO LOPEZ', 'María del Carmen López'],
  ['MX', 'MARTA DEL CARMEN LOPEZ', 'María del Carmen López'],
  ['MX', 'MA DEL CARMEN GOMEZ', 'María del Carmen López'],
  ['MX', 'Fca Javier Lopez', 'Francisco Javier López'],
  ['MX', 'Fco Javier Lopez', 'Fernando Javier López'],
  ['MX', 'Sra Lopez', 'María del Carmen López Pérez'],
  ['MX', 'Sr. Juan Lopez', 'María del Carmen López Pérez'],
  ['MX', 'Mario Hdez', 'Mario Hermosillo'],
  ['PK', 'Mahmood Ali', 'Muhammad Ali'],
  ['PK', 'Mr Ali', 'Muhammad Ali'],
  ['PK', 'Mr Hamid Raza', 'Muhammad Ali Raza'],
  ['PK', 'Hamid Khan', 'Ahmad Khan'],
  ['PK', 'Muhammad Hussain', 'Muhammad Hassan'],
  ['PK', 'Omair Khan', 'Umar Khan'],
  ['PK', 'Amina Khan', 'Ameen Khan'],
  ['PK', 'Saeed Ali', 'Syed Ali'],
  ['PK', 'Salma Khan', 'Saleem Khan'],
  ['PK', 'Abdullah Khan', 'Ubaidullah Khan'],
  ['PK', 'Abdul Rahim Khan', 'Abdul Rahman Khan'],
  ['PK', 'Nadia Khan', 'Nadeem Khan'],
  ['PK', 'عطا اللہ خان', 'ثناء اللہ خان'],
  ['PK', 'جناب رضا', 'علی رضا'],
  ['PK', 'عبدالرحیم خان', 'عبد الرحمٰن خان'],
  ['EG', 'د. محمود حسن', 'محمد أحمد حسن'],
  ['EG', 'د. حسن', 'محمد أحمد حسن'],
  ['EG', 'الحاج حسن', 'محمد حسن'],
  ['EG', 'محمد سعيد', 'محمد السيد'],
  ['EG', 'علا محمد', 'علاء محمد'],
  // The father of who was verified.
  ['EG', 'محمد حسن علي', 'السيد محمد حسن'],
  ['EG', 'Mohamed Hassan', 'Mahmoud Hassan'],
  ['EG', 'Samira Hassan', 'Samir Hassan'],
  ['EG', 'Omar Hassan', 'Amr Hassan'],
]

it.each(anothers)(
  'in %s %s is not the holder that was verified as %s',
  (country, holder, verified) => {
    const { nameForms } = countries[country]
    expect(holderDiffers(holder, verified, nameForms)).toBe(true)
    expect(holderDiffers(verified, holder, nameForms)).toBe(true)
  },
)
