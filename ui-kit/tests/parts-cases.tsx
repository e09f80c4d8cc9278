import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  AddressCascade,
  AmountPicker,
  CardNumberField,
  ContactField,
  DateOfBirthField,
} from '../src/index.ts'
import type { FormCase } from './form-case.ts'
import { render } from './render.tsx'
import { asProps, box, list, options, severalControls } from './case-parts.ts'

const months = Array.from({ length: 12 }, (_, month) => `M${String(month + 1)}`)
const places = (level: string) => [{ code: level, name: level }]
const words = (label: string) => ({ label, placeholder: 'Choose' })

/** What has several controls. */
export const partsCases: readonly FormCase[] = [
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
        {...asProps(held)}
      />
    ),
    empty: 100000,
    meaning: 1230000,
    enter: async () => {
      await userEvent.fill(box(), '๑๒,๓๐๐')
      await userEvent.tab()
    },
    sent: { it: '1230000' },
    without: severalControls,
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
        {...asProps(held)}
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
    without: severalControls,
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
        {...asProps(held)}
      />
    ),
    empty: { number: '', copy: '' },
    meaning: { number: '12345', copy: '12345' },
    enter: async () => {
      await userEvent.fill(page.getByRole('textbox', { name: 'It' }), '۱۲۳ ۴۵')
      await userEvent.fill(page.getByRole('textbox', { name: 'Again' }), '123-45')
    },
    sent: { it: '12345', it_copy: '12345' },
    without: severalControls,
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
        {...asProps(held)}
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
    without: severalControls,
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
        {...asProps(held)}
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
    own: {
      'double press': async (field) => {
        const onLocate = vi.fn(() => new Promise(() => undefined))
        const locate = { label: 'Find me', busyLabel: 'Finding', failed: 'No', onLocate }
        const load = vi
          .fn(() => new Promise(() => undefined))
          .mockRejectedValueOnce(new Error('offline'))
        await render(field.draw(asProps({ locate, load })))
        await page.getByRole('button', { name: 'Retry' }).dblClick()
        expect(load).toHaveBeenCalledTimes(2)
        await page.getByRole('button', { name: 'Find me' }).dblClick()
        expect(onLocate).toHaveBeenCalledOnce()
      },
    },
    without: { ...severalControls, 'typed before the code': 'its lists come with the code' },
    shown: 'province|city|district',
  },
]
