import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { ExportList } from '#features/staff/web/export-list.tsx'
import { StaffPage } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { exhibitionName, pageAddressOf } from '../../content.rules.ts'
import { savePage, staffPages } from '../../staff-content.contract.ts'
import { ContentTabs, pageAddress } from './content-tabs.tsx'

export const meta = () => [{ title: 'Pages | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export const clientLoader = () => callApi(staffPages, {})

export default function StaffPagesPage({
  loaderData: { list, unwritten },
}: {
  loaderData: z.output<typeof staffPages.output>
}) {
  const editable = useCan()('content.write')
  return (
    <StaffPage
      title="Content: Pages and policies"
      lead="Policies and pages about the shop. A template is not shown until you publish it."
      actions={editable && <NewExhibition />}
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

/** Its address is made of its title. */
function NewExhibition() {
  const navigate = useNavigate()
  return (
    <ActionButton
      label="New exhibition"
      variant="primary"
      title="New exhibition"
      description="Adds a page that is not shown until you publish it."
      confirm="Add"
      done="Exhibition added"
      check={(entered) => ({
        ...required({ title: 'Please enter a title', summary: 'Please enter a summary' })(entered),
        ...(entered.text('title') !== '' &&
          exhibitionName(entered.text('title')) === undefined && {
            title: 'Please use Latin letters or digits: the address is made of them',
          }),
      })}
      send={async (entered) => {
        const title = entered.text('title')
        const pageName = exhibitionName(title) ?? ''
        const text = { title, summary: entered.text('summary'), body: '', state: 'template' as const }
        await callApi(savePage, { pageName, version: 0, ...text })
        await navigate(pageAddress(pageName))
      }}
      fields={(problems) => (
        <>
          <Field label="Title" error={problems.title} hint="Such as 2026 Munich Exhibition">
            <TextInput name="title" maxLength={200} />
          </Field>
          <Field label="Summary" error={problems.summary}>
            <TextInput name="summary" maxLength={500} />
          </Field>
        </>
      )}
    />
  )
}

type PageRowProps = { pageName: string; title: string; isPublished?: boolean; state: ReactNode; changed: ReactNode }

function PageRow({ pageName, title, isPublished = false, state, changed }: PageRowProps) {
  const address = pageAddressOf(pageName)
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
