import { useEffect, type ReactNode } from 'react'
import { Button, Screen, ScreenBody } from '@paso/ui-kit'
import { useText } from '../i18n/use-text.ts'
import { pathTo } from '../route-map.ts'
import { PageBar } from './page.tsx'

const reload = (): void => location.reload()

/**
 * What stands where a screen broke or did not come: say so, try again, or start over. Trying again and home
 * load the page anew on purpose: that brings fresh code when the old one is gone. So does a network that is back.
 */
export default function BrokenScreen(): ReactNode {
  const { t } = useText()
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <Screen>
      <PageBar back="home" />
      <ScreenBody role="alert">
        <h1>{t('这个页面没能打开')}</h1>
        <p>{t('您填写的内容都已保存。请重试。')}</p>
        {/* Not a link to here: behind a hash that would load nothing. */}
        <Button variant="secondary" onClick={reload}>
          {t('重试')}
        </Button>
        <p>
          <a href={pathTo('home')}>{t('回到首页')}</a>
        </p>
      </ScreenBody>
    </Screen>
  )
}
