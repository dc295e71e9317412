import { useEffect } from 'react'
import { setRegisterPrompt } from './register-prompt.ts'
import { takeShownSearch } from './search-counter.ts'

/** Whichever way a visitor came to these results, it was a search; the one too many asks to register. */
export function useCountedSearch(term: string): void {
  useEffect(() => {
    if (term && !takeShownSearch(term)) setRegisterPrompt(true)
  }, [term])
}
