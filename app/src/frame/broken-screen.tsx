import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Button, Notice, Screen, ScreenBody } from '@paso/ui-kit'
import { isMissingCode } from '../failures/present-failure.ts'
import { waitForNetwork } from '../failures/redirect.ts'
import { useText } from '../i18n/use-text.ts'
import { pathTo } from '../route-map.ts'
import { reloadIfAnswered, reloadOnceForMissingChunks } from './missing-chunks.ts'
import { PageBar } from './page.tsx'

/** How often the server is tried while a screen cannot be had, in milliseconds. */
const between = 5_000

interface BrokenScreenProps {
  error?: unknown
}

/**
 * What stands where a screen broke or did not come: say so, try again, or start over. Trying again and home
 * load the page anew on purpose: that brings fresh code when the old one is gone. So does a network that is
 * back; a screen whose code is missing opens by itself, once, as soon as the server answers. Without a
 * network the page that waits for it stands in its place.
 */
export default function BrokenScreen({ error }: BrokenScreenProps): ReactNode {
  const { t } = useText()
  const [trying, setTrying] = useState(false)
  const [unreached, setUnreached] = useState(false)
  const missing = isMissingCode(error)
  const isAccount = useLocation().pathname === pathTo('bankcard')
  useEffect(() => {
    const again = (): void => void (missing ? reloadOnceForMissingChunks() : reloadIfAnswered())
    window.addEventListener('online', again)
    if (missing && !navigator.onLine) waitForNetwork()
    else if (missing) again()
    const timer = missing ? setInterval(again, between) : undefined
    return () => {
      window.removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [missing])
  const load = (address?: string): void => {
    setTrying(true)
    void reloadIfAnswered(address).then((reached) => {
      setTrying(reached)
      setUnreached(!reached)
    })
  }
  const goHome = (event: MouseEvent): void => {
    event.preventDefault()
    load(new URL(pathTo('home'), location.origin).href)
  }
  return (
    <Screen>
      <PageBar title={t('这个页面没能打开')} titleAs="p" back="home" />
      <ScreenBody role="alert">
        <h1>{t('这个页面没能打开')}</h1>
        <p>
          {isAccount
            ? t('您填写的内容都已保存,只有号码和勾选要再填一次。请重试。')
            : t('您填写的内容都已保存。请重试。')}
        </p>
        {unreached && <Notice tone="bad">{t('连接不上,请检查网络后重试')}</Notice>}
        {/* Not a link to here: behind a hash that would load nothing. */}
        <Button
          variant="secondary"
          busy={trying}
          busyLabel={t('正在重新连接')}
          onClick={() => load()}
        >
          {t('重试')}
        </Button>
        <p>
          <a href={pathTo('home')} onClick={goHome}>
            {t('回到首页')}
          </a>
        </p>
      </ScreenBody>
    </Screen>
  )
}
