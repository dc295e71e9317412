import type { ReactNode } from 'react'

/** Words for screen readers where the eye already has a picture or a position. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}
