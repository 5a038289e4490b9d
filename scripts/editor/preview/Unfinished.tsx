import { Component, type ReactNode } from 'react'

type UnfinishedProps = {
  /** What is shown; another draft is another try. */
  draft: unknown
  children: ReactNode
}

/** A draft may lack what a section cannot do without; the preview then waits for the next one. */
export class Unfinished extends Component<UnfinishedProps, { failed: true | undefined }> {
  override state: { failed: true | undefined } = { failed: undefined }

  static getDerivedStateFromError(): { failed: true } {
    return { failed: true }
  }

  override componentDidUpdate({ draft }: UnfinishedProps) {
    if (this.state.failed !== undefined && draft !== this.props.draft) this.setState({ failed: undefined })
  }

  override render() {
    if (this.state.failed === undefined) return this.props.children
    return <p className="page-width">Bu hâliyle gösterilemiyor; boş kalan alanları doldurun.</p>
  }
}
