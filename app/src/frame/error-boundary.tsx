import { Component, lazy, Suspense, useEffect, type ReactNode } from 'react'
import { logException } from '../failures/log-exception.ts'
import { loadMessages } from '../i18n/message-store.ts'
import { useText } from '../i18n/use-text.ts'
import { reloadOnceAnswered } from './server-answers.ts'

/** Fetched ahead with what comes after the first paint; where nothing can be fetched, one way on stands for it. */
export const fetchBrokenScreen = async () =>
  (await Promise.all([import('./broken-screen.tsx'), loadMessages(['outcome'])]))[0]
export const BrokenScreen = lazy(() => fetchBrokenScreen().catch(() => ({ default: TryAgain })))

function TryAgain(): ReactNode {
  useEffect(() => {
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [])
  return (
    <h1>
      <a href="" onClick={tryAgain}>
        {useText().t('重试')}
      </a>
    </h1>
  )
}

const tryAgain = (event: Pick<Event, 'preventDefault'>): void => {
  event.preventDefault()
  reloadOnceAnswered()
}

interface Props {
  children: ReactNode
}

interface State {
  broken?: { error: unknown }
}

/** Keeps the app alive when a screen breaks or cannot be fetched, with a way on. */
export class ErrorBoundary extends Component<Props, State> {
  constructor(props: Props) {
    super(props)
    this.state = {}
  }

  static getDerivedStateFromError(error: unknown): State {
    return { broken: { error } }
  }

  override componentDidCatch(error: unknown): void {
    logException(error)
  }

  override render(): ReactNode {
    return this.state.broken ? (
      <Suspense>
        <BrokenScreen {...this.state.broken} />
      </Suspense>
    ) : (
      this.props.children
    )
  }
}
