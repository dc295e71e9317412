import type { ComponentProps } from 'react'
import { FacetList } from './facet-list.tsx'
import { FacetSection } from './facet-section.tsx'

/** One filter with its options. */
export function FacetGroup(props: ComponentProps<typeof FacetList>) {
  if (props.values.length === 0) return null
  return (
    <FacetSection title={props.title}>
      <FacetList {...props} />
    </FacetSection>
  )
}
