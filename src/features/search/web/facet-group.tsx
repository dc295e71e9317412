import type { FacetValue } from '../search.contract.ts'
import { FacetChoice } from './facet-choice.tsx'

type FacetGroupProps = {
  title: string
  values: FacetValue[]
  chosenId: number | undefined
  hrefFor: (id: number | undefined) => string
}

const SHOWN = 8

/** One question about the hits. The chosen answer always shows; choosing it again takes it back. */
export function FacetGroup({ title, values, chosenId, hrefFor }: FacetGroupProps) {
  if (values.length === 0) return null
  const chosenIsFolded = values.findIndex((value) => value.id === chosenId) >= SHOWN
  const folded = values.slice(SHOWN)
  const choices = (some: FacetValue[]) => (
    <ul>
      {some.map((value) => (
        <li key={value.id}>
          <FacetChoice
            name={value.name}
            count={value.count}
            chosen={value.id === chosenId}
            to={hrefFor(value.id === chosenId ? undefined : value.id)}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <section className="border-t border-line py-3">
      <h2 className="mb-1 text-sm">{title}</h2>
      {choices(values.slice(0, SHOWN))}
      {folded.length > 0 && (
        <details open={chosenIsFolded} className="group">
          <summary className="w-fit cursor-pointer list-none rounded-xs py-1 text-xs text-link underline-offset-2 hover:underline [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">{folded.length} more</span>
            <span className="hidden group-open:inline">Show less</span>
          </summary>
          {choices(folded)}
        </details>
      )}
    </section>
  )
}
