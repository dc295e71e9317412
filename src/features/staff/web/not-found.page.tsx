import { ErrorState } from '#web/ui/display/error-state.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { STAFF_HOME } from './staff-addresses.ts'

export const meta = () => [{ title: 'Not found | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

/** For an address below /staff that is none. */
export default function StaffNotFoundPage() {
  return (
    <main id="main" className="mx-auto w-full max-w-160 px-4 py-12">
      <ErrorState title="Not found" headingLevel={1} actions={<TextLink to={STAFF_HOME}>Back to Today</TextLink>}>
        There is no such page in the back office.
      </ErrorState>
    </main>
  )
}
