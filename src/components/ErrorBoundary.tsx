import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  /** Rendered in place of the children after an error; nothing by default. */
  fallback?: ReactNode
  /** The content of the children. New content resets the boundary, so that an edit can mend the error. */
  content?: unknown
  children: ReactNode
}

/** Error boundary around one part of the page. React logs the error to the console. */
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
