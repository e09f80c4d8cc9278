import { Component, type ReactNode } from 'react'
import { logException } from '../failures/log-exception.ts'
import { BrokenScreen } from './broken-screen.tsx'

interface Props {
  children: ReactNode
}

interface State {
  broken: boolean
}

/** Keeps the app alive when a screen breaks or cannot be fetched, with a way on. */
export class ErrorBoundary extends Component<Props, State> {
  constructor(props: Props) {
    super(props)
    this.state = { broken: false }
  }

  static getDerivedStateFromError(): State {
    return { broken: true }
  }

  override componentDidCatch(error: unknown): void {
    logException(error)
  }

  override render(): ReactNode {
    return this.state.broken ? <BrokenScreen /> : this.props.children
  }
}
