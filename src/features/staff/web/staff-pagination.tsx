import { useLocation } from 'react-router'
import { groupDigits } from '#web/ui/display/money-format.ts'
import { Pagination } from '#web/ui/tables/pagination.tsx'
import { pageAddress } from './paged-address.ts'

type StaffPaginationProps = {
  /** Of the list; its filters are taken from the current address. */
  path: string
  pageNumber: number
  pageSize: number
  totalCount: number
  /** What is listed: one, and several. */
  nouns: readonly [string, string]
}

/** The pages below a list of the back office, with the count of what is listed. */
export function StaffPagination({
  path,
  pageNumber,
  pageSize,
  totalCount,
  nouns: [one, several],
}: StaffPaginationProps) {
  const { search } = useLocation()
  return (
    <Pagination
      page={pageNumber}
      pages={Math.ceil(totalCount / pageSize)}
      hrefFor={(page) => pageAddress(path, search, page)}
      summary={`${groupDigits(String(totalCount))} ${totalCount === 1 ? one : several}`}
    />
  )
}
