import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** A page that changes without a reload says nothing by itself; this reads its title out. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const first = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes, and reads the document
  useEffect(() => {
    // The browser itself has read the first one.
    if (first.current) {
      first.current = false
      return
    }
    setTitle(document.title)
  }, [pathname])

  return (
    <p aria-live="assertive" className="sr-only">
      {title}
    </p>
  )
}
