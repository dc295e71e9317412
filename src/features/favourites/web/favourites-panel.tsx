import { Heart, Trash2 } from 'lucide-react'
import type { Goods } from '#features/catalog/catalog.contract.ts'
import { AddToRfqButton } from '#features/catalog/web/add-to-rfq-button.tsx'
import { goodsAddress } from '#features/catalog/web/addresses.ts'
import { Availability } from '#features/catalog/web/availability.tsx'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { useLoggedIn } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { ErrorState } from '#web/ui/display/error-state.tsx'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { Loading, Skeleton } from '#web/ui/display/skeleton.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useReading } from '#web/use-reading.ts'
import { favouriteGoods, MAX_FAVOURITES } from '../favourites.contract.ts'
import { removeFavourites, useFavouriteChanges } from './favourite-changes.ts'
import { FAVOURITES } from './favourites-address.ts'

/** Longer lists link to the page. */
const SHOWN = 100

const read = () => callApi(favouriteGoods, { pageNumber: 1, pageSize: MAX_FAVOURITES, total: 0 })

/** The favourites beside the page. */
export function FavouritesPanel() {
  const loggedIn = useLoggedIn()
  const { changes } = useFavouriteChanges()
  const favourites = useReading(loggedIn ? changes : undefined, read)
  if (favourites.state === 'failed')
    return (
      <ErrorState
        title="Your favorites did not load"
        headingLevel={3}
        actions={<Button onClick={favourites.retry}>Try again</Button>}
      >
        {favourites.message}
      </ErrorState>
    )
  const shown = favourites.state === 'ready' ? favourites.value : favourites.last
  if (!shown)
    return (
      <Loading label="Loading your favorites">
        <Skeleton className="h-40 w-full" />
      </Loading>
    )
  return shown.list.length === 0 ? <NoFavourites /> : <Favourites list={shown.list} />
}

function NoFavourites() {
  return (
    <EmptyState
      icon={<Heart aria-hidden="true" />}
      title="No favorites yet"
      headingLevel={3}
      actions={<ButtonLink to="/allCategories">Browse the categories</ButtonLink>}
    >
      Click Favorite on a part page to list it here.
    </EmptyState>
  )
}

function Favourites({ list }: { list: Goods[] }) {
  return (
    <>
      <ul aria-label="Your favorites" className="divide-y divide-line-2 border-y border-line-2">
        {list.slice(0, SHOWN).map((goods) => (
          <PanelLine key={goods.goodsId} goods={goods} />
        ))}
      </ul>
      {list.length > SHOWN && (
        <p className="pt-2 text-sm text-ink-3">and {formatCount(list.length - SHOWN)} more on the favorites page</p>
      )}
      <p className="mt-4">
        <ButtonLink variant="primary" to={FAVOURITES}>
          View all favorites
        </ButtonLink>
      </p>
    </>
  )
}

function PanelLine({ goods }: { goods: Goods }) {
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <TextLink to={goodsAddress(goods.goodsId)} tone="ink">
          <ModelText model={goods.goodsModel} />
        </TextLink>
        <p className="text-xs text-ink-3">{goods.brand.brandName}</p>
      </div>
      <div className="text-right text-sm">
        <Availability stockCount={goods.stockCount} leadWeeks={goods.leadWeeks} />
      </div>
      <AddToRfqButton goods={goods} count={goods.count} size="sm" />
      <IconButton
        label={`Remove ${goods.goodsModel} from your favorites`}
        size="sm"
        onClick={() => void removeFavourites([goods.goodsId])}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  )
}
