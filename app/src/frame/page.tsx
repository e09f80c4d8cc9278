/**
 * The frame of a screen: bar with the way back, body, actions at the thumb.
 *
 *   <Page title={t('还款')} backTo="orderdetails" footer={<Button …/>}>…</Page>
 */
import { useEffect, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { AppBar, Screen, ScreenBody, ScreenFooter } from '@paso/ui-kit'
import { useText } from '../i18n/use-text.ts'
import { historyIndex } from './current-place.ts'
import { pathTo, type RouteName } from '../route-map.ts'

interface PageBarProps {
  /** Stands in the bar and in the browser's tab. Without it the brand does. */
  title?: string
  /** `p` where the body has its own first heading: the bar then has the brand, and the tab this. */
  titleAs?: 'h1' | 'p'
  /**
   * Where back leads when there is no page of ours before this one. `false`: no way back.
   * Otherwise back is the browser's own.
   */
  back?: RouteName | false
  /** One small action at the end of the bar. */
  action?: ReactNode
}

interface PageProps extends PageBarProps {
  /** The primary action, in view while the body scrolls. */
  footer?: ReactNode
  children: ReactNode
}

export function Page({ footer, children, ...bar }: PageProps): ReactNode {
  return (
    <Screen>
      <PageBar {...bar} />
      <ScreenBody>{children}</ScreenBody>
      {footer !== undefined && <ScreenFooter>{footer}</ScreenFooter>}
    </Screen>
  )
}

/** The bar of a screen and its title, for a screen whose content brings body and footer itself. */
export function PageBar({ title, titleAs, back = false, action }: PageBarProps): ReactNode {
  const { t } = useText()
  const navigate = useNavigate()
  useTitle(title)
  const goBack = (to: RouteName): void => {
    // The page before this one in history is ours.
    if (historyIndex() > 0) void navigate(-1)
    else void navigate(pathTo(to), { replace: true })
  }
  return (
    <AppBar
      title={titleAs === 'p' ? undefined : title}
      brand="Paso"
      {...(back === false ? {} : { onBack: () => goBack(back), backLabel: t('返回') })}
      action={action}
    />
  )
}

function useTitle(title: string | undefined): void {
  const { t } = useText()
  const brand = t('Paso 借款')
  useEffect(() => {
    document.title = title === undefined ? brand : `${title} · Paso`
  }, [title, brand])
}
