import { page, userEvent } from 'vitest/browser'
import {
  AddressCascade,
  AgreementConsent,
  AmountPicker,
  CardNumberField,
  Checkbox,
  ContactField,
  DateOfBirthField,
  DigitsField,
  InternationalPhoneField,
  LanguageSwitch,
  OtpField,
  PhoneField,
  RadioTiles,
  SelectField,
  TermChips,
  TextArea,
  TextField,
  asDigits,
  asPhone,
} from '../src/index.ts'
import type { FormCase, Held } from './form-case.ts'

const box = () => page.getByRole('textbox').first()
const list = (name: string) => page.getByRole('combobox', { name })
const options = ['one', 'two'].map((value) => ({ value, label: value }))
const countries = [
  { code: 'TH', name: 'Thailand', prefix: '+66', longest: 9 },
  { code: 'PK', name: 'Pakistan', prefix: '+92' },
]
const months = Array.from({ length: 12 }, (_, month) => `M${String(month + 1)}`)
const places = (level: string) => [{ code: level, name: level }]
const words = (label: string) => ({ label, placeholder: 'Choose' })

/** The value of a tick has another name, as it has in HTML. */
const ticked = ({ value, defaultValue, ...held }: Held) => ({
  ...held,
  ...(value === undefined ? {} : { checked: value }),
  ...(defaultValue === undefined ? {} : { defaultChecked: defaultValue }),
})

/** What a test gives a component fits it: the cases name value and events by one name. */
const as = <Props,>(held: object): Props => held as Props

