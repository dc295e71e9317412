import type { ReactNode } from 'react'

type SectionProps = { id: string; title: string; description?: ReactNode; children: ReactNode }

/** A section of the page: title on the left, content on the right. */
export function Section({ id, title, description, children }: SectionProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      id={id}
      className="grid gap-x-10 gap-y-4 border-t border-line py-7 first:border-t-0 xl:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`${id}-title`} className="text-base">
          {title}
        </h2>
        {description && <p className="mt-1 max-w-[60ch] text-sm text-ink-3">{description}</p>}
      </div>
      <div className="min-w-0 max-w-160">{children}</div>
    </section>
  )
}
