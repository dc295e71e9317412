import { type ClientLoaderFunctionArgs, Form } from 'react-router'
import { queryOf } from '#features/staff/web/paged-address.ts'
import { StaffPage, TwoColumns } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { bulkChanges, previewBulk } from '#features/supply/staff-bulk.contract.ts'
import { partChoices, partFormChoices } from '#features/supply/staff-parts.contract.ts'
import { isAppError } from '#shared/app-error.ts'
import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { BulkFields, NarrowFields } from './bulk-fields.tsx'
import { BulkChangeList } from './bulk-lists.tsx'
import { BulkPreviewSection } from './bulk-preview.tsx'
import { bulkInputOf, readBulkQuery } from './bulk-query.ts'
import { BULK, PARTS } from './part-addresses.ts'
import { ScopeFields } from './part-filters.tsx'

export const meta = () => [
  { title: 'Change many parts | Back office' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The preview is in the URL: it can be sent to a colleague before it is applied. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = readBulkQuery(queryOf(request))
  const isAsked = query.value !== '' || query.multiple !== ''
  const [scopes, choices, changes, preview] = await Promise.all([
    callApi(partChoices, {}),
    callApi(partFormChoices, {}),
    callApi(bulkChanges, {}),
    isAsked
      ? callApi(previewBulk, bulkInputOf(query)).catch((error: unknown) => {
          if (isAppError(error) && error.reason === 'invalid_input') return error.message
          throw error
        })
      : undefined,
  ])
  const [problem, shown] = typeof preview === 'string' ? [preview, undefined] : [undefined, preview]
  return { query, scopes, choices, changes, problem, preview: shown }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

export default function BulkPage({ loaderData }: { loaderData: PageData }) {
  const { query, scopes, choices, changes, problem, preview } = loaderData
  const can = useCan()
  return (
    <StaffPage
      title="Change many parts"
      lead="Prices, stock, minimum, lifecycle, category, lead time or RoHS of a manufacturer or category. First you see what it would do."
      actions={<ButtonLink to={PARTS}>Parts</ButtonLink>}
    >
      <Form action={BULK} className="grid gap-3">
        <div className="flex flex-wrap items-end gap-2">
          <ScopeFields choices={scopes} brandId={query.brandId} categoryId={query.categoryId} />
          <NarrowFields query={query} choices={choices} />
        </div>
        <div className="flex flex-wrap items-end gap-2">
          <BulkFields key={`${query.kind} ${query.value} ${query.multiple}`} query={query} choices={choices} />
          <Button type="submit" variant="primary">
            Preview
          </Button>
        </div>
      </Form>
      {problem && <Callout tone="bad">{problem}</Callout>}
      <TwoColumns
        main={<BulkPreviewSection query={query} preview={preview} />}
        aside={<BulkChangeList changes={changes.list} editable={can('parts.write')} />}
      />
    </StaffPage>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
