/**
 * The frame of a screen: bar with the way back, body, actions at the thumb.
 *
 *   <Page title={t('还款')} backTo="orderdetails" footer={<Button …/>}>…</Page>
 */
import { useEffect, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { AppBar, Screen, ScreenBody, ScreenFooter } from '@paso/ui-kit'
import { useText } from '../i18n/use-text.ts'
import { pathTo, type RouteName } from '../route-map.ts'

interface PageProps {
  /** Stands in the bar and in the browser's tab. Without it the brand does. */
  title?: string
  /** `p` where the body has its own first heading. */
  titleAs?: 'h1' | 'p'
  /**
   * Where back leads when there is no page of ours before this one. `false`: no way back.
   * Otherwise back is the browser's own.
   */
  back?: RouteName | false
  /** One small action at the end of the bar. */
  action?: ReactNode
  /** The primary action, in view while the body scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/** True when the page before this one in history is ours: React Router numbers its own. */
const cameFromHere = (): boolean => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0

export function Page({
  title,
  titleAs,
  back = false,
  action,
  footer,
  children,
}: PageProps): ReactNode {
  const { t } = useText()
  const navigate = useNavigate()
  useTitle(title)
  const goBack = (to: RouteName): void => {
    if (cameFromHere()) void navigate(-1)
    else void navigate(pathTo(to), { replace: true })
  }
  return (
    <Screen>
      <AppBar
        title={title}
        titleAs={titleAs}
        brand="Paso"
        {...(back === false ? {} : { onBack: () => goBack(back), backLabel: t('返回') })}
        action={action}
      />
      <ScreenBody>{children}</ScreenBody>
      {footer !== undefined && <ScreenFooter>{footer}</ScreenFooter>}
    </Screen>
  )
}

function useTitle(title: string | undefined): void {
  const { t } = useText()
  const brand = t('Paso 借款')
  useEffect(() => {
    document.title = title === undefined ? brand : `${title} · Paso`
  }, [title, brand])
}
