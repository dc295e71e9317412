import { Chip } from '#web/ui/display/chip.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'

export interface FacetChip {
  name: string
  /** Where the list is without it. */
  removeTo: string
}

/** What is chosen, each with its way back. */
export function FacetChips({ chips, clearTo }: { chips: FacetChip[]; clearTo: string }) {
  if (chips.length === 0) return null
  return (
    <ul aria-label="Chosen filters" className="flex flex-wrap items-center gap-2 pb-3">
      {chips.map(({ name, removeTo }) => (
        <li key={name}>
          <Chip removeLabel={`Remove filter: ${name}`} removeTo={removeTo}>
            {name}
          </Chip>
        </li>
      ))}
      <li>
        <TextLink to={clearTo} className="px-1 text-sm">
          Clear all
        </TextLink>
      </li>
    </ul>
  )
}
