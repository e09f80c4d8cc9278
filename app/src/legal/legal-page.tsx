import type { ReactNode } from 'react'
import country from '#country'
import { Screen, ScreenBody } from '@paso/ui-kit'
import { SmallPrint } from '../frame/small-print.ts'
import { directionOf, languages } from '../i18n/languages.ts'
import { useText } from '../i18n/use-text.ts'
import { LegalSections } from './legal-sections.tsx'
import { legalTexts, type LegalName } from './legal-texts.ts'
import { noticeVersion } from './notice-version.ts'

/** What the law wants public as a page of words and links, which needs no code to be read. */
export function LegalPage({ name }: { name: LegalName }): ReactNode {
  const { t, language } = useText()
  const { title } = legalTexts[name]
  const others = country.languages.filter((each) => each !== language)
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
              <a
                href={`/legal/${name}/${each}`}
                lang={each}
                hrefLang={each}
                dir={directionOf(each)}
              >
                {languages[each]}
              </a>
            </span>
          ))}
        </SmallPrint>
        <LegalSections name={name} />
        <a href="/helpcenter">{t('帮助和联系方式')}</a>
      </ScreenBody>
    </Screen>
  )
}
