import type { ClientLoaderFunctionArgs } from 'react-router'
import type { z } from 'zod'
import { StaffPage, StaffSection } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { staffCategory } from '../../staff-categories.contract.ts'
import { CATEGORIES } from './catalog-addresses.ts'
import { FilterOrder } from './filter-order.tsx'
import { RenameCategory } from './rename-category.tsx'

export const meta = () => [{ title: 'Category | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  orNotFound(callApi(staffCategory, { categoryId: Number(params.categoryId) }))

export default function StaffCategoryPage({
  loaderData: category,
}: {
  loaderData: z.output<typeof staffCategory.output>
}) {
  const editable = useCan()('catalog.write')
  const { categoryId, name, path, goodsCount, version, filters } = category
  return (
    <StaffPage
      title={name}
      meta={`${formatCount(goodsCount)} parts`}
      lead={path.join(' › ')}
      actions={
        <>
          <ButtonLink to={CATEGORIES}>All categories</ButtonLink>
          <ButtonLink to={`/category/detail/${categoryId}`}>View in store</ButtonLink>
          {editable && <RenameCategory categoryId={categoryId} name={name} label="Rename" />}
        </>
      }
    >
      <StaffSection title="Filters">
        {filters.length === 0 ? (
          <p className="text-ink-3">Parts of this category have no parameters yet.</p>
        ) : (
          <FilterOrder key={version} categoryId={categoryId} version={version} filters={filters} editable={editable} />
        )}
      </StaffSection>
    </StaffPage>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
