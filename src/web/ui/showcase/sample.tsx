import type { ReactNode } from 'react'

type SectionProps = { id: string; title: string; intro: string; children: ReactNode }

export function Section({ id, title, intro, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6 border-t border-ink pt-4 pb-14">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 mb-6 max-w-[72ch] text-ink-2">{intro}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">{children}</div>
    </section>
  )
}

/** One component in its states, its name in front where there is room. */
export function Sample({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 xl:grid-cols-[10rem_minmax(0,1fr)]">
      <div>
        <h3 className="text-sm">{name}</h3>
        {note && <p className="mt-0.5 text-xs text-ink-3">{note}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>
}
