import { userEvent } from 'vitest/browser'
import {
  DigitsField,
  InternationalPhoneField,
  OtpField,
  PhoneField,
  TextArea,
  TextField,
  asDigits,
  asPhone,
} from '../src/index.ts'
import type { FormCase } from './form-case.ts'
import { asProps, box, severalControls } from './case-parts.ts'

const countries = [
  { code: 'TH', name: 'Thailand', prefix: '+66', longest: 9 },
  { code: 'PK', name: 'Pakistan', prefix: '+92' },
]

/** What is typed. */
export const textCases: readonly FormCase[] = [
  {
    component: 'TextField',
    named: [['textbox', 'It']],
    keys: ['{Tab}มาลี ใจดี'],
    draw: (held) => <TextField label="It" {...asProps(held)} />,
    empty: '',
    meaning: 'มาลี ใจดี',
    enter: () => userEvent.fill(box(), 'มาลี ใจดี'),
    sent: { it: 'มาลี ใจดี' },
  },
  {
    component: 'TextArea',
    named: [['textbox', 'It']],
    keys: ['{Tab}1 Road'],
    draw: (held) => <TextArea label="It" {...asProps(held)} />,
    empty: '',
    meaning: '1 Road',
    enter: () => userEvent.fill(box(), '1 Road'),
    sent: { it: '1 Road' },
  },
  {
    component: 'DigitsField',
    named: [['textbox', 'It']],
    keys: ['{Tab}1-1017-00230-70-5'],
    write: (figures) => userEvent.fill(box(), figures('1-1017 00230 70-5')),
    draw: (held) => <DigitsField label="It" groups={[3]} {...asProps(held)} />,
    empty: '',
    meaning: '1101700230705',
    enter: () => userEvent.fill(box(), '๑-๑๐๑๗-๐๐๒๓๐-๗๐-๕'),
    sent: { it: '1101700230705' },
    register: asDigits,
    shown: '๑-๑๐๑๗-๐๐๒๓๐-๗๐-๕',
  },
  {
    component: 'PhoneField',
    named: [['textbox', 'It']],
    keys: ['{Tab}081 234 5678'],
    write: (figures) => userEvent.fill(box(), figures('+66 81 234 5678')),
    draw: (held) => <PhoneField label="It" prefix="+66" longest={9} {...asProps(held)} />,
    empty: '',
    meaning: '812345678',
    enter: () => userEvent.fill(box(), '+66 81-234 5678'),
    sent: { it: '812345678' },
    register: asPhone('+66', 9),
    shown: '+66 81-234 5678',
  },
  {
    component: 'InternationalPhoneField',
    named: [
      ['combobox', 'Country'],
      ['textbox', 'It'],
    ],
    keys: ['{Tab}P', '{Tab}0301 2345678'],
    write: (figures) => userEvent.fill(box(), figures('0092 301 2345678')),
    draw: (held) => (
      <InternationalPhoneField
        label="It"
        countryLabel="Country"
        countries={countries}
        {...asProps(held)}
      />
    ),
    empty: '',
    meaning: '+923012345678',
    enter: () => userEvent.fill(box(), '+۹۲ ۳۰۱-۲۳۴ ۵۶۷۸'),
    sent: { it: '+923012345678' },
    without: severalControls,
    shown: 'PK|+۹۲ ۳۰۱-۲۳۴ ۵۶۷۸',
  },
  {
    component: 'OtpField',
    named: [['textbox', 'It']],
    keys: ['{Tab}482 913'],
    write: (figures) => userEvent.fill(box(), figures('482-913')),
    draw: (held) => <OtpField label="It" {...asProps(held)} />,
    empty: '',
    meaning: '482913',
    enter: () => userEvent.fill(box(), '٤٨٢ ٩١٣'),
    sent: { it: '482913' },
    register: asDigits,
  },
]
