import { Heart } from 'lucide-react'
import { LOGIN_AND_BACK } from '#features/account/web/login-return.ts'
import type { PartTool } from '#features/catalog/web/part-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { rememberPendingFavourite } from './pending-favourite.ts'
import { useFavourite } from './use-favourite.ts'

/** Marks a part as a favourite. A visitor is led to the login; back from it, the part is marked. */
export const FavouriteButton: PartTool = ({ goods: { goodsId } }) => {
  const { loggedIn, marked, busy, mark } = useFavourite(goodsId)
  if (!loggedIn)
    return (
      <ButtonLink size="sm" to={LOGIN_AND_BACK} rel="nofollow" onClick={() => rememberPendingFavourite(goodsId)}>
        <Heart aria-hidden="true" />
        Favorite
      </ButtonLink>
    )
  return (
    <Button size="sm" loading={busy} aria-pressed={marked} onClick={() => void mark(!marked)}>
      <Heart aria-hidden="true" className={marked ? 'fill-link text-link' : undefined} />
      Favorite
    </Button>
  )
}
