import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { type HeadingLevel, headingTag } from './heading-level.ts'

type PageHeadingProps = {
  children: ReactNode
  /** A part number or a query as the title. */
  mono?: boolean
  /** Beside the title: "1 284 parts". */
  meta?: ReactNode
  actions?: ReactNode
  level?: HeadingLevel
}

/** The one h1 of a page. */
export function PageHeading({ children, mono, meta, actions, level = 1 }: PageHeadingProps) {
  const Heading = headingTag(level)
  return (
    // The title takes the rest of its line: actions are at the right of it, or at the left of a line of their own.
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
        <Heading
          className={classNames('min-w-0', mono ? 'font-mono text-2xl tracking-tighter sm:text-3xl' : 'text-2xl')}
        >
          {children}
        </Heading>
        {meta && <p className="text-ink-3">{meta}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  )
}
