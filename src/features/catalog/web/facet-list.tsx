import { type ReactNode, useState } from 'react'
import { TextInput } from '#web/ui/text-input.tsx'
import { FacetChoice } from './facet-choice.tsx'

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
  countedPartly: boolean
  chosenIds: readonly number[]
  /** Where choosing a value leads, or taking it back when it is chosen. */
  hrefFor: (id: number) => string
  /** Those to show before the list is opened; the first ones of the list unless told otherwise. */
  first?: ReadonlySet<number> | undefined
  /** Where there are more values than were sent: a search in all of them instead of in these. */
  search?: ReactNode
}

export const SHOWN = 8
/** Longer lists are looked through by typing rather than by scrolling. */
const TYPE_FROM = 20

/** Values to tick, several together. The chosen ones always show; choosing one again takes it back. */
export function FacetList({ title, values, countedPartly, chosenIds, hrefFor, first, search }: FacetListProps) {
  const [text, setText] = useState('')
  // Once open it stays: taking a value back must not shut the list around it.
  const [wasOpened, setOpened] = useState(false)
  const wanted = text.trim().toLowerCase()
  const isShown = ({ id }: FacetValue, place: number) => (first ? first.has(id) : place < SHOWN)
  const [shown, folded] = wanted
    ? [values.filter(({ name }) => name.toLowerCase().includes(wanted)), []]
    : [values.filter(isShown), values.filter((value, place) => !isShown(value, place))]
  const choices = (some: readonly FacetValue[]) => (
    <ul>
      {some.map(({ id, name, count }) => (
        <li key={id}>
          <FacetChoice
            name={name}
            count={count}
            countedPartly={countedPartly}
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
      {!search && values.length > TYPE_FROM && (
        <TextInput
          size="sm"
          type="search"
          aria-label={`Find in ${title}`}
          placeholder={`Find in ${values.length}`}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          className="my-1.5 noscript:hidden"
        />
      )}
      {choices(shown)}
      {shown.length === 0 && <p className="py-1 text-sm text-ink-3">None of them</p>}
      {!search && folded.length > 0 && (
        <details
          open={wasOpened || folded.some(({ id }) => chosenIds.includes(id))}
          onToggle={(event) => setOpened(event.currentTarget.open)}
          className="group/more"
        >
          <summary className="w-fit cursor-pointer list-none rounded-xs py-1 text-xs text-link underline-offset-2 hover:underline [&::-webkit-details-marker]:hidden">
            <span className="group-open/more:hidden">{folded.length} more</span>
            <span className="hidden group-open/more:inline">Show less</span>
          </summary>
          {choices(folded)}
        </details>
      )}
    </>
  )
}
