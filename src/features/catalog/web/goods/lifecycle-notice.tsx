import { Callout } from '#web/ui/display/callout.tsx'
import { linkClass } from '#web/ui/display/text-link.tsx'
import { DELISTED } from '../../availability.rules.ts'

const notices: Record<string, string> = {
  NRND: 'The manufacturer does not recommend this part for new designs.',
  'Last time buy': 'The manufacturer accepts last orders for this part.',
  Obsolete: 'The manufacturer no longer makes this part. Only the remaining stock is available.',
  [DELISTED]: 'No longer in our range. The manufacturer may still make it.',
}

/** A warning about a discontinued part, with a link to its replacement. */
export function LifecycleNotice({ lifecycle, replaceable }: { lifecycle: string; replaceable: boolean }) {
  const notice = notices[lifecycle]
  if (!notice) return null
  return (
    <div className="pt-3">
      <Callout tone="warn">
        {notice}{' '}
        {replaceable && (
          <a href="#alternatives" className={linkClass('accent', true)}>
            See alternatives
          </a>
        )}
      </Callout>
    </div>
  )
}
