import type { ReactNode } from 'react'
import { Screen, ScreenBody } from '@paso/ui-kit'
import { useText } from '../i18n/use-text.ts'
import { pathTo } from '../route-map.ts'

/**
 * What stands where a screen broke or did not come: say so, try again, or start over. Both ways
 * on load the page anew on purpose: that brings fresh code when the old one is gone.
 */
export function BrokenScreen(): ReactNode {
  const { t } = useText()
  return (
    <Screen>
      <ScreenBody role="alert">
        <h1>{t('这个页面没能打开')}</h1>
        <p>{t('您填写的内容都已保存。请重试。')}</p>
        <p>
          <a href={window.location.href}>{t('重试')}</a>
        </p>
        <p>
          <a href={pathTo('home')}>{t('回到首页')}</a>
        </p>
      </ScreenBody>
    </Screen>
  )
}
