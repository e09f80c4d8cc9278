import { Failure } from '../../foundation/failure.ts'
import type { Language } from '../../foundation/languages.ts'
import type { Fact, Paper } from './paper.ts'
import { printable } from './printable.ts'
import { Typesetter, TypesetterBusy } from './typesetter.ts'

/** One typesetter for the whole server; it starts with the first paper. */
export const typesetter = new Typesetter()

/** Ends the typesetter at an orderly stop. */
export const closeTypesetter = (): Promise<void> => typesetter.close()

/** The fonts of a language, its own script's first: a name may be written in any of them. */
const fontsOf: Readonly<Record<Language, readonly string[]>> = {
  en: ['Noto Sans', 'Noto Sans Thai', 'Noto Sans Arabic'],
  es: ['Noto Sans', 'Noto Sans Thai', 'Noto Sans Arabic'],
  vi: ['Noto Sans', 'Noto Sans Thai', 'Noto Sans Arabic'],
  th: ['Noto Sans', 'Noto Sans Thai', 'Noto Sans Arabic'],
  ar: ['Noto Sans', 'Noto Sans Arabic', 'Noto Sans Thai'],
  ur: ['Noto Sans', 'Noto Nastaliq Urdu', 'Noto Sans Thai'],
}

/** Room between lines, paragraphs and sections. */
interface Rhythm {
  leading: string
  paragraph: string
  heading: string
}

const usual: Rhythm = { leading: '0.7em', paragraph: '1.1em', heading: '1.8em' }

/** Nastaliq hangs far below and stands far above its line, and Thai carries marks on marks. */
const RHYTHMS: Readonly<Record<Language, Rhythm>> = {
  en: usual,
  es: usual,
  vi: usual,
  th: { leading: '0.9em', paragraph: '1.1em', heading: '1.8em' },
  ar: { leading: '0.8em', paragraph: '1.2em', heading: '1.9em' },
  ur: { leading: '1.8em', paragraph: '2.2em', heading: '3.2em' },
}

/**
 * Typesets a paper as PDF with its fonts embedded. Throws 503001 while too many wait, else
 * `TypesettingFailed`.
 */
export async function typeset(paper: Paper): Promise<Uint8Array> {
  try {
    return await typesetter.set(source(paper))
  } catch (error) {
    if (error instanceof TypesetterBusy) throw new Failure('try_later', { retryAfter: 2 })
    throw error
  }
}

/** The paper in the typesetter's language. All words go in as strings, so that none is markup. */
export function source({ language, title, facts, sections }: Paper): string {
  const fonts = fontsOf[language].map(quoted).join(', ')
  const { leading, paragraph, heading: above } = RHYTHMS[language]
  const body = sections.map(({ heading, paragraphs }) =>
    [
      heading === null
        ? ''
        : `#block(above: ${above}, below: ${paragraph}, sticky: true, text(size: 12pt, ${quoted(heading)}))`,
      ...paragraphs.map((each) => `#par(${quoted(each)})`),
    ].join('\n\n'),
  )
  return `#set page(paper: "a4", margin: (x: 2.2cm, y: 2.4cm),
  numbering: (page, all) => text(dir: ltr, [#page / #all]))
#set document(title: ${quoted(title)}, author: "Paso Sandbox")
#set text(font: (${fonts}), fallback: false, lang: ${quoted(language)}, size: 10.5pt)
#set par(leading: ${leading}, spacing: ${paragraph})
#block(below: 1.6em, text(size: 18pt, ${quoted(title)}))
#grid(columns: (2fr, 3fr), column-gutter: 1.5em, row-gutter: ${leading},
${facts.map(row).join('\n')}
)
#v(1.2em)
${body.join('\n\n')}
`
}

function row({ label, value }: Fact): string {
  return `  text(fill: luma(35%), ${quoted(label)}), [#${quoted(value)}],`
}

/** A string of the typesetter's. */
function quoted(text: string): string {
  return `"${printable(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
