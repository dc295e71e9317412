import { useLocation } from 'react-router'
import { useHydrated } from '#web/ui/use-hydrated.ts'

/** What stands behind the `#` of a mailed link; the server never sees it, so neither does its page. */
export function useLinkToken(): string | undefined {
  const { hash } = useLocation()
  return useHydrated() ? hash.slice(1) : undefined
}
