import { useLocation } from 'react-router'
import { useHydrated } from '#web/ui/use-hydrated.ts'

/** The token in the fragment (`#`) of a mailed link, which is not sent to the server. */
export function useLinkToken(): string | undefined {
  const { hash } = useLocation()
  return useHydrated() ? hash.slice(1) : undefined
}
