import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { argumentTypes, pluralForms } from '../../../scripts/messages/message-arguments.ts'
import { textsInCode } from '../../../scripts/messages/texts-in-code.ts'
import { textsInMarkup } from '../../../scripts/messages/texts-in-markup.ts'
import {
  compileCatalog,
  generatedFiles,
  readCatalogs,
  type Catalog,
} from '../../build-steps/compile-messages.ts'
import { parseMessage } from '../../build-steps/parse-message.ts'
import { sourceFiles } from '../../build-steps/source-files.ts'
import { languages } from './languages.ts'
import { ownWords as inEgypt } from '../countries/egypt.ts'
import type { OwnWords } from '../countries/country-profile.ts'
import { payment } from '../countries/generic.ts'
import { ownWords as inMexico } from '../countries/mexico.ts'
import { ownWords as inPakistan } from '../countries/pakistan.ts'

const catalogs = readCatalogs()
/** A language stands here before the app offers it. */
const translated = [...catalogs.keys()]
const chinese = /\p{Script=Han}/u

const countryFiles = import.meta.glob<OwnWords | undefined>(
  ['../countries/*.ts', '!../countries/*.test.ts'],
  { eager: true, import: 'ownWords' },
)
/** What countries say otherwise, by country and language. */
const ownTexts = Object.entries(countryFiles).flatMap(([file, own = {}]) =>
  Object.entries(own).map(([language, texts]) => ({
    country: basename(file, '.ts'),
    language,
    texts: Object.entries(texts),
  })),
)

/** Source phrases, and what is the same in every language: names, and words of formats. */
const known = new Set([
  ...[...(catalogs.get('en')?.values() ?? [])].flatMap((area) => Object.keys(area)),
  ...Object.values(languages),
  ...[
    'Paso',
    '\0 · Paso',
    'Paso Sandbox Co., Ltd.',
    'Sandbox Money Advice',
    'Google Play',
    'App Store',
  ],
  // Days in the lender's opening hours, product and line end of a calendar file, the clock's word in Thai.
  ...['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su', 'PRODID:-//Paso//Payments//EN', '\u00a0น.', '\\n'],
  // The sandbox's bank in each language.
  ...payment.banks,
  // Of a cookie, and around the styles of a built page.
  ...['\0=\0; path=/; max-age=\0; samesite=lax', '<style>\0</style>\0', '#agreement-part \0'],
  // What countries say otherwise.
  ...ownTexts.flatMap(({ texts }) => texts.map(([, text]) => text)),
  // What a partner's frame may do.
  'allow-forms allow-scripts',
])

/** Each text of a language with its key, those that countries have of their own too. */
const textsOf = (language: string): [key: string, text: string][] => [
  ...Object.entries(allOf(language)),
  ...ownTexts.filter((own) => own.language === language).flatMap(({ texts }) => texts),
]

/** All texts of a language. */
const allOf = (language: string) =>
  Object.assign({}, ...(catalogs.get(language)?.values() ?? [])) as Catalog

const keysOf = (language: string): string[] =>
  [...(catalogs.get(language)?.entries() ?? [])].flatMap(([area, catalog]) =>
    Object.keys(catalog).map((key) => `${area}: ${key}`),
  )

