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

/** A filter option as a link, which works without scripts and in a new tab. An item of a list in a `FacetSection`. */
export function FacetChoice({ name, count, isLowerBound = false, chosen, to }: FacetChoiceProps) {
  return (
    <Link to={to} discover="none" rel="nofollow" preventScrollReset aria-current={chosen ? 'true' : undefined}>
      {name}
      {count !== undefined && <span>{countText(count, isLowerBound)}</span>}
    </Link>
  )
}
