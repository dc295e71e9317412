import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { callApi } from '#web/call.ts'
import { showErrorOnce } from '#web/errors/show-error.ts'
import { lazyPart } from '#web/lazy-part.tsx'
import { type Film, siteFilm } from '../film.contract.ts'
import { countPromoViews, recordPromoView } from '../promo.contract.ts'
import { canShow, isFormOrCheckout } from '../promo.rules.ts'
import { isAtWork } from './at-work.ts'
import { askForFilm, useFilmRequest } from './film-request.ts'
import { hasShown, promoViewer, recordShown } from './promo-visitor.ts'

const AskedFilm = lazyPart(async () => (await import('./asked-film.tsx')).AskedFilm)
const CornerFilm = lazyPart(async () => (await import('./corner-film.tsx')).CornerFilm)

const view = () => ({ flag: 'video' as const, ...promoViewer() })

/** The film, on the page where it was opened: it is closed with that page. */
function useFilmOfPage(page: string) {
  const [shown, setShown] = useState<{ film: Film; page: string }>()
  if (shown && shown.page !== page) setShown(undefined)
  return [shown?.film, setShown] as const
}

/** Asks once a visit whether the film is new to its viewer, on the first page where it disturbs no work. */
function useNewFilm(page: string, mayShow: boolean) {
  const [film, setShown] = useFilmOfPage(page)
  useEffect(() => {
    if (!mayShow) return setShown(undefined)
    let left = false
    const isUnfit = () => left || hasShown() || isAtWork()
    const decide = async () => {
      if (isUnfit()) return
      const { count } = await callApi(countPromoViews, view())
      if (left) return
      if (!canShow(count)) return recordShown()
      const { film } = await callApi(siteFilm, {})
      if (isUnfit()) return
      recordShown()
      if (!film) return
      setShown({ film, page })
      await callApi(recordPromoView, view())
    }
    decide().catch(showErrorOnce)
    return () => {
      left = true
    }
  }, [page, mayShow, setShown])
  return [film, useCallback(() => setShown(undefined), [setShown])] as const
}

/** Plays it for who has pressed the button, which is a view as well. */
function useAskedFilm(page: string) {
  const asked = useFilmRequest((request) => request.asked)
  const [film, setShown] = useFilmOfPage(page)
  useEffect(() => {
    if (!asked) return
    askForFilm(false)
    const show = async () => {
      const { film } = await callApi(siteFilm, {})
      if (!film) return
      recordShown()
      setShown({ film, page })
      await callApi(recordPromoView, view())
    }
    show().catch(showErrorOnce)
  }, [asked, page, setShown])
  return [film, useCallback(() => setShown(undefined), [setShown])] as const
}

/** The film about the store: opens once by itself after the cookie question, and whenever it is asked for. */
export function PromoVideo({ mayOpen }: { mayOpen: boolean }) {
  const { pathname, search } = useLocation()
  const page = pathname + search
  const [asked, closeAsked] = useAskedFilm(page)
  const [film, close] = useNewFilm(page, mayOpen && !isFormOrCheckout(pathname))
  if (asked) return <AskedFilm film={asked} onClose={closeAsked} />
  return film ? <CornerFilm film={film} onClose={close} /> : null
}
