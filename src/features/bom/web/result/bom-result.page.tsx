import type { ClientLoaderFunctionArgs } from 'react-router'
import { requireLogin } from '#features/account/web/require-login.ts'
import { ViewerNote } from '#features/account/web/team/viewer-note.tsx'
import { PageFallback } from '#web/errors/page-fallback.tsx'
import { isLoggedIn } from '#web/session.ts'
import { privatePage } from '#web/site-name.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { readOwn, readShared } from '../saved/saved-bom-work.ts'
import { BomHeading } from './bom-heading.tsx'
import { BomOrigin } from './bom-origin.tsx'
import { BomResult } from './bom-result.tsx'
import { openWork, recallWork, useBomWork } from './bom-work.ts'

export const meta = privatePage('BOM result')

type PageData = {
  /** Why a link cannot be opened. */
  closed?: string
}

/**
 * Loads the BOM of the URL: one of the customer's own (`bomId`), or a shared one (`key`).
 * Unsaved decisions of this tab are kept.
 */
export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  const work = await recallWork()
  const query = new URL(args.request.url).searchParams
  const key = query.get('key')
  const bomId = Number(query.get('bomId'))
  const version = Number(query.get('version')) || undefined
  if (key) {
    if (work.changed && work.origin?.key === key) return {}
    const shared = await readShared(key)
    if ('closed' in shared) return shared
    openWork(shared)
  } else if (query.has('bomId')) {
    if (!isLoggedIn()) requireLogin(args)
    if (!(work.changed && work.bomId === bomId && version === undefined)) openWork(await readOwn(bomId, version))
  }
  return {}
}

export default function BomResultPage({ loaderData: { closed } }: { loaderData: PageData }) {
  const work = useBomWork()
  return (
    <main id="main" className="page-width min-h-dvh grow pt-4 pb-16">
      <Breadcrumb
        trail={[
          { label: 'Home', to: '/' },
          { label: 'BOM tool', to: '/bom' },
        ]}
        current="Result"
      />
      {closed || work.lines.length === 0 ? (
        <Nothing closed={closed} />
      ) : (
        <div className="grid gap-4 pt-3 *:min-w-0">
          <BomHeading
            name={work.name || 'BOM result'}
            lineCount={work.lines.length}
            isSaved={work.bomId !== undefined}
          />
          <ViewerNote />
          <BomOrigin work={work} />
          <BomResult />
        </div>
      )}
    </main>
  )
}

function Nothing({ closed }: PageData) {
  return (
    <div className="grid gap-6 pt-3">
      <PageHeading>BOM result</PageHeading>
      <EmptyState
        title={closed ?? 'No BOM here yet'}
        actions={
          <ButtonLink variant="primary" to="/bom">
            Choose a file
          </ButtonLink>
        }
      >
        {!closed && 'Upload a BOM to price it. It is kept until you close the tab, or permanently once you save it.'}
      </EmptyState>
    </div>
  )
}

export function HydrateFallback() {
  return (
    <PageFallback title="BOM result" label="Loading the bill of materials">
      <div className="grid gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-96" />
      </div>
    </PageFallback>
  )
}