export const formCases: readonly FormCase[] = [
  {
    component: 'TextField',
    named: [['textbox', 'It']],
    keys: ['{Tab}มาลี ใจดี'],
    draw: (held) => <TextField label="It" {...as<object>(held)} />,
    empty: '',
    meaning: 'มาลี ใจดี',
    enter: () => userEvent.fill(box(), 'มาลี ใจดี'),
    sent: { it: 'มาลี ใจดี' },
  },
  {
    component: 'TextArea',
    named: [['textbox', 'It']],
    keys: ['{Tab}1 Road'],
    draw: (held) => <TextArea label="It" {...as<object>(held)} />,
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
    draw: (held) => <DigitsField label="It" groups={[3]} {...as<object>(held)} />,
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
    draw: (held) => <PhoneField label="It" prefix="+66" longest={9} {...as<object>(held)} />,
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
        {...as<object>(held)}
      />
    ),
    empty: '',
    meaning: '+923012345678',
    enter: () => userEvent.fill(box(), '+۹۲ ۳۰۱-۲۳۴ ۵۶۷۸'),
    sent: { it: '+923012345678' },
    register: false,
    shown: 'PK|+۹۲ ۳۰۱-۲۳۴ ۵۶۷۸',
  },
  {
    component: 'OtpField',
    named: [['textbox', 'It']],
    keys: ['{Tab}482 913'],
    write: (figures) => userEvent.fill(box(), figures('482-913')),
    draw: (held) => <OtpField label="It" {...as<object>(held)} />,
    empty: '',
    meaning: '482913',
    enter: () => userEvent.fill(box(), '٤٨٢ ٩١٣'),
    sent: { it: '482913' },
    register: asDigits,
  },
  {
    component: 'SelectField',
    named: [['combobox', 'It']],
    keys: ['{Tab}t'],
    draw: (held) => (
      <SelectField label="It" placeholder="–" options={options} {...as<object>(held)} />
    ),
    empty: '',
    meaning: 'two',
    enter: () => userEvent.selectOptions(list('It'), 'two'),
    sent: { it: 'two' },
  },
  {
    component: 'LanguageSwitch',
    named: [['combobox', 'It']],
    keys: ['{Tab}{ArrowDown}'],
    draw: ({ error: _, ...held }) => (
      <LanguageSwitch
        label="It"
        languages={[
          { tag: '', name: '–' },
          { tag: 'th', name: 'ไทย' },
        ]}
        {...as<object>(held)}
      />
    ),
    empty: '',
    meaning: 'th',
    enter: () => userEvent.selectOptions(list('It'), 'ไทย'),
    sent: { it: 'th' },
  },
  {
    component: 'RadioTiles',
    named: [
      ['group', 'It'],
      ['radio', 'one'],
      ['radio', 'two'],
    ],
    keys: ['{Tab}{ArrowDown}'],
    draw: (held) => <RadioTiles label="It" options={options} {...as<object>(held)} />,
    empty: '',
    meaning: 'two',
    enter: () => page.getByRole('radio', { name: 'two' }).click({ force: true }),
    sent: { it: 'two' },
  },
  {
    component: 'TermChips',
    named: [
      ['group', 'It'],
      ['radio', '61 days'],
      ['radio', '90 days'],
    ],
    keys: ['{Tab}{ArrowDown}'],
    draw: (held) => (
      <TermChips
        label="It"
        options={[
          { days: 61, label: '61 days' },
          { days: 90, label: '90 days' },
        ]}
        {...as<object>(held)}
      />
    ),
    empty: null,
    meaning: 90,
    enter: () => page.getByRole('radio', { name: '90 days' }).click({ force: true }),
    sent: { it: '90' },
    registered: '90',
    shown: '90',
  },
  {
    component: 'Checkbox',
    named: [['checkbox', 'It']],
    keys: ['{Tab}{ }'],
    draw: (held) => <Checkbox label="It" {...as<object>(ticked(held))} />,
    empty: false,
    meaning: true,
    enter: () => page.getByRole('checkbox').click(),
    sent: { it: 'on' },
    shown: 'on',
  },
  {
    component: 'AgreementConsent',
    named: [
      ['checkbox', 'It'],
      ['button', 'Agreement'],
    ],
    keys: ['{Tab}', '{Tab}{ }'],
    draw: (held) => (
      <AgreementConsent
        label="It"
        documents={[{ id: 'a', title: 'Agreement' }]}
        onOpen={() => undefined}
        {...as<object>(ticked(held))}
      />
    ),
    empty: false,
    meaning: true,
    enter: () => page.getByRole('checkbox').click(),
    sent: { it: 'on' },
    shown: 'on',
  },
  {
    component: 'AmountPicker',
    named: [
      ['textbox', 'It'],
      ['slider', 'Slider'],
    ],
    keys: ['{Tab}', '{Control>}a{/Control}12300{Tab}'],
    write: async (figures) => {
      await userEvent.fill(box(), figures('12,300'))
      await userEvent.tab()
    },
    draw: (held) => (
      <AmountPicker
        label="It"
        sliderLabel="Slider"
        currency="THB"
        locale="en"
        min={100000}
        max={2000000}
        step={10000}
        {...as<object>(held)}
      />
    ),
    empty: 100000,
    meaning: 1230000,
    enter: async () => {
      await userEvent.fill(box(), '๑๒,๓๐๐')
      await userEvent.tab()
    },
    sent: { it: '1230000' },
    register: false,
    shown: '12,300|1230000',
  },
  {
    component: 'DateOfBirthField',
    named: [
      ['group', 'It'],
      ['textbox', 'Day'],
      ['combobox', 'Month'],
      ['textbox', 'Year'],
    ],
    keys: ['{Tab}5', '{Tab}M3', '{Tab}2540'],
    write: async (figures) => {
      await userEvent.fill(page.getByRole('textbox', { name: 'Day' }), figures('5'))
      await userEvent.selectOptions(list('Month'), 'M3')
      await userEvent.fill(page.getByRole('textbox', { name: 'Year' }), figures('1997'))
    },
    draw: (held) => (
      <DateOfBirthField
        label="It"
        dayLabel="Day"
        monthLabel="Month"
        yearLabel="Year"
        months={months}
        {...as<object>(held)}
      />
    ),
    empty: '',
    meaning: '1997-03-05',
    enter: async () => {
      await userEvent.fill(page.getByRole('textbox', { name: 'Day' }), '๕')
      await userEvent.selectOptions(list('Month'), 'M3')
      await userEvent.fill(page.getByRole('textbox', { name: 'Year' }), '๒๕๔๐')
    },
    sent: { it: '1997-03-05', it_day: '5', it_month: '3', it_year: '2540' },
    sentAtFirst: { it_year: '1997' },
    register: false,
    shown: '๕|3|๒๕๔๐',
  },
  {
    component: 'CardNumberField',
    named: [
      ['textbox', 'It'],
      ['textbox', 'Again'],
    ],
    keys: ['{Tab}123 45', '{Tab}12345'],
    write: async (figures) => {
      await userEvent.fill(page.getByRole('textbox', { name: 'It' }), figures('123 45'))
      await userEvent.fill(page.getByRole('textbox', { name: 'Again' }), figures('123-45'))
    },
    draw: ({ error, ...held }) => (
      <CardNumberField
        words={{ label: 'It', error }}
        copyWords={{ label: 'Again' }}
        {...as<object>(held)}
      />
    ),
    empty: { number: '', copy: '' },
    meaning: { number: '12345', copy: '12345' },
    enter: async () => {
      await userEvent.fill(page.getByRole('textbox', { name: 'It' }), '۱۲۳ ۴۵')
      await userEvent.fill(page.getByRole('textbox', { name: 'Again' }), '123-45')
    },
    sent: { it: '12345', it_copy: '12345' },
    register: false,
    shown: '۱۲۳ ۴۵|123-45',
  },
  {
    component: 'ContactField',
    named: [
      ['group', 'It'],
      ['group', 'My'],
      ['radio', 'two'],
      ['textbox', 'Name'],
      ['textbox', 'Phone'],
    ],
    keys: ['{Tab}{ArrowDown}', '{Tab}Malee', '{Tab}081 234 5678'],
    write: async (figures) => {
      await page.getByRole('radio', { name: 'two' }).click({ force: true })
      await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Malee')
      await userEvent.fill(page.getByRole('textbox', { name: 'Phone' }), figures('081 234 5678'))
    },
    draw: ({ error, ...held }) => (
      <ContactField
        labels={{ person: 'It', relation: 'My', name: 'Name', phone: 'Phone' }}
        relations={options}
        phonePrefix="+66"
        phoneLongest={9}
        errors={{ relation: error }}
        {...as<object>(held)}
      />
    ),
    empty: { relation: '', name: '', phone: '' },
    meaning: { relation: 'two', name: 'Malee', phone: '812345678' },
    enter: async () => {
      await page.getByRole('radio', { name: 'two' }).click({ force: true })
      await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Malee')
      await userEvent.fill(page.getByRole('textbox', { name: 'Phone' }), '081 234 5678')
    },
    sent: { it_relation: 'two', it_name: 'Malee', it_phone: '812345678' },
    register: false,
    shown: 'two|Malee|081 234 5678',
  },
  {
    component: 'AddressCascade',
    named: [
      ['combobox', 'It'],
      ['combobox', 'City'],
      ['combobox', 'District'],
    ],
    keys: ['{Tab}p', '{Tab}c', '{Tab}d'],
    draw: ({ error, ...held }) => (
      <AddressCascade
        words={{ province: words('It'), city: words('City'), district: words('District') }}
        load={places}
        loadingLabel="Loading"
        failedLabel="Failed"
        retryLabel="Retry"
        errors={{ province: error }}
        {...as<object>(held)}
      />
    ),
    empty: { province: '', city: '', district: '' },
    meaning: { province: 'province', city: 'city', district: 'district' },
    enter: async () => {
      await userEvent.selectOptions(list('It'), 'province')
      await userEvent.selectOptions(list('City'), 'city')
      await userEvent.selectOptions(list('District'), 'district')
    },
    begin: () => userEvent.selectOptions(list('It'), 'province'),
    sent: { it_province: 'province', it_city: 'city', it_district: 'district' },
    register: false,
    shown: 'province|city|district',
  },
]