describe('the catalogs', () => {
  it('there is one for each language of the table', () => {
    expect(translated).toEqual(expect.arrayContaining(Object.keys(languages)))
  })

  it.each(translated)('%s has the same areas and keys as English', (language) => {
    expect(keysOf(language).toSorted()).toEqual(keysOf('en').toSorted())
  })

  it('an argument stands apart from right-to-left words, which would paint it in another order', () => {
    const compiled = generatedFiles()
    expect(compiled.get('ar/code.json')).toContain('"value":"\u2068"},{"type":1,"value":"phone"')
    expect(compiled.get('th/code.json')).not.toContain('\u2068')
  })

  it('a Thai word is held together where a browser takes its parts for words', () => {
    const help = compileCatalog({ 帮助: 'แล้วกลับไปดูเงินกู้' }, 'th')
    expect(help).toEqual({ 帮助: 'แล้ว\u2060กลับไปดูเงิน\u2060กู้' })
    expect(compileCatalog({ 帮助: 'เงินกู้' }, 'en')).toEqual({ 帮助: 'เงินกู้' })
  })

  it('a key stands in one area only', () => {
    const keys = [...(catalogs.get('en')?.values() ?? [])].flatMap((area) => Object.keys(area))
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it.each(translated)('%s takes the same arguments as the source phrase', (language) => {
    const wrong: string[] = []
    for (const [area, catalog] of catalogs.get(language) ?? []) {
      for (const [key, text] of Object.entries(catalog)) {
        const wanted = Object.keys(argumentTypes(parseMessage(key)))
        const given = argumentTypes(parseMessage(text))
        const english = argumentTypes(parseMessage(catalogs.get('en')?.get(area)?.[key] ?? ''))
        if (Object.keys(given).join() !== wanted.join()) wrong.push(`${area}: ${key}`)
        else if (JSON.stringify(given) !== JSON.stringify(english)) wrong.push(`${area}: ${key}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it.each(translated)('%s has every plural form that its numbers need', (language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    const short = textsOf(language).filter(([, text]) =>
      pluralForms(parseMessage(text)).some(
        (forms) => !pluralCategories.every((form) => forms.includes(form)),
      ),
    )
    expect(short).toEqual([])
  })

  it.each(translated)('no Chinese is left in %s', (language) => {
    const lost = textsOf(language).filter(([, text]) => chinese.test(text) || text.trim() === '')
    expect(lost).toEqual([])
  })

  it('every country that says something otherwise is read', () => {
    const read = ownTexts.map(({ country, language }) => `${country} ${language}`)
    expect(read).toEqual(expect.arrayContaining(['egypt en', 'mexico es', 'pakistan ur']))
  })

  it.each(ownTexts)(
    'what $country says otherwise in $language takes the same arguments',
    ({ language, texts }) => {
      const catalog = allOf(language)
      expect(texts.filter(([key]) => !(key in catalog))).toEqual([])
      const argumentsOf = (of: Catalog) =>
        texts.map(([key]) => argumentTypes(parseMessage(of[key] ?? '')))
      expect(argumentsOf(Object.fromEntries(texts))).toEqual(argumentsOf(catalog))
    },
  )

  it('Pakistan speaks of markup and service charges, as its regulator does', () => {
    const said = Object.entries({ ...allOf('en'), ...inPakistan.en })
    // What somebody may type who looks for it is never shown.
    const shown = said.filter(([id]) => !id.startsWith('别的说法'))
    expect(shown.filter(([, text]) => /interest|service fee/i.test(text))).toEqual([])
  })

  it('Mexico calls the yearly rate CAT, as its law does', () => {
    const said = Object.values({ ...allOf('en'), ...inMexico.en })
    expect(said.filter((text) => /\bAPR\b|annual percentage|a year with/i.test(text))).toEqual([])
    const inSpanish = Object.values({ ...allOf('es'), ...inMexico.es })
    expect(inSpanish.filter((text) => /tasa anual|al año/i.test(text))).toEqual([])
    expect(Object.values(allOf('es')).filter((text) => /\bCAT\b|\bIVA\b/.test(text))).toEqual([])
  })

  it('Spanish says of payment details that they ended, not that a debt is past due', () => {
    const ended = Object.entries(allOf('es')).filter(([key]) => /^(这个付款说明)?已过期/.test(key))
    expect(ended).toHaveLength(2)
    expect(ended.filter(([, text]) => /venc/i.test(text))).toEqual([])
  })

  it.each(translated)('%s names the gender where another one is doubted', (language) => {
    const said = allOf(language)
    const question = said['证件号码里的性别与这里选的不同。没有选错的话,请再保存一次。']
    // In the summary it stands far from its field.
    expect(question?.toLowerCase()).toContain(said['性别']?.toLowerCase())
  })

  it('Egypt calls its card and the number on it by one name each', () => {
    const said = Object.entries({ ...allOf('ar'), ...inEgypt.ar })
    const otherwise = said.filter(([, text]) => /بطاقة (?:ال)?هوية|رقم هويت/.test(text))
    // Documents of other countries, and the number of those without a name for it.
    expect(otherwise.map(([key]) => key).toSorted()).toEqual([
      '国家身份证(CNIC)',
      '泰国身份证',
      '泰国身份证正面的 13 位号码。18 位号码只用于其他证件。',
      '身份证号码',
    ])
  })

  it('no key is unused', () => {
    const code = [...sourceFiles().values()].join('\n')
    const unused = [...(catalogs.get('en')?.values() ?? [])]
      .flatMap((area) => Object.keys(area))
      .filter((key) => !code.includes(`'${key}'`) && !code.includes(`\`${key}\``))
    expect(unused).toEqual([])
  })
})

describe('the screens', () => {
  it.each([
    ['<p>สวัสดีครับ</p>', 'สวัสดีครับ'],
    ['<p>please sign now</p>', 'please sign now'],
    ["<p>{'Please sign now'}</p>", 'Please sign now'],
    ['<>{`please ${when}`}</>', 'please'],
    ["<p>{open ? say(key) : 'closed'}</p>", 'closed'],
    ["<p>{name ?? ('nobody' as string)}</p>", 'nobody'],
    ['<Field label="phone" />', 'phone'],
    ["<Card items={[{ text: 'Sign now' }]} />", 'Sign now'],
    ['<Card text="ลงชื่อ" />', 'ลงชื่อ'],
  ])('a text outside the catalogs is seen in %s', (markup, text) => {
    expect(textsInMarkup('screen.tsx', `const shown = ${markup}`)).toEqual([`screen.tsx:1 ${text}`])
  })

  it.each([
    '<p>{say(`Sign`)} · {amount}{` `}%</p>',
    '<Frame brand="Paso" back="infoList" as="h1" />',
    '<path id={`${id}-hint`} aria-describedby={`${id}-copy ${id}-label`} d="M12 6v7M12 17.5v.01" />',
    "<p>{steps.map((step) => step === 'sign' && say('Sign'))}</p>",
  ])('what is no text may stand in %s', (markup) => {
    expect(textsInMarkup('screen.tsx', `const shown = ${markup}`)).toEqual([])
  })

  it('show no text that is outside the catalogs', () => {
    const screens = [...sourceFiles()].filter(([file]) => file.endsWith('.tsx'))
    expect(screens.flatMap(([file, code]) => textsInMarkup(file, code))).toEqual([])
  })

  it.each([
    ["toast('Saved for later')", 'Saved for later'],
    ["setError('Please try again')", 'Please try again'],
    ["matches('Please sign')", 'Please sign'],
    ["const Close = ({ label = 'Close' }) => label", 'Close'],
    ["announce(isOpen ? 'Open' : t('关闭'))", 'Open'],
    ['say(`Paid ${sum} today`)', 'Paid \0 today'],
    ["const words = { missing: 'Please choose' }", 'Please choose'],
    ["const titles: readonly string[] = ['ลงชื่อ']", 'ลงชื่อ'],
    ["document.title = '没有目录的话'", '没有目录的话'],
    ["export const help = (): string => 'call us now'", 'call us now'],
  ])('a text outside the catalogs is seen in `%s`', (code, text) => {
    expect(textsInCode('words.ts', code, known)).toEqual([`words.ts:1 ${text}`])
  })

  it.each([
    "t('登录')",
    "import { Card } from '@paso/ui-kit'",
    "const hook = { lines: 'M5 12h13M12 5.5v13' }",
    "type Size = 'Small one' | 'Large one'",
    "throw new Error('No place in the map')",
    "if (event.key === 'Enter') open('/login?next=/mine')",
    "page.querySelector('main > [data-open]')",
    'const Row = styled.div`display: grid; color: red;`',
    "const zone = { 'Time zone': 'Asia/Bangkok', currency: 'THB', style: 'currency' }",
  ])('what is no text may stand in `%s`', (code) => {
    expect(textsInCode('words.ts', code, known)).toEqual([])
  })

  it('hand no text that is outside the catalogs to a function, and keep none', () => {
    const found = [...sourceFiles()].flatMap(([file, code]) => textsInCode(file, code, known))
    expect(found).toEqual([])
  })

  it('ask `useText` for their words, never react-intl, of which only a part is there', () => {
    const asking = [...sourceFiles()].filter(([, code]) => code.includes("'react-intl'"))
    expect(asking.map(([file]) => file).toSorted()).toEqual([
      'i18n/language-provider.tsx',
      'i18n/use-text.ts',
    ])
  })
})
