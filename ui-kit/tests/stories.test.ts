/// <reference types="vite/client" />
import { expect, test } from 'vitest'

interface Story {
  globals?: Record<string, unknown>
}

const files = import.meta.glob<Record<string, Story>>('../src/*/*.stories.tsx', { eager: true })
const componentOf = (file: string) => file.replace(/.*\/(\w+)\.stories\.tsx$/, '$1')

/** What each story shows: its name says it, or the language it is in. */
const shows: Record<string, (name: string, story: Story) => boolean> = {
  Arabic: (_, { globals }) => globals?.['language'] === 'ar',
  Urdu: (_, { globals }) => globals?.['language'] === 'ur',
  long: (name) => name === 'LongText',
  empty: (name) => /^(Empty|Unticked|Unpressed|NothingChosen|Smallest|No[A-Z]\w+)$/.test(name),
  filled: (name) => /^(Filled|Chosen|Ticked|Complete|Middle|ReadBackInGroups)$/.test(name),
  error: (name) => /^(With)?Errors?$/.test(name),
  disabled: (name) => /^(\w*Disabled)$/.test(name),
}
const everywhere = ['Arabic', 'Urdu', 'long']
const ofForms = [...everywhere, 'empty', 'filled', 'error', 'disabled']

/** Those that something is typed into or chosen in. */
const forms = [
  'AddressCascade AgreementConsent AmountPicker CardNumberField Checkbox ContactField DateOfBirthField',
  'DigitsField ExtensionPicker InternationalPhoneField OtpField PhoneField RadioTiles SearchSheet SelectField TermChips TextArea',
  'TextField VoucherUpload',
].flatMap((names) => names.split(' '))

/** Of which component which state does not apply, and why. */
const reasons: Record<string, Record<string, string>> = {
  Drawing: { long: 'it has no words' },
  HonestLine: { long: 'its words are the owner’s cells, shown long in FullCostCard' },
  Icon: { long: 'it has no words' },
  KitSettings: { long: 'it draws nothing of its own' },
  Money: { long: 'TenMillion is its longest' },
  Pages: { long: 'their parts are shown long by themselves' },
  RateText: { long: 'it is a figure' },
  Tokens: { Arabic: 'a table of tokens', Urdu: 'a table of tokens', long: 'a table of tokens' },
}

test.each(Object.entries(files))('%s has a story for each state that applies', (file, module) => {
  const { default: _, ...stories } = module
  const component = componentOf(file)
  const wanted = forms.includes(component) ? ofForms : everywhere
  const missing = wanted.filter((state) => {
    const found = Object.entries(stories).some(([name, story]) => shows[state]?.(name, story))
    const reason = reasons[component]?.[state]
    // A reason that is no longer one is taken away.
    return found === (reason !== undefined)
  })
  expect(missing).toEqual([])
})

test('each form component has its stories', () => {
  const written = Object.keys(files).map(componentOf)
  expect(forms.filter((form) => !written.includes(form))).toEqual([])
})
