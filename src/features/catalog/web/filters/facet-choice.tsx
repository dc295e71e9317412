import { Link } from 'react-router'
import { countText } from './count-text.ts'

type FacetChoiceProps = {
  name: string
  /** Left out where it is not counted. */
  count?: number | null
  isLowerBound?: boolean
  chosen: boolean
  to: string
}

/** One way to filter the hits, as a link: it works without script, and can be opened beside. */
export function FacetChoice({ name, count, isLowerBound = false, chosen, to }: FacetChoiceProps) {
  return (
    <Link
      to={to}
      discover="none"
      rel="nofollow"
      preventScrollReset
      aria-current={chosen ? 'true' : undefined}
      className="tick-link"
    >
      {name}
      {count !== undefined && <span>{countText(count, isLowerBound)}</span>}
    </Link>
  )
}
