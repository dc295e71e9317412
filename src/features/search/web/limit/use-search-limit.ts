import { useEffect, useLayoutEffect, useState } from 'react'
import { useNavigationType } from 'react-router'
import { useLoggedIn } from '#web/session.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { setRegisterPrompt } from './register-prompt.ts'
import { countSearch } from './search-limit.rules.ts'
import { readDailySearches, readSearches, taken, takeSearch } from './search-limit.ts'
import { REFUSED_MARK } from './search-limit-mark.ts'

type Standing = 'undecided' | 'shown' | 'new' | 'refused'

/** What a visitor may see of a search, whichever way led to it. `again`: if it is counted, this is the same search. */
function standingOf(term: string, again: boolean): Standing {
  const [kept, today] = [readSearches(), new Date().getDate()]
  const isCounted = kept?.date === today && kept.terms.includes(term)
  if (term === '' || (again && isCounted)) return 'shown'
  return countSearch(kept, term, today, readDailySearches()).allowed ? 'new' : 'refused'
}

/**
 * True when a visitor has no search left for these results: the page leaves them out, and the register prompt opens. Counts
 * the search otherwise. Until hydration the mark of the document decides, because the server does not know the visitor.
 */
export function useSearchLimit(term: string): boolean {
  const isHydrated = useHydrated()
  const loggedIn = useLoggedIn()
  /** Of the results that were shown before: now it is another page of them, a filter or a sort. */
  const [last, setLast] = useState<string>()
  // A document that is loaded, Back and Forward show a search again; a link starts one.
  const again = useNavigationType() === 'POP' || last === term || taken.term === term
  const standing = !isHydrated ? 'undecided' : loggedIn ? 'shown' : standingOf(term, again)
  const refused = standing === 'refused'

  useLayoutEffect(() => {
    if (isHydrated) document.documentElement.toggleAttribute(REFUSED_MARK, refused)
  }, [isHydrated, refused])
  useLayoutEffect(() => () => document.documentElement.removeAttribute(REFUSED_MARK), [])

  useEffect(() => {
    if (standing === 'undecided') return
    if (standing === 'new') takeSearch(term)
    delete taken.term
    if (standing !== 'refused') return setLast(term)
    setRegisterPrompt(true)
    return () => setRegisterPrompt(false)
  }, [standing, term])

  return refused
}
