import { Heart } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type ClientLoaderFunctionArgs, redirect, useLocation, useRevalidator } from 'react-router'
import { pageAddress } from '#features/catalog/web/addresses.ts'
import { FindPartsActions } from '#features/catalog/web/category/find-parts-actions.tsx'
import { queryOf, readPageNumber } from '#features/catalog/web/read-address.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { privatePage } from '#web/site-name.ts'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { Pagination } from '#web/ui/tables/pagination.tsx'
import { favouriteGoods } from '../favourites.contract.ts'
import { useFavouriteChanges } from './favourite-changes.ts'
import { FavouritesTable } from './favourites-table.tsx'

const PAGE_SIZE = 20

export const meta = privatePage('My Favorites')

/** The toolbar links with `type=1`, which is ignored: there is only one kind. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request)
  const pageNumber = readPageNumber(query)
  const { list, totalCount } = await callApi(favouriteGoods, { pageNumber, pageSize: PAGE_SIZE, total: 0 })
  const pages = Math.ceil(totalCount / PAGE_SIZE)
  // The last page is empty once everything on it has been removed.
  if (list.length === 0 && pages > 0) throw redirect(pageAddress(new URL(request.url).pathname, query, pages))
  return { list, totalCount, pages, pageNumber }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

export default function FavouritesPage({ loaderData }: { loaderData: PageData }) {
  const { list, totalCount, pages, pageNumber } = loaderData
  const { pathname, search } = useLocation()
  useReadAgainOnChange()
  const first = (pageNumber - 1) * PAGE_SIZE + 1
  return (
    <main id="main">
      <PageHeading meta={totalCount > 0 && `${formatCount(totalCount)} ${totalCount === 1 ? 'part' : 'parts'}`}>
        My Favorites
      </PageHeading>
      <div className="flex flex-col gap-4 pt-5">
        {totalCount === 0 ? (
          <NoFavourites />
        ) : (
          <>
            <FavouritesTable list={list} />
            <Pagination
              page={pageNumber}
              pages={pages}
              hrefFor={(page) => pageAddress(pathname, new URLSearchParams(search), page)}
              summary={`${formatCount(first)}–${formatCount(first + list.length - 1)} of ${formatCount(totalCount)} parts`}
            />
          </>
        )}
      </div>
    </main>
  )
}

/** Reloads after changes here, in the panel, and elsewhere in this tab. */
function useReadAgainOnChange() {
  const { revalidate } = useRevalidator()
  const { changes } = useFavouriteChanges()
  const seen = useRef(changes)
  useEffect(() => {
    if (seen.current === changes) return
    seen.current = changes
    void revalidate()
  }, [changes, revalidate])
}

function NoFavourites() {
  return (
    <EmptyState icon={<Heart aria-hidden="true" />} title="No favorites yet" actions={<FindPartsActions />}>
      Find a part and click Favorite on its page. Your favorites are listed here with current prices and stock.
    </EmptyState>
  )
}
