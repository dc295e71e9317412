import { FileUp } from 'lucide-react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { KeyHints, StaffPage, StaffSection, TwoColumns } from '#features/staff/web/staff-page.tsx'
import { StaffPagination } from '#features/staff/web/staff-pagination.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { listFeeds } from '../../feeds.contract.ts'
import { type ImportSummary, importSources, listImports } from '../../supply.contract.ts'
import { FeedList } from './feeds/feed-list.tsx'
import { IMPORTS, importAddress, kindNames, statusNames } from './import-words.ts'
import { UploadForm } from './upload-form.tsx'

const PAGE_SIZE = 20

export const meta = () => [{ title: 'Imports | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const pageNumber = readPageNumber(queryOf(request))
  const [imports, sources, feeds] = await Promise.all([
    callApi(listImports, { pageNumber, pageSize: PAGE_SIZE }),
    callApi(importSources, {}),
    callApi(listFeeds, {}),
  ])
  return { pageNumber, sources: sources.list, feeds: feeds.list, ...imports }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

/** All imports, and the upload form. */
export default function ImportsPage({ loaderData }: { loaderData: PageData }) {
  const { list, totalCount, pageNumber, sources, feeds } = loaderData
  const can = useCan()
  return (
    <StaffPage
      title="Imports"
      lead="Lists of parts, prices or stock. A file is read and compared first; nothing changes until you apply it."
      actions={list.length > 0 && <KeyHints />}
    >
      <TwoColumns
        main={
          <StaffSection title="History">
            {list.length === 0 ? (
              <EmptyState icon={<FileUp aria-hidden="true" />} title="No imports yet">
                Upload a price list: part number, manufacturer and price are enough.
              </EmptyState>
            ) : (
              <>
                <ImportTable imports={list} />
                <StaffPagination
                  path={IMPORTS}
                  pageNumber={pageNumber}
                  pageSize={PAGE_SIZE}
                  totalCount={totalCount}
                  nouns={['import', 'imports']}
                />
              </>
            )}
          </StaffSection>
        }
        aside={
          <>
            {can('import.write') && (
              <StaffSection title="New import">
                <UploadForm sources={sources} />
              </StaffSection>
            )}
            <FeedList feeds={feeds} sources={sources} editable={can('import.write')} />
          </>
        }
      />
    </StaffPage>
  )
}

const cell = 'py-2!'

function ImportRow({ one }: { one: ImportSummary }) {
  const { name, tone } = statusNames[one.status]
  return (
    <tr className="focus-within:bg-accent-wash hover:bg-wash">
      <Td className={`${cell} sm:min-w-48`}>
        <TextLink to={importAddress(one.importId)} data-row-link className="wrap-anywhere">
          {one.fileNames.join(', ')}
        </TextLink>
        <span className="block text-xs text-ink-3">
          {one.sourceName}, {kindNames[one.kind].toLowerCase()}
        </span>
      </Td>
      <Td label="Status" className={cell}>
        <Badge tone={tone}>{name}</Badge>
      </Td>
      <Count label="New" count={one.newCount} />
      <Count label="Changed" count={one.changedCount} />
      <Count label="Gone" count={one.goneCount} />
      <Count label="Left out" count={one.badCount} warn />
      <Td label="Started" className={`${cell} text-sm whitespace-nowrap text-ink-2`}>
        <Moment at={one.createdAt} withTime />
      </Td>
    </tr>
  )
}

function Count({ label, count, warn = false }: { label: string; count: number; warn?: boolean }) {
  return (
    <Td label={label} numeric className={`${cell} font-mono ${warn && count > 0 ? 'text-copper' : ''}`}>
      {formatCount(count)}
    </Td>
  )
}

function ImportTable({ imports }: { imports: ImportSummary[] }) {
  return (
    <TableFrame caption="Imports, newest first" stacked>
      <thead>
        <tr>
          <Th>File</Th>
          <Th>Status</Th>
          <Th numeric>New</Th>
          <Th numeric>Changed</Th>
          <Th numeric>Gone</Th>
          <Th numeric>Left out</Th>
          <Th>Started</Th>
        </tr>
      </thead>
      <tbody>
        {imports.map((one) => (
          <ImportRow key={one.importId} one={one} />
        ))}
      </tbody>
    </TableFrame>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
