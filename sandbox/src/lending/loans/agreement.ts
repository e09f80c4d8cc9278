import { createHash } from 'node:crypto'
import type { Language } from '../../foundation/languages.ts'
import type { AgreementFigures, AgreementText } from './agreement-text.ts'
import { inArabic } from './agreement-arabic.ts'
import { inEnglish } from './agreement-english.ts'
import { inSpanish } from './agreement-spanish.ts'
import { inThai } from './agreement-thai.ts'
import { inUrdu } from './agreement-urdu.ts'
import { inVietnamese } from './agreement-vietnamese.ts'

/** The agreement's text and the digest that proves which text was agreed to. */
export interface Agreement extends AgreementText {
  language: Language
  hash: string
}

const texts = {
  en: inEnglish,
  es: inSpanish,
  vi: inVietnamese,
  th: inThai,
  ar: inArabic,
  ur: inUrdu,
} satisfies Record<Language, (figures: AgreementFigures) => AgreementText>

/** Renders the agreement. The same figures always give the same text and the same hash. */
export function renderAgreement(figures: AgreementFigures, language: Language): Agreement {
  const { title, sections } = texts[language](figures)
  const hash = createHash('sha256')
    .update(JSON.stringify([figures.quoteId, language, title, sections]))
    .digest('hex')
  return { language, title, sections, hash }
}
