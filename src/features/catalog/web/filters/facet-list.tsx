import { type MouseEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { controlShape } from '#web/ui/forms/control-class.ts'
import { FacetChoice } from './facet-choice.tsx'
import { splitValues } from './facet-values.ts'

interface FacetValue {
  id: number
  name: string
  /** Null when it was not counted. */
  count: number | null
}

type FacetListProps = {
  /** What the values are of. */
  title: string
  values: readonly FacetValue[]
  /** How many more there are than `values`, and what reads them when they are asked for. */
  restCount?: number
  onRest?: () => void
  isLowerBound: boolean
  chosenIds: readonly number[]
  /** URL that toggles a value. */
  hrefFor: (id: number) => string
  /** Those to show before the list is opened; by default the first ones of the list. */
  first?: ReadonlySet<number> | undefined
  /** The page with all of the values, or with the first ones only. */
  wholeList: WholeList
  /** Where there are more values than were sent: a search in all of them instead of in these. */
  search?: ReactNode
}

export interface WholeList {
  isOpen: boolean
  openTo: string
  closeTo: string
}

export const SHOWN = 8
/** Beside a range, which finds any other. */
export const SHOWN_BESIDE_RANGE = 5
/** Longer lists have a search field. */
const TYPE_FROM = 20

/**
 * A multi-select list of values. Selected ones are always visible. The values behind
 * "more" are rendered on demand: with scripts in place, without scripts on another page.
 */
export function FacetList(props: FacetListProps) {
  const { title, values, restCount = 0, onRest, isLowerBound, chosenIds, hrefFor, first, wholeList, search } = props
  const readRest = () => restCount > 0 && onRest?.()
  const [text, setText] = useState('')
  // Stays open when a value is deselected.
  const [opened, setOpened] = useState<boolean>()
  const isOpen = opened ?? wholeList.isOpen
  const wanted = text.trim().toLowerCase()
  const { shown, folded } = wanted
    ? { shown: values.filter(({ name }) => name.toLowerCase().includes(wanted)), folded: [] }
    : splitValues(values, { first: first ?? new Set(values.slice(0, SHOWN).map(({ id }) => id)), chosenIds, isOpen })
  const toggle = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    readRest()
    setOpened(!isOpen)
  }
  const choices = (some: readonly FacetValue[]) => (
    <ul>
      {some.map(({ id, name, count }) => (
        <li key={id}>
          <FacetChoice
            name={name}
            count={count}
            isLowerBound={isLowerBound}
            chosen={chosenIds.includes(id)}
            to={hrefFor(id)}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {search}
      {!search && values.length + restCount > TYPE_FROM && (
        <input
          type="search"
          aria-label={`Find in ${title}`}
          placeholder={`Find in ${values.length + restCount}`}
          value={text}
          onFocus={readRest}
          onChange={(event) => setText(event.currentTarget.value)}
          className={controlShape}
        />
      )}
      {choices(shown)}
      {shown.length === 0 && <p className="py-1 text-sm text-ink-3">No match</p>}
      {!search && folded.length + restCount > 0 && (
        <Link
          to={isOpen ? wholeList.closeTo : wholeList.openTo}
          discover="none"
          rel="nofollow"
          preventScrollReset
          aria-expanded={isOpen}
          onClick={toggle}
          className="fold"
        >
          {isOpen ? 'Show less' : `${folded.length + restCount} more`}
        </Link>
      )}
      {!search && isOpen && folded.length > 0 && choices(folded)}
    </>
  )
}
