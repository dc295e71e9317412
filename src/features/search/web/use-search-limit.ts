import { useEffect, useLayoutEffect } from 'react'
import { useLoggedIn } from '#web/session.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { setRegisterPrompt } from './register-prompt.ts'
import { countSearch, isCounted } from './search-limit.rules.ts'
import { readDailySearches, readSearches, takeSearch } from './search-limit.ts'
import { REFUSED_MARK } from './search-limit-mark.ts'

type Standing = 'undecided' | 'shown' | 'new' | 'refused'

/** What a visitor may see of a search, whichever way led to it. */
function standingOf(term: string): Standing {
  const [kept, today] = [readSearches(), new Date().getDate()]
  if (term === '' || isCounted(kept, term, today)) return 'shown'
  return countSearch(kept, term, today, readDailySearches()).allowed ? 'new' : 'refused'
}

/**
 * True when a visitor has no search left for these results: the page leaves them out, and the register prompt opens. Counts
 * the search otherwise. Until hydration the mark of the document decides, because the server does not know the visitor.
 */
export function useSearchLimit(term: string): boolean {
  const isHydrated = useHydrated()
  const loggedIn = useLoggedIn()
  const standing = !isHydrated ? 'undecided' : loggedIn ? 'shown' : standingOf(term)
  const refused = standing === 'refused'

  useLayoutEffect(() => {
    if (isHydrated) document.documentElement.toggleAttribute(REFUSED_MARK, refused)
  }, [isHydrated, refused])
  useLayoutEffect(() => () => document.documentElement.removeAttribute(REFUSED_MARK), [])

  useEffect(() => {
    if (standing === 'new') takeSearch(term)
    if (standing !== 'refused') return
    setRegisterPrompt(true)
    return () => setRegisterPrompt(false)
  }, [standing, term])

  return refused
}
