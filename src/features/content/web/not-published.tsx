import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { ContentShell } from './content-shell.tsx'

/** Placeholder for an unpublished text, with a contact link. */
export function NotPublished({ title }: { title: string }) {
  return (
    <ContentShell title={title}>
      <EmptyState title="Not published yet" actions={<ButtonLink to="/contactUs">Contact us</ButtonLink>}>
        The shop has not published this page yet.
      </EmptyState>
    </ContentShell>
  )
}
