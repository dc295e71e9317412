import { Component, type ReactNode, Suspense } from 'react'

type OptionalPartProps = { children: ReactNode /** Keeps the place until it has arrived. */; fallback?: ReactNode }

/** Around what is loaded lazily: when it fails to load, the rest of the page works on. */
export class OptionalPart extends Component<OptionalPartProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? null : <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>
  }
}
