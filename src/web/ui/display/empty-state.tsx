import type { ReactNode } from 'react'
import { type HeadingLevel, headingTag } from './heading-level.ts'

type EmptyStateProps = {
  icon?: ReactNode
  title: string
  /** What to do about it, in a sentence. */
  children?: ReactNode
  actions?: ReactNode
  headingLevel?: HeadingLevel
}

/** Nothing here yet, and how to change that. */
export function EmptyState({ icon, title, children, actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingTag(headingLevel)
  return (
    <div className="flex flex-col items-center rounded-lg border border-dashed border-line px-6 py-10 text-center">
      {icon && <div className="mb-3 text-ink-3 [&_svg]:size-8 [&_svg]:stroke-[1.25]">{icon}</div>}
      <Heading className="text-lg">{title}</Heading>
      {children && <div className="mt-1 max-w-[52ch] text-ink-2">{children}</div>}
      {actions && <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  )
}
