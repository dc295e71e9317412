import { type ClientLoaderFunctionArgs, Form, useRevalidator } from 'react-router'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { queryOf } from '#features/staff/web/paged-address.ts'
import { StaffPage, StaffSection, TwoColumns } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { partChoices } from '#features/supply/staff-parts.contract.ts'
import { changePrices, previewPrices, priceChanges } from '#features/supply/staff-prices.contract.ts'
import { isAppError } from '#shared/app-error.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { PARTS, PRICES, readPartsQuery } from './part-addresses.ts'
import { ScopeFields } from './part-filters.tsx'
import { PriceChangeList, SampleTable } from './price-lists.tsx'

export const meta = () => [{ title: 'Change prices | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

const PERCENT = /^[+-]?\d{1,3}(?:[.,]\d{1,2})?$/

/** The preview is in the URL: it can be sent to a colleague before it is applied. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request)
  const { brandId, categoryId } = readPartsQuery(query)
  const written = (query.get('percent') ?? '').trim().replace('−', '-')
  const percent = PERCENT.test(written) ? Number(written.replace(',', '.')) : undefined
  const scope = { ...(brandId !== undefined && { brandId }), ...(categoryId !== undefined && { categoryId }) }
  const [choices, changes, preview] = await Promise.all([
    callApi(partChoices, {}),
    callApi(priceChanges, {}),
    percent === undefined
      ? undefined
      : callApi(previewPrices, { ...scope, percent }).catch((error: unknown) => {
          if (isAppError(error) && error.reason === 'invalid_input') return error.message
          throw error
        }),
  ])
  const problem =
    typeof preview === 'string'
      ? preview
      : written !== '' && percent === undefined
        ? 'Please enter a percentage such as 3 or -2.5.'
        : undefined
  return {
    brandId,
    categoryId,
    scope,
    written,
    percent,
    choices,
    changes,
    problem,
    preview: typeof preview === 'string' ? undefined : preview,
  }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

export default function PricesPage({ loaderData }: { loaderData: PageData }) {
  const { brandId, categoryId, written, choices, changes, problem } = loaderData
  const can = useCan()
  return (
    <StaffPage
      title="Change prices"
      lead="Raise or lower all prices of a manufacturer or category by a percentage. First you see what it would do."
      actions={<ButtonLink to={PARTS}>Parts</ButtonLink>}
    >
      <Form action={PRICES} className="flex flex-wrap items-end gap-2">
        <ScopeFields choices={choices} brandId={brandId} categoryId={categoryId} />
        <Field label="Change in %" className="w-32">
          <TextInput key={written} name="percent" defaultValue={written} placeholder="+3" mono inputMode="text" />
        </Field>
        <Button type="submit" variant="primary">
          Preview
        </Button>
      </Form>
      {problem && <Callout tone="bad">{problem}</Callout>}
      <TwoColumns
        main={<Preview data={loaderData} />}
        aside={<PriceChangeList changes={changes.list} editable={can('parts.write')} />}
      />
    </StaffPage>
  )
}

const parts = (count: number) => `${formatCount(count)} ${count === 1 ? 'part' : 'parts'}`

function Preview({ data: { preview, percent, scope } }: { data: PageData }) {
  const { revalidate } = useRevalidator()
  const can = useCan()
  if (!preview || percent === undefined)
    return (
      <p className="rounded-lg border border-dashed border-line px-4 py-8 text-center text-ink-3">
        Choose a manufacturer or a category and a percentage.
      </p>
    )
  const change = `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`
  return (
    <StaffSection
      title={`${preview.scope}: ${parts(preview.partCount)}, ${change}`}
      aside={
        can('parts.write') &&
        preview.partCount > 0 &&
        percent !== 0 && (
          <ActionButton
            label={`Change ${parts(preview.partCount)}`}
            variant="primary"
            title={`Change the prices of ${parts(preview.partCount)} by ${change}?`}
            description="The store shows the new prices at once. Orders keep theirs. It can be undone."
            confirm="Change prices"
            done="Prices changed"
            send={async () => {
              await callApi(changePrices, { ...scope, percent, partCount: preview.partCount })
              await revalidate()
            }}
          />
        )
      }
    >
      {preview.onRequest > 0 && (
        <p className="pb-2 text-sm text-ink-3">
          {parts(preview.onRequest)} without a price {preview.onRequest === 1 ? 'is' : 'are'} left out.
        </p>
      )}
      <SampleTable samples={preview.samples} total={preview.partCount} />
    </StaffSection>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
