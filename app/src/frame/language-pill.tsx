import type { ReactNode } from 'react'
import country from '#country'
import { LanguageSwitch } from '@paso/ui-kit'
import { isLanguage, languages } from '../i18n/languages.ts'
import { useText } from '../i18n/use-text.ts'

/** The language switch, the country's own language first. Takes effect at once. */
export function LanguagePill(): ReactNode {
  const { t, language } = useText()
  return (
    <LanguageSwitch
      label={t('语言')}
      languages={country.languages.map((each) => languages[each])}
      value={language}
      onValueChange={(tag) => void choose(tag)}
    />
  )
}

/** Fetched after the first paint, so it is here by the time somebody chooses. */
async function choose(tag: string): Promise<void> {
  const { chooseLanguage } = await import('../i18n/choose-language.ts')
  if (isLanguage(tag)) await chooseLanguage(tag)
}
