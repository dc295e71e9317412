import { useState } from 'react'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { FacetChoice } from './facet-choice.tsx'
import { FacetSection } from './facet-section.tsx'

export interface FacetValue {
  id: number
  name: string
  count: number
}

type FacetGroupProps = {
  title: string
  values: readonly FacetValue[]
  countedPartly: boolean
  chosenIds: readonly number[]
  /** Where choosing a value leads, or taking it back when it is chosen. */
  hrefFor: (id: number) => string
}

const SHOWN = 8
/** Longer lists are looked through by typing rather than by scrolling. */
const TYPE_FROM = 20

/** One question about a list with its answers. The chosen ones always show; choosing one again takes it back. */
export function FacetGroup({ title, values, countedPartly, chosenIds, hrefFor }: FacetGroupProps) {
  const [text, setText] = useState('')
  // Once open it stays: taking a value back must not shut the list around it.
  const [wasOpened, setOpened] = useState(false)
  if (values.length === 0) return null
  const wanted = text.trim().toLowerCase()
  const matching = values.filter(({ name }) => name.toLowerCase().includes(wanted))
  const [shown, folded] = wanted ? [matching, []] : [values.slice(0, SHOWN), values.slice(SHOWN)]
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
    <FacetSection title={title}>
      {values.length > TYPE_FROM && (
        <TextInput
          size="sm"
          type="search"
          aria-label={`Find in ${title}`}
          placeholder={`Find in ${values.length}`}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          className="mb-1 noscript:hidden"
        />
      )}
      {choices(shown)}
      {shown.length === 0 && <p className="py-1 text-sm text-ink-3">None of them</p>}
      {folded.length > 0 && (
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
    </FacetSection>
  )
}
