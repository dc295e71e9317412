import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A highlighted box: buying, the order total. Everything else is divided by thin lines. */
export function Panel({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames('rounded-lg border border-line bg-paper p-4 shadow-panel sm:p-5', className)}>
      {children}
    </div>
  )
}
