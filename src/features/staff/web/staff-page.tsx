import { type ReactNode, useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { PageHeading } from '#web/ui/display/page-heading.tsx'

type StaffPageProps = {
  title: ReactNode
  mono?: boolean
  /** Beside the title: badges. */
  meta?: ReactNode
  /** One sentence below the title. */
  lead?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A page of the back office inside its frame. */
export function StaffPage({ title, mono = false, meta, lead, actions, children }: StaffPageProps) {
  return (
    <main id="main" className="grid grow auto-rows-min grid-cols-[minmax(0,1fr)] gap-4 px-4 pt-4 pb-16 lg:px-6">
      <div className="grid gap-1">
        <PageHeading
          mono={mono}
          meta={meta}
          actions={
            actions && (
              <span data-page-actions className="contents">
                {actions}
              </span>
            )
          }
        >
          {title}
        </PageHeading>
        {lead && <p className="text-ink-2">{lead}</p>}
      </div>
      {children}
    </main>
  )
}

type SectionProps = { title: string; id?: string; aside?: ReactNode; className?: string; children: ReactNode }

export function StaffSection({ title, id, aside, className, children }: SectionProps) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className={classNames('min-w-0', className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pb-2">
        <h2 id={headingId} className="text-lg">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** Main work at the left, what belongs to it at the right; one below the other where it is narrow. */
export function TwoColumns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid items-start gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">{main}</div>
      <div className="grid min-w-0 gap-6 *:only:col-span-full md:max-xl:grid-cols-2">{aside}</div>
    </div>
  )
}

type KeyHintsProps = {
  /** What a does with the row; absent where it does nothing. */
  action?: string
  /** Rows can be chosen with x. */
  choosing?: boolean
}

/** Which keys work in a list; a finger has none. */
export function KeyHints({ action, choosing = action !== undefined }: KeyHintsProps) {
  return (
    <p className="flex items-center gap-1 text-xs text-ink-3 pointer-coarse:hidden max-md:hidden">
      {['j', 'k'].map((key) => (
        <kbd key={key} className="rounded-sm border border-line bg-wash px-1.5">
          {key}
        </kbd>
      ))}
      move
      <kbd className="ml-2 rounded-sm border border-line bg-wash px-1.5">Enter</kbd>
      open
      {choosing && (
        <>
          <kbd className="ml-2 rounded-sm border border-line bg-wash px-1.5">x</kbd>
          choose
        </>
      )}
      {action && (
        <>
          <kbd className="ml-2 rounded-sm border border-line bg-wash px-1.5">a</kbd>
          {action}
        </>
      )}
    </p>
  )
}
