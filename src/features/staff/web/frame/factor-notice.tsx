import { Callout } from '#web/ui/display/callout.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { STAFF_SECURITY } from '../staff-addresses.ts'

/** Until a required second factor is set up. */
export const FactorNotice = ({ dueAt }: { dueAt: string | null }) =>
  dueAt && (
    <aside aria-label="Second factor" className="px-4 pt-3 lg:px-6 print:hidden">
      <Callout tone="warn">
        Please set up a second factor by <Moment at={dueAt} withTime />. After that, only your security page opens until
        you have one. <TextLink to={STAFF_SECURITY}>Set it up</TextLink>
      </Callout>
    </aside>
  )
