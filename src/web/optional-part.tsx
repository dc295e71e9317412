import { Component, type ReactNode, Suspense } from 'react'

type OptionalPartProps = { children: ReactNode /** Keeps the place until it has arrived. */; fallback?: ReactNode }

/** Around what is loaded later and what the page can live without: when it never arrives, nothing else suffers. */
export class OptionalPart extends Component<OptionalPartProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? null : <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>
  }
}
