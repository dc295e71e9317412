import type { ReactNode } from 'react'
import { Breadcrumb } from './breadcrumb.tsx'
import { Callout } from './display/callout.tsx'
import { PageHeading } from './display/page-heading.tsx'

type OneActionPageProps = {
  title: string
  /** Once it is done, shown instead of the children. */
  done: ReactNode
  problem?: string | undefined
  children: ReactNode
}

/** A page with one thing to do, as behind the links in our e-mails. */
export function OneActionPage({ title, done, problem, children }: OneActionPageProps) {
  return (
    <main id="main" className="page-width grow pt-4 pb-16">
      <Breadcrumb trail={[{ label: 'Home', to: '/' }]} current={title} />
      <div className="grid max-w-140 gap-4 pt-3">
        <PageHeading>{title}</PageHeading>
        <div role="status">
          {done && <Callout>{done}</Callout>}
          {problem && <Callout tone="bad">{problem}</Callout>}
        </div>
        {!done && children}
      </div>
    </main>
  )
}
