import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cells } from '../../scripts/testing/matrix/edition-cells.ts'
import { languages as ofTheJourneys } from '../support/words.ts'

const root = join(import.meta.dirname, '../..')
/** The first group of a pattern in a file, and what its matches of another have. */
const listed = (file: string, list: RegExp, tag: RegExp): string[] =>
  [...(list.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '').matchAll(tag)].map(
    ([, each = '']) => each,
  )
const ofTheApp = listed('app/src/i18n/languages.ts', /languages = \{([^}]+)\}/, /(\w+):/g)
const foldersIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => name !== 'generated')
    .map(({ name }) => name.replace('.json', ''))

it.each(
  Object.entries({
    'sandbox/src/foundation/languages.ts': listed(
      'sandbox/src/foundation/languages.ts',
      /LANGUAGES = \[([^\]]+)\]/,
      /'(\w+)'/g,
    ),
    'sandbox/src/foundation/words': foldersIn('sandbox/src/foundation/words'),
    'app/src/i18n/catalogs': foldersIn('app/src/i18n/catalogs'),
    'sdk/src/client-options.ts': listed(
      'sdk/src/client-options.ts',
      /type Language = ([^\n]+)/,
      /'(\w+)'/g,
    ),
    'docs/deploy/nginx.conf': listed('docs/deploy/nginx.conf', /<chosen>([a-z|]+)/, /(\w+)/g),
    'tests/support/words.ts': ofTheJourneys,
    'scripts/testing/matrix/edition-cells.ts': new Set(cells.map(({ language }) => language)),
  }),
)('%s has every language of the app, and no other', (_, those) => {
  expect([...those].toSorted()).toEqual(ofTheApp.toSorted())
})

/** Forms that speak to a man alone. */
const tellsAMan = {
  ar: [
    // The second person of the present, and the imperative, of what a borrower does.
    /(?<!\p{L})[وفلس]?(?:(?:تستلم|تقترض|تسدد|تدفع|تستطيع|تتمكن|تسمح|توافق|تتعرّف|تُدخل)(?:ه|ها)?|تكتبه|ترسلها|تقدمه|تذكرهم|تعده|أن تطلب|اتصل|اطلب|اختر|ابحث)(?!\p{L})/u,
    /(?<!\p{L})و?(?:(?:أدخل|اكتب|افتح|اسمح|اضغط|امسح|التقط|املأ|انظر|ارفع|أضف|اعرف|أرسل|راجع)(?:ه|ها)?|أبقِ|أخبرنا|وقّع|ثبّت|حدّد|جرّب|حاول|سدّد|وفّر|اقترض|غيّر|قارن|كم تحتاج|هل تريد|ستستخدم)(?!\p{L})/u,
  ],
  ur: [
    // A participle behind آپ as the one who acts, in the same clause.
    /(?<!\p{L})آپ (?!(?:کا|کے|کی|کو|نے|سے|پر)(?!\p{L}))(?:(?! (?:تو|کہ) )[^:،؛])*?(?:تے|رہے|چکے|گئے|ہوئے|یں گے)(?!\p{L})/u,
    // What a borrower does, where nobody is named; the lender says ہم of itself.
    /^(?!.*(?<!\p{L})ہم(?!\p{L})).*(?<!\p{L})(?:(?:کر|لے|دے|بتا|بدل|چن|مانگ) سکتے|کر چکے|(?:کریں|چاہیں|چنیں|لیں) گے)(?!\p{L})/u,
  ],
}

/** The kit's, whose samples are read by who copies them. */
const stories = globSync('ui-kit/src/{**/*.stories.tsx,pages/page-words.ts}', { cwd: root })

it.each(Object.entries(tellsAMan))('speaks to a woman as to a man in %s', (language, forms) => {
  const inFolder = (folder: string): string[] =>
    readdirSync(join(root, folder)).map((name) => join(folder, name))
  const sentences = [
    ...inFolder(`app/src/i18n/catalogs/${language}`),
    ...inFolder('app/src/countries'),
    ...stories,
    `sandbox/src/foundation/words/${language}.json`,
  ].flatMap((file) => readFileSync(join(root, file), 'utf8').split(/[\n۔؟!؛]/))
  expect(sentences.filter((said) => forms.some((form) => form.test(said)))).toEqual([])
})
