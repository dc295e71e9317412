import type { ReactNode } from 'react'
import type { z } from 'zod'
import { ExportList } from '#features/staff/web/export-list.tsx'
import { StaffPage } from '#features/staff/web/staff-page.tsx'
import { callApi } from '#web/call.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { PAGE_ADDRESSES } from '../../content.rules.ts'
import { staffPages } from '../../staff-content.contract.ts'
import { ContentTabs, pageAddress } from './content-tabs.tsx'

export const meta = () => [{ title: 'Pages | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export const clientLoader = () => callApi(staffPages, {})

export default function StaffPagesPage({
  loaderData: { list, unwritten },
}: {
  loaderData: z.output<typeof staffPages.output>
}) {
  return (
    <StaffPage
      title="Content: Pages and policies"
      lead="Policies and pages about the shop. A template is not shown until you publish it."
    >
      <ContentTabs />
      <TableFrame caption="Pages" stacked>
        <thead>
          <tr>
            <Th>Title</Th>
            <Th>In the store</Th>
            <Th>State</Th>
            <Th>Changed</Th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ pageName, title, state, changedAt }) => (
            <PageRow
              key={pageName}
              pageName={pageName}
              title={title}
              isPublished={state === 'published'}
              state={state === 'published' ? <Badge tone="good">Published</Badge> : <Badge tone="warn">Template</Badge>}
              changed={<Moment at={changedAt} />}
            />
          ))}
          {unwritten.map(({ pageName, title }) => (
            <PageRow key={pageName} pageName={pageName} title={title} state={<Badge>Not written</Badge>} changed="–" />
          ))}
        </tbody>
      </TableFrame>
      <ExportList list="pages" />
    </StaffPage>
  )
}

type PageRowProps = { pageName: string; title: string; isPublished?: boolean; state: ReactNode; changed: ReactNode }

function PageRow({ pageName, title, isPublished = false, state, changed }: PageRowProps) {
  const address = PAGE_ADDRESSES[pageName]
  return (
    <tr className="focus-within:bg-accent-wash hover:bg-wash">
      <Td className="py-2!">
        <TextLink to={pageAddress(pageName)} data-row-link>
          {title}
        </TextLink>
      </Td>
      <Td label="In the store" className="py-2! font-mono text-sm text-ink-2">
        {address && isPublished ? (
          <TextLink to={address} tone="muted">
            {address}
          </TextLink>
        ) : (
          (address ?? '–')
        )}
      </Td>
      <Td label="State" className="py-2!">
        {state}
      </Td>
      <Td label="Changed" className="py-2! text-sm text-ink-2">
        {changed}
      </Td>
    </tr>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
