import { createHash } from 'node:crypto'
import type { AgreementFigures, AgreementLanguage, Section } from './agreement-text.ts'
import { inThai } from './agreement-thai.ts'
import { inEnglish } from './agreement-english.ts'

/** The agreement's text and the digest that proves which text was agreed to. */
export interface Agreement {
  language: AgreementLanguage
  title: string
  sections: Section[]
  hash: string
}

/** Renders the agreement. The same figures always give the same text and the same hash. */
export function renderAgreement(figures: AgreementFigures, language: AgreementLanguage): Agreement {
  const { title, sections } = { th: inThai, en: inEnglish }[language](figures)
  const hash = createHash('sha256')
    .update(JSON.stringify([figures.quoteId, language, title, sections]))
    .digest('hex')
  return { language, title, sections, hash }
}
