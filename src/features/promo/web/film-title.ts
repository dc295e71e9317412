import { useSiteName } from '#web/site-name.ts'
import type { Film } from '../film.contract.ts'

/** The film of the demo has the name of the shop. */
export function useFilmTitle({ title }: Film): string {
  const siteName = useSiteName()
  return title || `${siteName} in twelve seconds`
}
