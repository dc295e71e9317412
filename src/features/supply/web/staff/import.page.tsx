import type { ClientLoaderFunctionArgs } from 'react-router'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { StaffPage, TwoColumns } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { AssignedTo } from '#features/staff/web/work/assigned-to.tsx'
import { WorkNotes } from '#features/staff/web/work/work-notes.tsx'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { importDetail, importLines, importSamples, undoImport } from '../../supply.contract.ts'
import { ImportActions } from './import-actions.tsx'
import { ImportColumns } from './import-columns.tsx'
import { LeftOutLines, PriceJumps } from './import-lists.tsx'
import { ImportSamples } from './import-samples.tsx'
import { isBusy, kindNames, statusOf } from './import-words.ts'
import { useFollowedImport } from './use-followed-import.ts'

const PAGE_SIZE = 50

export const meta = () => [{ title: 'Import | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const importId = Number(params.importId)
  const query = queryOf(request)
  const pageNumber = readPageNumber(query)
  const bad = query.get('notes') !== 'true'
  const [detail, lines, samples] = await orNotFound(
    Promise.all([
      callApi(importDetail, { importId }),
      callApi(importLines, { importId, bad, pageNumber, pageSize: PAGE_SIZE }),
      callApi(importSamples, { importId }),
    ]),
  )
  return { detail, samples: samples.list, lines: { ...lines, bad, pageNumber, pageSize: PAGE_SIZE } }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

/** One import: planned or applied changes, skipped lines, and actions. */
export default function ImportPage({ loaderData: { detail, samples, lines } }: { loaderData: PageData }) {
  const found = useFollowedImport(detail)
  const can = useCan()
  const mayChange = can('import.write')
  const { name, tone } = statusOf(found)
  return (
    <StaffPage
      title={found.fileNames.join(', ')}
      meta={<Badge tone={tone}>{name}</Badge>}
      lead={`Source “${found.sourceName}”, ${kindNames[found.kind].toLowerCase()}, ${formatCount(found.lineCount)} lines. ${
        found.status === 'staged' ? 'Dry run: nothing has been changed.' : ''
      }`}
      actions={
        mayChange &&
        found.status === 'applied' && (
          <ActionButton
            label="Undo"
            variant="danger"
            title="Undo this import?"
            description="The previous values of all parts are restored. This is refused if one of them has changed since, or if a new part was ordered."
            confirm="Undo the import"
            done="Undoing. The previous values are restored."
            send={() => callApi(undoImport, { importId: found.importId })}
          />
        )
      }
    >
      {found.problem && <Callout tone="bad">{found.problem}</Callout>}
      <Counts found={found} />
      <TwoColumns
        main={
          <>
            {found.status !== 'failed' && <PriceJumps jumps={found.priceJumps} />}
            <ImportSamples found={found} samples={samples} />
            <LeftOutLines found={found} lines={lines} />
          </>
        }
        aside={
          <>
            {mayChange && <ImportActions found={found} />}
            <AssignedTo kind="import" subject={String(found.importId)} />
            <ImportColumns
              found={found}
              editable={mayChange && (found.status === 'staged' || found.status === 'failed')}
            />
            <WorkNotes key={found.importId} kind="import" subject={String(found.importId)} />
          </>
        }
      />
    </StaffPage>
  )
}

function Counts({ found }: { found: PageData['detail'] }) {
  const counts: Array<{ name: string; count: number; note?: string; warn?: boolean }> = [
    { name: 'New parts', count: found.newCount },
    { name: 'Changed', count: found.changedCount },
    { name: 'Unchanged', count: found.unchangedCount },
    { name: 'Gone', count: found.goneCount, ...(found.kind !== 'full' && { note: 'not a complete list' }) },
    { name: 'Left out', count: found.badCount, ...(found.badCount > 0 && { note: 'see reasons', warn: true }) },
  ]
  return (
    <dl
      aria-busy={isBusy(found.status)}
      className="grid grid-cols-2 overflow-hidden rounded-lg border border-line sm:grid-cols-3 xl:grid-cols-5"
    >
      {counts.map(({ name, count, note, warn }) => (
        <div key={name} className="-mr-px -mb-px flex flex-col border-r border-b border-line px-4 py-3">
          <dt className="order-2">
            {name}
            {note && <span className={`block text-xs ${warn ? 'text-copper' : 'text-ink-3'}`}>{note}</span>}
          </dt>
          <dd className="font-mono text-2xl font-semibold">{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
