import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { legalTexts, type LegalName } from './legal-texts.ts'

/** The words of a text that the law wants public, below its title. */
export function LegalSections({ name }: { name: LegalName }): ReactNode {
  const { t } = useText()
  return legalTexts[name].sections.map(({ heading, paragraphs }) => (
    <section key={heading}>
      <h2>{t(heading)}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{t(paragraph)}</p>
      ))}
    </section>
  ))
}
