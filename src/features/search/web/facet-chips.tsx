import { Chip } from '../../../web/ui/chip.tsx'
import { TextLink } from '../../../web/ui/text-link.tsx'
import type { ChosenFilter } from './facet-chosen.ts'
import { changeSearch, NO_FILTERS, type SearchState } from './search-result-address.ts'

/** What is chosen, each with its way back. */
export function FacetChips({ state, chosen }: { state: SearchState; chosen: ChosenFilter[] }) {
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Chosen filters" className="flex flex-wrap items-center gap-2 pb-3">
      {chosen.map(({ name, without }) => (
        <li key={name}>
          <Chip removeLabel={`Remove filter: ${name}`} removeTo={changeSearch(state, without)}>
            {name}
          </Chip>
        </li>
      ))}
      <li>
        <TextLink to={changeSearch(state, NO_FILTERS)} className="px-1 text-sm">
          Clear all
        </TextLink>
      </li>
    </ul>
  )
}
