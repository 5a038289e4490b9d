import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  /** Stands in for the children when one of them could not be drawn; nothing where the page is whole without them. */
  fallback?: ReactNode
  /** What the children show; with other content they are tried again, as while somebody edits it. */
  content?: unknown
  children: ReactNode
}

/** Keeps an error in one part of the page from taking the rest with it. React writes the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate({ content }: ErrorBoundaryProps) {
    if (this.state.hasFailed && content !== this.props.content) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
