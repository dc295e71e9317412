import { Chip } from '#web/ui/display/chip.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'

export interface FacetChip {
  name: string
  /** URL without this filter. */
  removeTo: string
}

/** The active filters, each with a link to remove it. */
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
