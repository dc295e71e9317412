import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'

/** In place of results. In the HTML of every result page, shown by the mark (`search-limit-mark.ts`). */
export function SearchRefused() {
  return (
    <div className="hidden py-6 in-data-search-refused:block">
      <EmptyState
        title="Log in or register to see these results"
        actions={
          <>
            <ButtonLink to="/login?type=login">Log in</ButtonLink>
            <ButtonLink variant="primary" to="/login?type=logon">
              Register now
            </ButtonLink>
          </>
        }
      >
        <p>You have used today’s searches for visitors. An account is free and has no limit.</p>
      </EmptyState>
    </div>
  )
}
