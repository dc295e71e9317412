import type { ReactNode } from 'react'
import { Callout } from '../ui/display/callout.tsx'
import { PageHeading } from '../ui/display/page-heading.tsx'
import { Loading } from '../ui/display/skeleton.tsx'

type PageFallbackProps = {
  title: string
  label: string
  /** Skeletons of about the shape that comes. */
  children: ReactNode
}

/** Stands in for a page of one buyer until the browser has read what belongs on it. */
export function PageFallback({ title, label, children }: PageFallbackProps) {
  return (
    <main id="main" className="page-width min-h-dvh grow pt-6 pb-16">
      <PageHeading>{title}</PageHeading>
      <ScriptFallback label={label}>{children}</ScriptFallback>
    </main>
  )
}

/** The part below the heading: skeletons, or a note where scripts are off. */
export function ScriptFallback({ label, children }: Omit<PageFallbackProps, 'title'>) {
  return (
    <>
      <noscript>
        <div className="pt-4">
          <Callout tone="warn">This page requires JavaScript. Searching for parts works without it.</Callout>
        </div>
      </noscript>
      <div className="noscript:hidden">
        <Loading label={label}>
          <div className="pt-6">{children}</div>
        </Loading>
      </div>
    </>
  )
}
