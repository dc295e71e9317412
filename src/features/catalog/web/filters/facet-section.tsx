import type { ReactNode } from 'react'

/** A section for one filter. */
export function FacetSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-3">
      <h2 className="mb-1 text-sm">{title}</h2>
      {children}
    </section>
  )
}
