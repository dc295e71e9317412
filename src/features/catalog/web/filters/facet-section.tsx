import type { ReactNode } from 'react'

/** One question about a list, between hairlines. */
export function FacetSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-3">
      <h2 className="mb-1 text-sm">{title}</h2>
      {children}
    </section>
  )
}
