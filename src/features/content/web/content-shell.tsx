import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '#web/ui/breadcrumb.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { Day } from './day.tsx'

type ContentShellProps = {
  title: string
  summary?: string
  /** Between the first page and this one. */
  trail?: readonly Crumb[]
  changedAt?: string
  /** Beside the text on wide screens, above it on narrow ones. */
  aside?: ReactNode
  children: ReactNode
}

/** Frame of every text page: breadcrumb, title, date of the last change. */
export function ContentShell({ title, summary, trail = [], changedAt, aside, children }: ContentShellProps) {
  return (
    <main id="main" className="page-width grow pt-4 pb-16">
      <Breadcrumb trail={[{ label: 'Home', to: '/' }, ...trail]} current={title} />
      <header className="pt-3 pb-6">
        <PageHeading>{title}</PageHeading>
        {summary && <p className="max-w-[44rem] pt-2 text-lg text-ink-2">{summary}</p>}
      </header>
      <div className={aside ? 'grid gap-x-12 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]' : undefined}>
        {aside && <div className="print:hidden">{aside}</div>}
        <div className="min-w-0">
          {children}
          {changedAt && (
            <p className="mt-8 text-sm text-ink-3">
              Last changed <Day at={changedAt} />
            </p>
          )}
        </div>
      </div>
    </main>
  )
}
