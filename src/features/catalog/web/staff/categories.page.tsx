import type { z } from 'zod'
import { StaffPage } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { type StaffCategoryRow, staffCategories } from '../../staff-categories.contract.ts'
import { categoryAddress, MAKERS } from './catalog-addresses.ts'
import { RenameCategory } from './rename-category.tsx'

export const meta = () => [{ title: 'Categories | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export const clientLoader = () => callApi(staffCategories, {})

/** All categories; those of the third level have filters. */
export default function StaffCategoriesPage({
  loaderData: { list },
}: {
  loaderData: z.output<typeof staffCategories.output>
}) {
  const editable = useCan()('catalog.write')
  const childrenOf = Map.groupBy(list, ({ parentId }) => parentId)
  return (
    <StaffPage
      title="Categories and filters"
      lead="Open a category to order its filters. Categories come with imports."
      actions={<ButtonLink to={MAKERS}>Manufacturers</ButtonLink>}
    >
      {list.length === 0 && <p className="text-ink-3">No categories yet: they come with your first import.</p>}
      {(childrenOf.get(null) ?? []).map((top) => (
        <details key={top.categoryId} className="border-t border-line pt-2">
          <summary className="cursor-pointer py-1 text-lg font-medium">
            {top.name} <Count row={top} />
          </summary>
          {editable && <RenameCategory categoryId={top.categoryId} name={top.name} label={`Rename ${top.name}`} />}
          <ul className="grid gap-x-8 gap-y-3 py-2 md:grid-cols-2 xl:grid-cols-3">
            {(childrenOf.get(top.categoryId) ?? []).map((middle) => (
              <li key={middle.categoryId}>
                <p className="font-medium">
                  {middle.name} <Count row={middle} />{' '}
                  {editable && <RenameCategory categoryId={middle.categoryId} name={middle.name} label="Rename" />}
                </p>
                <ul className="text-sm">
                  {(childrenOf.get(middle.categoryId) ?? []).map((leaf) => (
                    <li key={leaf.categoryId} className="py-0.5">
                      <TextLink to={categoryAddress(leaf.categoryId)} data-row-link>
                        {leaf.name}
                      </TextLink>{' '}
                      <Count row={leaf} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </StaffPage>
  )
}

function Count({ row }: { row: StaffCategoryRow }) {
  return <span className="font-mono text-xs font-normal text-ink-3">{formatCount(row.goodsCount)}</span>
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
