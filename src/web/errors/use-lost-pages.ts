import { useEffect } from 'react'
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router'
import { reachStore } from '../online.ts'
import { recover, useLostCode } from './stale-build.ts'

/** Loads the page the visitor is going to when its code was lost. When it may not, the way there ends on this page. */
export function useLostPages(): void {
  const isLost = useLostCode((code) => code.isLost)
  const { location: next } = useNavigation()
  const here = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isLost || !next || createPath(next) === createPath(here)) return
    const end = new AbortController()
    void recover(new URL(createPath(next), window.location.href).href, end.signal).then((isLeaving) => {
      if (isLeaving) return
      const stay = { replace: true, state: here.state, preventScrollReset: true, defaultShouldRevalidate: false }
      return navigate(here, stay)
    })
    return () => end.abort()
  }, [isLost, next, here, navigate])
  useEffect(() => {
    window.addEventListener('click', followLater)
    return () => window.removeEventListener('click', followLater)
  }, [])
}

/** A link that loads a document: while offline the page stays, and the link is followed once the store answers. */
function followLater(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/"]')
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
  if (!link || navigator.onLine || event.defaultPrevented || link.target || opensElsewhere) return
  event.preventDefault()
  void reachStore().then(() => window.location.assign(link.href))
}
