import { useLocation } from 'react-router'
import { formatCount } from '#shared/text/format-count.ts'
import { Pagination } from '#web/ui/tables/pagination.tsx'
import { type Exported, ExportList } from './export-list.tsx'
import { pageAddress } from './paged-address.ts'

type StaffPaginationProps = {
  /** Of the list; its filters are taken from the current address. */
  path: string
  pageNumber: number
  pageSize: number
  totalCount: number
  /** What is listed: one, and several. */
  nouns: readonly [string, string]
  /** The list as a file. */
  exported?: Exported
}

/** The pages below a list of the back office, with the count of what is listed. */
export function StaffPagination({
  path,
  pageNumber,
  pageSize,
  totalCount,
  nouns: [one, several],
  exported,
}: StaffPaginationProps) {
  const { search } = useLocation()
  return (
    <Pagination
      page={pageNumber}
      pages={Math.ceil(totalCount / pageSize)}
      hrefFor={(page) => pageAddress(path, search, page)}
      summary={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {`${formatCount(totalCount)} ${totalCount === 1 ? one : several}`}
          {exported && <ExportList {...exported} />}
        </span>
      }
    />
  )
}
