/// <reference types="vite/client" />
import { expect, test } from 'vitest'

interface Story {
  globals?: Record<string, unknown>
}

const files = import.meta.glob<Record<string, Story>>('../src/*/*.stories.tsx', { eager: true })
const sources = import.meta.glob<string>('../src/*/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const sourceOf = (file: string) => sources[file.replace('.stories', '')] ?? ''
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
  busy: (name) => /^(Busy|Working|Locating)$/.test(name),
}
const everywhere = ['Arabic', 'Urdu', 'long']
const ofForms = [...everywhere, 'empty', 'filled', 'error', 'disabled']

/** Whether a component waits for something, and says so meanwhile. */
const canBeBusy = (source: string) => /busyLabel|busy=|working|<FillButton/.test(source)

/** Those that something is typed into or chosen in. */
const forms = [
  'AddressCascade AgreementConsent AmountPicker CardNumberField Checkbox ContactField DateOfBirthField',
  'DigitsField ExtensionPicker InternationalPhoneField LanguageSwitch OtpField PhoneField PhotoCapture RadioTiles SearchSheet',
  'SelectField TermChips TextArea TextField VoucherUpload',
].flatMap((names) => names.split(' '))

/** Of which component which state does not apply, and why. */
const reasons: Record<string, Record<string, string>> = {
  Drawing: { long: 'it has no words' },
  HonestLine: { long: 'its words are the owner’s cells, shown long in FullCostCard' },
  Icon: { long: 'it has no words' },
  KitSettings: { long: 'it draws nothing of its own' },
  LanguageSwitch: {
    empty: 'one of the languages is always chosen',
    filled: 'one of the languages is always chosen',
    error: 'it cannot be wrong',
  },
  Money: { long: 'TenMillion is its longest' },
  Pages: { long: 'their parts are shown long by themselves' },
  RateText: { long: 'it is a figure' },
  Tokens: { Arabic: 'a table of tokens', Urdu: 'a table of tokens', long: 'a table of tokens' },
}

test.each(Object.entries(files))('%s has a story for each state that applies', (file, module) => {
  const { default: _, ...stories } = module
  const component = componentOf(file)
  const wanted = [
    ...(forms.includes(component) ? ofForms : everywhere),
    ...(canBeBusy(sourceOf(file)) ? ['busy'] : []),
  ]
  const missing = wanted.filter((state) => {
    const found = Object.entries(stories).some(([name, story]) => shows[state]?.(name, story))
    const reason = reasons[component]?.[state]
    // A reason that is no longer one is taken away.
    return found === (reason !== undefined)
  })
  expect(missing).toEqual([])
})

test('those that can be busy are known by their code', () => {
  const busy = Object.keys(files).filter((file) => canBeBusy(sourceOf(file)))
  expect(busy.map(componentOf).toSorted()).toEqual(
    [
      'AddressCascade Button ConfirmDialog ContactField FullScreenLoader LivenessStatus PhotoCapture QuestionPage SearchSheet',
      'VoucherUpload',
    ].flatMap((names) => names.split(' ')),
  )
})

test('each form component has its stories', () => {
  const written = Object.keys(files).map(componentOf)
  expect(forms.filter((form) => !written.includes(form))).toEqual([])
})
