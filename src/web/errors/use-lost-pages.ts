import { useEffect, useRef } from 'react'
import { type Path, useLocation, useNavigate, useNavigation } from 'react-router'
import { reachStore, useUnreachable } from '../online.ts'
import { useLostCode } from './lost-code.ts'
import { recoverPage, recoverPart } from './stale-build.ts'

const hrefOf = ({ pathname, search, hash }: Path) => window.location.origin + pathname + search + hash

/** Loads the page the visitor is going to when its code was lost, and this one again when a part of it was. */
export function useLostPages(): void {
  const isLost = useLostCode()
  const { location: next } = useNavigation()
  const here = useLocation()
  const navigate = useNavigate()
  const target = useRef('')
  useEffect(() => {
    target.current = hrefOf(next ?? here)
  }, [next, here])
  useEffect(() => {
    if (!isLost || !next || hrefOf(next) === hrefOf(here)) return
    const end = new AbortController()
    void recoverPage(hrefOf(next), end.signal).then((isLeaving) => {
      // The router would wait for ever.
      const stay = { replace: true, state: here.state, preventScrollReset: true, defaultShouldRevalidate: false }
      if (!isLeaving) void navigate(here, stay)
    })
    return () => end.abort()
  }, [isLost, next, here, navigate])
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    window.addEventListener('vite:preloadError', () => void recoverPart(() => target.current), {
      signal,
    })
    window.addEventListener('click', followLater, { signal })
    return () => end.abort()
  }, [])
}

/** A link that loads a document: the page stays until the store answers, and then the link is followed. */
function followLater(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/"]')
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
  const isReachable = navigator.onLine && !useUnreachable.getState()
  if (!link || isReachable || event.defaultPrevented || link.target || opensElsewhere) return
  event.preventDefault()
  void reachStore().then(() => window.location.assign(link.href))
}
