import { Component, type ReactNode } from 'react'
import { logException } from '../failures/log-exception.ts'
import { BrokenScreen } from './broken-screen.tsx'

interface State {
  broken: boolean
}

/** Keeps the app alive when a screen breaks or cannot be fetched, with a way on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { broken: false }

  static getDerivedStateFromError(): State {
    return { broken: true }
  }

  override componentDidCatch(error: unknown): void {
    logException(error)
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children
    return <BrokenScreen retry={() => this.setState({ broken: false })} />
  }
}
