import { Link } from 'react-router'
import { classNames } from '../../../web/ui/class-names.ts'
import { countText } from './count-text.ts'
import { properMinus } from './parameter-ranges.ts'
import { mostFrequent, type NumericValue } from './parameter-scale.ts'

const PICKS = 8

type ParameterPicksProps = {
  values: readonly NumericValue[]
  countedPartly: boolean
  chosenIds: readonly number[]
  hrefFor: (id: number) => string
}

/** The values most parts have, one press away, and those already chosen. */
export function ParameterPicks({ values, countedPartly, chosenIds, hrefFor }: ParameterPicksProps) {
  const frequent = new Set(mostFrequent(values, PICKS))
  const picks = values.filter((value) => frequent.has(value) || chosenIds.includes(value.id))
  return (
    <ul className="flex flex-wrap gap-1.5 pt-2">
      {picks.map(({ id, name, count }) => (
        <li key={id}>
          <Link
            to={hrefFor(id)}
            rel="nofollow"
            preventScrollReset
            aria-current={chosenIds.includes(id) ? 'true' : undefined}
            className={classNames(
              'inline-flex h-7 items-center gap-1.5 rounded-full border px-2.5 text-xs max-lg:h-9',
              chosenIds.includes(id)
                ? 'border-link bg-accent-wash font-medium'
                : 'border-rim hover:border-ink-2 hover:text-link',
            )}
          >
            {properMinus(name)}
            <span className="text-ink-3">{countText(count, countedPartly)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
