import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button, Result } from '@paso/ui-kit'
import { Page } from '../../frame/page.tsx'
import { SupportLine } from '../../help/support-line.tsx'
import { useReturnPath } from '../../frame/use-return-path.ts'
import { useText } from '../../i18n/use-text.ts'
import { lenderAnswers } from '../../lender/connection.ts'
import { pathTo } from '../../route-map.ts'

/** Between two tries, in milliseconds. */
const between = 5_000

/** No network: waits for it, tries by itself, and goes on where the borrower was. */
export function NetworkErrorScreen(): ReactNode {
  const { t } = useText()
  const navigate = useNavigate()
  const returnPath = useReturnPath() ?? pathTo('home')
  const [trying, setTrying] = useState(false)

  useEffect(() => {
    let isLeft = false
    if (trying) {
      void lenderAnswers().then((reached) => {
        if (isLeft) return
        if (reached) void navigate(returnPath, { replace: true })
        else setTrying(false)
      })
      return () => {
        isLeft = true
      }
    }
    const retry = (): void => setTrying(true)
    const timer = setTimeout(retry, between)
    window.addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', retry)
    }
  }, [trying, navigate, returnPath])

  return (
    <Page title={t('没有网络连接')} titleAs="p" back="home">
      <Result
        outcome="waiting"
        title={t('没有网络连接')}
        actions={
          <Button onClick={() => setTrying(true)} busy={trying} busyLabel={t('正在重新连接')}>
            {t('重试')}
          </Button>
        }
      >
        {t('网络恢复后会自动继续。您填写的内容都已保存。')}
      </Result>
      <SupportLine />
    </Page>
  )
}
