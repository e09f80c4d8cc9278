import type { ReactNode } from 'react'
import { Screen, ScreenBody } from '@paso/ui-kit'
import { SmallPrint } from '../frame/small-print.ts'
import { languages, type Language } from '../i18n/languages.ts'
import { useText } from '../i18n/use-text.ts'
import { legalTexts, type LegalName } from './legal-texts.ts'
import { noticeVersion } from './notice-version.ts'

/** Terms or privacy notice as a page of words and links, which needs no code to be read. */
export function LegalPage({ name }: { name: LegalName }): ReactNode {
  const { t, language } = useText()
  const { title, sections } = legalTexts[name]
  const others = (Object.keys(languages) as Language[]).filter((each) => each !== language)
  return (
    <Screen>
      <ScreenBody>
        <a href="/login">{t('回到登录')}</a>
        <h1>{t(title)}</h1>
        <SmallPrint>
          {t('版本 {version}', { version: noticeVersion })}
          {others.map((each) => (
            <span key={each}>
              {' · '}
              <a href={`/legal/${name}/${each}`} lang={each} hrefLang={each}>
                {languages[each].name}
              </a>
            </span>
          ))}
        </SmallPrint>
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h2>{t(heading)}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{t(paragraph)}</p>
            ))}
          </section>
        ))}
      </ScreenBody>
    </Screen>
  )
}
