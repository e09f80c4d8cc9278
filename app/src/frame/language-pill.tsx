import type { ReactNode } from 'react'
import country from '#country'
import { LanguageSwitch } from '@paso/ui-kit'
import { languages } from '../i18n/languages.ts'
import { useText } from '../i18n/use-text.ts'

/** The language switch, the country's own language first. Takes effect at once. */
export function LanguagePill(): ReactNode {
  const { t, language } = useText()
  return (
    <LanguageSwitch
      label={t('语言')}
      languages={country.languages.map((tag) => ({ tag, name: languages[tag] }))}
      value={language}
      onValueChange={(tag) => void choose(tag)}
    />
  )
}

/** Fetched after the first paint, so it is here by the time somebody chooses. */
async function choose(tag: string): Promise<void> {
  const { chooseLanguage, offeredLanguage } = await import('../i18n/choose-language.ts')
  const language = offeredLanguage(tag)
  if (language) await chooseLanguage(language)
}
