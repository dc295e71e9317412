import type { ReactNode } from 'react'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Callout } from '#web/ui/display/callout.tsx'

type DoneNoteProps = {
  to: string
  link: string
  /** Passed on to the next page with the history entry. */
  state?: unknown
  children: ReactNode
}

/** Announces that a mailed link was used, with a button to go on. */
export const DoneNote = ({ to, link, state, children }: DoneNoteProps) => (
  <div className="mt-6 grid gap-4">
    <div role="status">
      <Callout>{children}</Callout>
    </div>
    <ButtonLink to={to} state={state} variant="primary" size="lg" wide>
      {link}
    </ButtonLink>
  </div>
)
