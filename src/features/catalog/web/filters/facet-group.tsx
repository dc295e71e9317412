import type { ComponentProps } from 'react'
import { FacetList } from './facet-list.tsx'
import { FacetSection } from './facet-section.tsx'

/** One question about a list with its answers. */
export function FacetGroup(props: ComponentProps<typeof FacetList>) {
  if (props.values.length === 0) return null
  return (
    <FacetSection title={props.title}>
      <FacetList {...props} />
    </FacetSection>
  )
}
