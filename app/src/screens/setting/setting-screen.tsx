import { useCallback, useEffect, useState, type ReactNode } from 'react'
import country from '#country'
import { Button, List, RadioTiles } from '@paso/ui-kit'
import { Page } from '../../frame/page.tsx'
import { useSubmit, type Submit } from '../../frame/use-submit.ts'
import { navigateTo } from '../../frame/navigate.ts'
import { endOnPurpose, signOutLocally } from '../../failures/sign-out-locally.ts'
import { toast } from '../../failures/toasts.ts'
import { chooseLanguage, offeredLanguage } from '../../i18n/choose-language.ts'
import { languages, type Language } from '../../i18n/languages.ts'
import { useText } from '../../i18n/use-text.ts'
import { lender } from '../../lender/lender.ts'
import { appearance, chooseAppearance, type Appearance } from '../../session/appearance.ts'
import { isKept } from '../../service-worker/open-without-network.ts'
import { settings } from '../../settings.ts'
import { removeStored } from '../../session/stored-values.ts'
import { LowDataChoice } from './low-data-choice.tsx'

/** Language, appearance, use of data, version, and the way out. */
export function SettingScreen(): ReactNode {
  const { t, language } = useText()
  const [shown, setShown] = useState(appearance)
  const [kept, setKept] = useState(false)
  useEffect(() => {
    const look = (): void => void isKept().then(setKept)
    look()
    // On a first visit it is kept while the page is open.
    navigator.serviceWorker?.addEventListener('controllerchange', look)
    return () => navigator.serviceWorker?.removeEventListener('controllerchange', look)
  }, [])
  const { submit, busy } = useSignOut()
  const [chosen, setChosen] = useState<Language>()

  return (
    <Page title={t('设置')} back="mine">
      <RadioTiles
        label={t('语言')}
        name="language"
        options={country.languages.map((each) => ({ value: each, label: languages[each] }))}
        // Its words are fetched first, and the choice shows at once.
        value={chosen ?? language}
        onValueChange={(value) => {
          const wanted = offeredLanguage(value)
          if (wanted === undefined) return
          setChosen(wanted)
          void chooseLanguage(wanted).finally(() =>
            setChosen((now) => (now === wanted ? undefined : now)),
          )
        }}
      />
      <RadioTiles
        label={t('外观')}
        name="appearance"
        options={[
          { value: 'auto', label: t('跟随系统') },
          { value: 'light', label: t('浅色') },
          { value: 'dark', label: t('深色') },
        ]}
        value={shown}
        onValueChange={(value) => {
          setShown(value as Appearance)
          chooseAppearance(value as Appearance)
        }}
      />
      <LowDataChoice />
      <List
        label={t('版本')}
        items={[
          { id: 'version', title: t('版本'), trailing: settings.version },
          { id: 'kept', title: t('没有网络也能打开'), trailing: kept ? t('可以') : t('这里不行') },
        ]}
      />
      <Button variant="secondary" onClick={submit} busy={busy} busyLabel={t('正在退出')}>
        {t('退出登录')}
      </Button>
    </Page>
  )
}

function useSignOut(): Submit {
  const { t } = useText()
  // Signing out deletes the pictures, without a network too.
  useEffect(() => void import('../../session/images.ts').catch(() => undefined), [])
  const signOut = useCallback(async () => {
    // The lender ends the session by itself later; here it ends in any case, because the
    // next holder of the phone must not find it.
    await endSession().catch(() => undefined)
    await signOutLocally(true)
    toast('success', t('已退出登录'))
    navigateTo('home')
  }, [t])
  return useSubmit(signOut)
}

/** What the lender and the code that calls it may take each, in milliseconds: then the phone forgets without them. */
const limit = 5_000

async function endSession(): Promise<void> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, limit))
  const { client } = await Promise.race([lender(), late])
  const answer = await endOnPurpose(() => client.post('/user/logout', {}, { totalMs: limit }))
  // A session that lived until now was not ended by a request to close the account: none arrived.
  if (answer !== undefined) removeStored('cancelled_at')
}
