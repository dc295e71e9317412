import { use, useMemo } from 'react'
import { type LoaderFunctionArgs, Outlet, useMatches } from 'react-router'
import { useBrowsingHistory } from '#features/browsing/web/browsing-history.ts'
import { RecentBrowsing } from '#features/browsing/web/recent-browsing-list.tsx'
import { HotModels } from '#features/catalog/web/hot-models.tsx'
import { PartActionsContext } from '#features/catalog/web/part-actions.ts'
import { CompareButton } from '#features/compare/web/compare-button.tsx'
import { useCompareList } from '#features/compare/web/compare-list.ts'
import { type Article, blog } from '#features/content/content.contract.ts'
import { FavouriteButton } from '#features/favourites/web/favourite-button.tsx'
import { FreightEstimate } from '#features/freight/web/freight-estimate.tsx'
import { SidebarNewsletter } from '#features/newsletter/web/sidebar-newsletter.tsx'
import { askAbout, QuickEnquiryHost } from '#features/rfq/web/quick-enquiry-host.tsx'
import { StockNotice } from '#features/stock-notice/web/stock-notice.tsx'
import { isAppError } from '#shared/app-error.ts'
import type { Call } from '#shared/endpoint.ts'
import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { followStorage } from '#web/follow-storage.ts'
import { lazyPart } from '#web/lazy-part.tsx'
import { CategoryColumn } from './goods-aside/category-column.tsx'
import { NewPosts } from './goods-aside/new-posts.tsx'
import { findSeen } from './goods-aside/seen.ts'

const CompareBar = lazyPart(async () => (await import('#features/compare/web/compare-bar.tsx')).CompareBar)

// Only the pages inside need these two, so the first page of the store does not load them.
if (typeof window !== 'undefined') {
  followStorage(useBrowsingHistory)
  followStorage(useCompareList)
}

const NEW_POSTS = 5

type Posts = { posts: Article[]; problem?: string }

/** Optional: errors are ignored. */
const readPosts = (call: Call): Promise<Posts> =>
  call(blog, { limit: NEW_POSTS }).then(
    ({ newest }) => ({ posts: newest }),
    (error: unknown) => {
      if (!isAppError(error)) throw error
      return { posts: [], problem: error.message }
    },
  )
export const loader = ({ context }: LoaderFunctionArgs) => readPosts(context.get(callContext))
export const clientLoader = () => readPosts(callApi)
/** They were loaded with the first of these pages. */
export const shouldRevalidate = () => false

/**
 * Around every page that shows parts: what the features above the catalogue offer for a part, and related content. Beside
 * the page or below it (`goods-aside.css`).
 */
export default function GoodsAsideLayout({ loaderData }: { loaderData: Posts }) {
  const outer = use(PartActionsContext)
  const actions = useMemo(
    () => ({ ...outer, ask: askAbout, CompareButton, FavouriteButton, FreightEstimate, StockNotice }),
    [outer],
  )
  const comparing = useCompareList(({ items }) => items.length > 0)
  const seen = findSeen(useMatches().at(-1)?.loaderData)
  return (
    <PartActionsContext value={actions}>
      <div className="goods-aside">
        <CategoryColumn />
        <div>
          <Outlet />
        </div>
        <aside aria-label="More to find">
          <div>
            <SidebarNewsletter />
            <NewPosts {...loaderData} />
            <HotModels />
            <div>
              <RecentBrowsing seen={seen} />
            </div>
          </div>
        </aside>
      </div>
      <QuickEnquiryHost />
      {comparing && <CompareBar />}
    </PartActionsContext>
  )
}
