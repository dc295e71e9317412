import type { ReactNode } from 'react'
import type { StorySection } from '#features/content/content.rules.ts'
import { Day } from '#features/content/web/day.tsx'
import { Prose } from '#features/content/web/prose.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { CompanyNav } from './company-nav.tsx'
import type { CompanyPageData } from './read-company-page.ts'

type CompanyShellProps = CompanyPageData & {
  /** The content before the first heading, with its drawing. */
  opening: StorySection
  children: ReactNode
}

/** Around every page about the company: an opening with a drawing, the story, and the pages beside this one. */
export function CompanyShell({ place, page, info, others, opening, children }: CompanyShellProps) {
  return (
    <main id="main" className="grow pb-16">
      <header className="border-b border-line bg-wash">
        <div className="page-width pt-4 pb-8 md:pb-12">
          <Breadcrumb trail={[{ label: 'Home', to: '/' }]} current={page.title} />
          <div className="grid items-center gap-x-12 gap-y-6 pt-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pt-6">
            <div>
              <p className="text-sm font-medium text-link">{place.group}</p>
              <h1 className="pt-1 text-3xl sm:text-4xl">{page.title}</h1>
              <p className="max-w-[52ch] pt-3 text-lg text-ink-2">{page.summary}</p>
              {opening.words && <Prose html={opening.words} className="pt-4" />}
            </div>
            {opening.drawings[0] && (
              <Prose html={opening.drawings[0]} className="max-w-none! [&_figure]:my-0 [&_img]:bg-paper" />
            )}
          </div>
        </div>
      </header>
      <div className="page-width pt-10 md:pt-16">
        {children}
        <footer className="grid gap-4 pt-14">
          {info.film && (
            <div className="max-w-[44rem]">
              <Callout>
                {info.siteName} is a demo store. The company, its address, its certificates and its exhibitions are
                invented; everything about the store itself can be tried here.
              </Callout>
            </div>
          )}
          {page.changedAt && (
            <p className="text-sm text-ink-3">
              Last changed <Day at={page.changedAt} />
            </p>
          )}
          <CompanyNav current={place.path} others={others} />
        </footer>
      </div>
    </main>
  )
}
