import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  AgreementConsent,
  asRow,
  Checkbox,
  ExtensionPicker,
  LanguageSwitch,
  RadioTiles,
  SearchSheet,
  SelectField,
  TermChips,
} from '../src/index.ts'
import type { ExtensionPickerProps } from '../src/index.ts'
import type { FormCase, Held } from './form-case.ts'
import { asProps, list, options } from './case-parts.ts'
import { pasteInto } from './form-page.ts'
import { render } from './render.tsx'

/** The value of a tick has another name, as it has in HTML. */
const ticked = ({ value, defaultValue, ...held }: Held) => ({
  ...held,
  ...(value === undefined ? {} : { checked: value }),
  ...(defaultValue === undefined ? {} : { defaultChecked: defaultValue }),
})

/** Words of the figures, which none of these two has. */
const labels = Object.fromEntries(
  'today next noNext stays rate noRate free answered meanwhile'.split(' ').map((it) => [it, it]),
) as ExtensionPickerProps['labels']

const branches = ['one', 'two'].map((value, at) => ({ value, label: `Branch ${at + 1}` }))
const openSheet = () => page.getByRole('combobox', { name: 'It', exact: true }).click()
const search = () => page.getByRole('combobox', { name: 'Search' })

/** What is chosen. */
export const choiceCases: readonly FormCase[] = [
  {
    component: 'SelectField',
    named: [['combobox', 'It']],
    keys: ['{Tab}t'],
    draw: (held) => <SelectField label="It" placeholder="–" options={options} {...asProps(held)} />,
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
        {...asProps(held)}
      />
    ),
    empty: '',
    meaning: 'th',
    enter: () => userEvent.selectOptions(list('It'), 'ไทย'),
    without: { 'error and recovery': 'it cannot be wrong' },
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
    draw: (held) => <RadioTiles label="It" options={options} {...asProps(held)} />,
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
        {...asProps(held)}
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
    component: 'ExtensionPicker',
    named: [
      ['group', 'It'],
      ['radio', 'one today free answered soon meanwhile none'],
      ['radio', 'two today free answered soon meanwhile none'],
    ],
    keys: ['{Tab}{ArrowDown}'],
    draw: (held) => (
      <ExtensionPicker
        label="It"
        labels={labels}
        ways={['one', 'two'].map((value) => ({
          kind: 'help',
          value,
          title: value,
          answeredBy: 'soon',
          meanwhile: 'none',
        }))}
        {...asProps(held)}
      />
    ),
    empty: '',
    meaning: 'two',
    enter: () => page.getByRole('radio', { name: /^two/ }).click({ force: true }),
    sent: { it: 'two' },
  },
  {
    component: 'SearchSheet',
    named: [['combobox', 'It']],
    keys: ['{Tab}{Enter}', '2', '{ArrowDown}{Enter}'],
    write: async (figures) => {
      await openSheet()
      await userEvent.fill(search(), figures('2'))
      await page.getByRole('option').click()
    },
    draw: (held) => (
      <SearchSheet
        label="It"
        rows={branches}
        searchLabel="Search"
        foundLabel={String}
        closeLabel="Close"
        {...asProps(held)}
      />
    ),
    empty: '',
    meaning: 'two',
    enter: async () => {
      await openSheet()
      await page.getByRole('option', { name: 'Branch 2' }).click()
    },
    register: asRow(branches),
    shown: 'Branch 2',
    own: {
      paste: async (field) => {
        const onValueChange = vi.fn()
        await render(field.draw({ name: 'it', onValueChange }))
        await openSheet()
        pasteInto(search().element() as HTMLInputElement, 'Branch 2')
        await page.getByRole('option').click()
        expect(onValueChange).toHaveBeenLastCalledWith('two')
      },
      'double press': async (field) => {
        const onValueChange = vi.fn()
        await render(field.draw({ name: 'it', onValueChange }))
        await page.getByRole('combobox', { name: 'It', exact: true }).dblClick()
        await expect.element(page.getByRole('dialog')).toBeVisible()
        expect(onValueChange).not.toHaveBeenCalled()
        await page.getByRole('option', { name: 'Branch 2' }).dblClick()
        expect(onValueChange).toHaveBeenCalledExactlyOnceWith('two')
      },
    },
    without: {
      autofill: 'a browser fills in no sheet',
      'typed before the code': 'its sheet comes with the code',
    },
    sent: { it: 'two' },
  },
  {
    component: 'Checkbox',
    named: [['checkbox', 'It']],
    keys: ['{Tab}{ }'],
    draw: (held) => <Checkbox label="It" {...asProps(ticked(held))} />,
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
        {...asProps(ticked(held))}
      />
    ),
    empty: false,
    meaning: true,
    enter: () => page.getByRole('checkbox').click(),
    sent: { it: 'on' },
    shown: 'on',
  },
]
