import type { ReactNode } from 'react'

/** A section for one filter. */
export function FacetSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="facet">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
