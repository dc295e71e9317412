import { StaffPage, TwoColumns } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { type StaffCategoryRow, staffCategories } from '../../staff-categories.contract.ts'
import { categoryChanges } from '../../staff-category-tree.contract.ts'
import { categoryAddress, MAKERS } from './catalog-addresses.ts'
import { CategoryHistory } from './category-history.tsx'
import { CategoryOrder } from './category-order.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { NewCategory } from './new-category.tsx'

export const meta = () => [{ title: 'Categories | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader() {
  const [{ list }, changes] = await Promise.all([callApi(staffCategories, {}), callApi(categoryChanges, {})])
  return { list, changes: changes.list }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>
type Children = ReadonlyMap<number | null, StaffCategoryRow[]>

/** All categories. A page of each has what is inside: other categories, or filters. */
export default function StaffCategoriesPage({ loaderData: { list, changes } }: { loaderData: PageData }) {
  const editable = useCan()('catalog.write')
  const childrenOf: Children = Map.groupBy(list, ({ parentId }) => parentId)
  const tops = childrenOf.get(null) ?? []
  return (
    <StaffPage
      title="Categories and filters"
      lead="Open a category to add, order or move what is inside, or to order its filters. Imports add categories too."
      actions={
        <>
          <ExportButtons list="categories" />
          <ButtonLink to={MAKERS}>Manufacturers</ButtonLink>
          {editable && <NewCategory parentId={null} />}
        </>
      }
    >
      {tops.length === 0 && <p className="text-ink-3">No categories yet. They are created by your first import.</p>}
      <TwoColumns
        main={
          <CategoryOrder
            key={tops.map(({ categoryId }) => categoryId).join()}
            parentId={null}
            categories={tops}
            editable={editable}
          >
            {(top) => <Top top={top} childrenOf={childrenOf} />}
          </CategoryOrder>
        }
        aside={<CategoryHistory changes={changes} editable={editable} />}
      />
    </StaffPage>
  )
}

function Top({ top, childrenOf }: { top: StaffCategoryRow; childrenOf: Children }) {
  const inside = childrenOf.get(top.categoryId) ?? []
  return (
    <>
      <p className="pt-1 text-lg font-medium">
        <NameLink row={top} />
      </p>
      {inside.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1 text-sm text-ink-2">
            {inside.length} {inside.length === 1 ? 'category' : 'categories'} inside
          </summary>
          <ul className="grid gap-x-8 gap-y-3 py-2 md:grid-cols-2">
            {inside.map((middle) => (
              <li key={middle.categoryId}>
                <p className="font-medium">
                  <NameLink row={middle} />
                </p>
                <ul className="text-sm">
                  {(childrenOf.get(middle.categoryId) ?? []).map((leaf) => (
                    <li key={leaf.categoryId} className="py-0.5">
                      <NameLink row={leaf} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function NameLink({ row }: { row: StaffCategoryRow }) {
  return (
    <>
      <TextLink to={categoryAddress(row.categoryId)} data-row-link>
        {row.name}
      </TextLink>{' '}
      <span className="font-mono text-xs font-normal text-ink-3">{formatCount(row.goodsCount)}</span>
    </>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
