import { useEffect } from 'react'
import { setRegisterPrompt } from './register-prompt.ts'
import { takeShownSearch } from './search-counter.ts'

/** Counts every search of a visitor; above the daily limit the register prompt is shown. */
export function useCountedSearch(term: string): void {
  useEffect(() => {
    if (term && !takeShownSearch(term)) setRegisterPrompt(true)
  }, [term])
}
