import { Failure } from '../../foundation/failure.ts'
import { directionOf, type Language } from '../../foundation/languages.ts'
import { NoPlace } from '../../foundation/turns.ts'
import { fontsOf } from './fonts.ts'
import type { Paper } from './paper.ts'
import { printable } from './printable.ts'
import { readableBack } from './readable-back.ts'
import { Typesetter } from './typesetter.ts'

/** One typesetter for the whole server; it starts with the first paper. */
export const typesetter = new Typesetter()

/** Ends the typesetter at an orderly stop. */
export const closeTypesetter = (): Promise<void> => typesetter.close()

/** Size of the letters, and room between lines, paragraphs and sections. */
interface Rhythm {
  size: string
  leading: string
  paragraph: string
  heading: string
}

const usual: Rhythm = { size: '10.5pt', leading: '0.7em', paragraph: '1.1em', heading: '1.8em' }
/** Letters of Amiri are small for their size, and their marks stand far from them. */
const arabic: Rhythm = { size: '12pt', leading: '0.8em', paragraph: '1.1em', heading: '1.8em' }

const RHYTHMS: Readonly<Record<Language, Rhythm>> = {
  en: usual,
  es: usual,
  vi: usual,
  // Thai carries marks on marks.
  th: { ...usual, leading: '0.9em' },
  ar: arabic,
  ur: arabic,
}

/**
 * Typesets a paper of a borrower as PDF with its fonts embedded. Throws 503001 while too many wait, else
 * `TypesettingFailed`.
 */
export async function typeset(paper: Paper, borrowerId = ''): Promise<Uint8Array> {
  try {
    return await typesetter.set(source(paper), borrowerId)
  } catch (error) {
    if (error instanceof NoPlace) throw new Failure('try_later', { retryAfter: 2 })
    throw error
  }
}

/**
 * The paper in the typesetter's language. All words go in as strings, so that none is markup.
 *
 * It is set so that its text can be copied and searched. What a line is called stands right before
 * it: two columns are read back one after the other. Thai marks stand where the font has drawn them:
 * one that is moved is read back twice, with its letter. Arabic letters are not kerned: a gap is read
 * as a space.
 */
export function source({ language, title, facts, sections }: Paper): string {
  const quoted = quotedIn(language)
  const fonts = fontsOf[language].map((each) => `"${each}"`).join(', ')
  const { size, leading, paragraph, heading: above } = RHYTHMS[language]
  const body = sections.map(({ heading, paragraphs }) =>
    [
      heading === null
        ? ''
        : `#block(above: ${above}, below: ${paragraph}, sticky: true, text(size: 1.15em, ${quoted(heading)}))`,
      ...paragraphs.map((each) => `#par(${quoted(each)})`),
    ].join('\n\n'),
  )
  const named = facts.map(
    ({ label, value }) => `  terms.item(${quoted(`${label}: `)}, ${quoted(value)}),`,
  )
  return `#set page(paper: "a4", margin: (x: 2.2cm, y: 2.4cm),
  numbering: (page, all) => text(dir: ltr, [#page / #all]))
#set document(title: ${quoted(title)}, author: "Paso Sandbox")
#set text(font: (${fonts}), fallback: false, lang: "${language}", size: ${size},
  kerning: ${String(directionOf(language) === 'ltr')})
#set par(leading: ${leading}, spacing: ${paragraph})
#show regex("\\p{Thai}+"): set text(features: (mark: 0, mkmk: 0))
#show terms: set strong(delta: 0)
#show strong: set text(fill: luma(35%))
#block(below: 1.6em, text(size: 1.7em, ${quoted(title)}))
#terms(separator: [], spacing: ${leading}, hanging-indent: 1.5em,
${named.join('\n')}
)
#v(1.2em)
${body.join('\n\n')}
`
}

/** Makes strings of the typesetter's. */
const quotedIn =
  (language: Language) =>
  (text: string): string => {
    const printed = printable(text, fontsOf[language])
    const shown = directionOf(language) === 'rtl' ? readableBack(printed) : printed
    return `"${shown.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
  }
