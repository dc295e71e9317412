import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Somebody is typing, e.g. the next number while the results of the last one arrive: the focus stays. */
const isTypedInto = (element: Element | null): boolean => element instanceof HTMLInputElement && element.value !== ''

/** A menu that was opened while the page arrived would close if it lost the keyboard. */
const isOpenMenu = (element: Element | null): boolean => element?.getAttribute('aria-expanded') === 'true'

/** Otherwise the next Tab would start at the position of the clicked link of the previous page. */
function goToPage() {
  const main = document.getElementById('main')
  const { activeElement } = document
  if (!main || window.location.hash || isTypedInto(activeElement) || isOpenMenu(activeElement)) return
  main.tabIndex = -1
  main.focus({ preventScroll: true })
}

/** After a navigation without reload: announces the title to screen readers and moves the focus to the new page. */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation()
  const [title, setTitle] = useState('')
  const last = useRef<string>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes, and reads the document
  useEffect(() => {
    const from = last.current
    last.current = pathname
    // The browser itself has read the first one.
    if (from === undefined) return
    setTitle(document.title)
    // Within a page the keyboard stays where it is, unless what it was on has gone.
    if (from !== pathname || document.activeElement === document.body) goToPage()
  }, [pathname, search])

  return (
    <p aria-live="assertive" className="sr-only">
      {title}
    </p>
  )
}
