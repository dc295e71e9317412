import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { callApi } from '#web/call.ts'
import { showErrorOnce } from '#web/errors/show-error.ts'
import { lazyPart } from '#web/lazy-part.tsx'
import { type Film, siteFilm } from '../film.contract.ts'
import { countPromoViews, recordPromoView } from '../promo.contract.ts'
import { canShow, isFormOrCheckout } from '../promo.rules.ts'
import { hasShown, promoViewer, recordShown } from './promo-visitor.ts'

const PromoDialog = lazyPart(async () => (await import('./promo-dialog.tsx')).PromoDialog)

/** Asks once a visit whether the film is new to its viewer, on the first page that is no form and no checkout. */
export function PromoVideo() {
  const [film, setFilm] = useState<Film>()
  const mayShow = !isFormOrCheckout(useLocation().pathname)
  if (film && !mayShow) setFilm(undefined)

  useEffect(() => {
    if (!mayShow) return
    let left = false
    const decide = async () => {
      if (hasShown()) return
      const viewer = promoViewer()
      const { count } = await callApi(countPromoViews, { flag: 'video', ...viewer })
      if (left || hasShown()) return
      recordShown()
      if (!canShow(count)) return
      const shown = await callApi(siteFilm, {})
      if (left || !shown.film) return
      setFilm(shown.film)
      await callApi(recordPromoView, { flag: 'video', ...viewer })
    }
    decide().catch(showErrorOnce)
    return () => {
      left = true
    }
  }, [mayShow])

  return film ? <PromoDialog film={film} onClose={() => setFilm(undefined)} /> : null
}
