import type { ReactNode } from 'react'
import { Callout } from '#web/ui/display/callout.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'

type DoneNoteProps = { to: string; link: string; children: ReactNode }

/** Announces that a mailed link was used, with a link to go on. */
export const DoneNote = ({ to, link, children }: DoneNoteProps) => (
  <div role="status" className="mt-6">
    <Callout>
      {children}{' '}
      <TextLink to={to} inline>
        {link}
      </TextLink>
    </Callout>
  </div>
)
