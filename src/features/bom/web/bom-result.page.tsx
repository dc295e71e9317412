import { useEffect } from 'react'
import { type ClientLoaderFunctionArgs, redirect } from 'react-router'
import { isAppError } from '../../../shared/app-error.ts'
import { callApi } from '../../../web/call.ts'
import { orNotFound } from '../../../web/or-not-found.ts'
import { isLoggedIn } from '../../../web/session.ts'
import { Breadcrumb } from '../../../web/ui/breadcrumb.tsx'
import { ButtonLink } from '../../../web/ui/button-link.tsx'
import { EmptyState } from '../../../web/ui/empty-state.tsx'
import { PageHeading } from '../../../web/ui/page-heading.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { LOGIN_AND_BACK } from '../../account/web/login-return.ts'
import { requireLogin } from '../../account/web/require-login.ts'
import { bomDetail, type OpenedBom, sharedBom } from '../bom-matching.contract.ts'
import { BomChanges } from './bom-changes.tsx'
import { BomResult } from './bom-result.tsx'
import { openWork, useBomWork } from './bom-work.ts'
import { foundOf } from './match-work.ts'

export const meta = () => [{ title: 'BOM result | Ohmstead' }, { name: 'robots', content: 'noindex' }]

type PageData = { opened?: OpenedBom & { bomId?: number; shared?: boolean } }

/** What is on the table, one of the customer's own (`bomId`), or one that somebody shared (`key`). */
export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  const query = new URL(args.request.url).searchParams
  const key = query.get('key')
  if (key) return { opened: await orNotFound(callApi(sharedBom, { key })) }
  const bomId = query.get('bomId')
  if (!bomId) {
    await useBomWork.persist.rehydrate()
    return {}
  }
  if (!isLoggedIn()) requireLogin(args)
  try {
    const version = Number(query.get('version')) || undefined
    return { opened: await orNotFound(callApi(bomDetail, { bomId: Number(bomId), version })) }
  } catch (error) {
    if (isAppError(error) && error.reason === 'no_identity') throw redirect(LOGIN_AND_BACK)
    throw error
  }
}

export default function BomResultPage({ loaderData: { opened } }: { loaderData: PageData }) {
  useEffect(() => {
    if (opened) openWork(workOf(opened))
  }, [opened])
  const empty = useBomWork((work) => work.lines.length === 0)
  return (
    <main id="main" className="page-width grow pt-4 pb-16">
      <Breadcrumb
        trail={[
          { label: 'Home', to: '/' },
          { label: 'BOM tool', to: '/bom' },
        ]}
        current="Result"
      />
      {empty ? (
        <Nothing />
      ) : (
        <>
          {opened && <BomChanges opened={opened} />}
          <BomResult shared={opened?.shared ?? false} />
        </>
      )}
    </main>
  )
}

const workOf = ({ name, bomId, boards, spare, lines, list }: NonNullable<PageData['opened']>) => ({
  name,
  bomId,
  boards,
  spare,
  lines: list.flatMap((matched, place) => {
    const line = lines[place]
    return line ? [{ line, found: foundOf(matched) }] : []
  }),
})

function Nothing() {
  return (
    <div className="pt-3">
      <PageHeading>BOM result</PageHeading>
      <div className="pt-6">
        <EmptyState
          title="There is no bill of materials here"
          actions={
            <ButtonLink variant="primary" to="/bom">
              Choose a file
            </ButtonLink>
          }
        >
          A bill of materials stays for this visit, or for good once you save it.
        </EmptyState>
      </div>
    </div>
  )
}

export function HydrateFallback() {
  return (
    <main id="main" className="page-width grow pt-4 pb-16">
      <PageHeading>BOM result</PageHeading>
      <Loading label="The bill of materials is being read">
        <div className="grid gap-3 pt-6">
          <Skeleton className="h-16" />
          <Skeleton className="h-96" />
        </div>
      </Loading>
    </main>
  )
}
