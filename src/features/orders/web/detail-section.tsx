import { type ReactNode, useId } from 'react'

type DetailSectionProps = { title: string; aside?: ReactNode; className?: string; children: ReactNode }

export function DetailSection({ title, aside, className, children }: DetailSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
