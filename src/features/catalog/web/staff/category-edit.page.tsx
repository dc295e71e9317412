import type { ClientLoaderFunctionArgs } from 'react-router'
import type { z } from 'zod'
import { staffPartsAddress } from '#features/staff/web/staff-addresses.ts'
import { StaffPage, StaffSection } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { categoryPathAddress } from '../../addresses/category-address.rules.ts'
import { type CategoryChild, staffCategory } from '../../staff-categories.contract.ts'
import { CATEGORIES, categoryAddress } from './catalog-addresses.ts'
import { CategoryOrder } from './category-order.tsx'
import { FilterOrder } from './filter-order.tsx'
import { MoveCategory } from './move-category.tsx'
import { NewCategory } from './new-category.tsx'
import { RemoveCategory } from './remove-category.tsx'
import { RenameCategory } from './rename-category.tsx'

export const meta = () => [{ title: 'Category | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  orNotFound(callApi(staffCategory, { categoryId: Number(params.categoryId) }))

type CategoryData = z.output<typeof staffCategory.output>
const LAST_LEVEL = 3

export default function StaffCategoryPage({ loaderData: category }: { loaderData: CategoryData }) {
  const can = useCan()
  const editable = can('catalog.write')
  const { categoryId, level, name, path, goodsCount } = category
  return (
    <StaffPage
      title={name}
      meta={`${formatCount(goodsCount)} ${goodsCount === 1 ? 'part' : 'parts'}`}
      lead={path.length > 1 && path.join(' › ')}
      actions={
        <>
          <ButtonLink to={category.parentId === null ? CATEGORIES : categoryAddress(category.parentId)}>
            {category.parentId === null ? 'All categories' : `Back to ${path.at(-2)}`}
          </ButtonLink>
          {goodsCount > 0 && can('parts.read') && (
            <ButtonLink to={staffPartsAddress('categoryId', categoryId)}>Show parts</ButtonLink>
          )}
          <ButtonLink to={storeAddress(category)}>View in store</ButtonLink>
          {editable && <CategoryActions category={category} />}
        </>
      }
    >
      {level === LAST_LEVEL ? (
        <Filters category={category} editable={editable} />
      ) : (
        <Inside category={category} editable={editable} />
      )}
    </StaffPage>
  )
}

/** Of the ids, only that of the category itself is in its address. */
const storeAddress = ({ categoryId, path }: CategoryData): string =>
  categoryPathAddress(path.map((categoryName) => ({ categoryId, categoryName })))

function CategoryActions({ category }: { category: CategoryData }) {
  const { categoryId, level, name, parentId, parents, goodsCount, children } = category
  return (
    <>
      <RenameCategory categoryId={categoryId} name={name} />
      {parentId !== null && parents.length > 0 && (
        <MoveCategory categoryId={categoryId} name={name} parentId={parentId} parents={parents} />
      )}
      {goodsCount === 0 && children.length === 0 && (
        <RemoveCategory
          categoryId={categoryId}
          name={name}
          backTo={parentId === null ? CATEGORIES : categoryAddress(parentId)}
        />
      )}
      {level < LAST_LEVEL && <NewCategory parentId={categoryId} parentName={name} />}
    </>
  )
}

type SectionProps = { category: CategoryData; editable: boolean }

function Inside({ category: { categoryId, level, children }, editable }: SectionProps) {
  return (
    <StaffSection title="Categories inside" className="max-w-180">
      {children.length === 0 ? (
        <p className="text-ink-3">
          Nothing yet. {level === LAST_LEVEL - 1 ? 'Parts are in the categories of the third level.' : ''}
        </p>
      ) : (
        <CategoryOrder
          key={children.map((child) => child.categoryId).join()}
          parentId={categoryId}
          categories={children}
          editable={editable}
        >
          {(child) => <Child child={child} />}
        </CategoryOrder>
      )}
    </StaffSection>
  )
}

function Child({ child: { categoryId, name, goodsCount, childCount } }: { child: CategoryChild }) {
  return (
    <p className="py-1">
      <TextLink to={categoryAddress(categoryId)} data-row-link className="font-medium">
        {name}
      </TextLink>{' '}
      <span className="text-sm text-ink-3">
        {formatCount(goodsCount)} {goodsCount === 1 ? 'part' : 'parts'}
        {childCount > 0 && `, ${childCount} ${childCount === 1 ? 'category' : 'categories'} inside`}
      </span>
    </p>
  )
}

function Filters({ category: { categoryId, version, filters }, editable }: SectionProps) {
  return (
    <StaffSection title="Filters">
      {filters.length === 0 ? (
        <p className="text-ink-3">Parts of this category have no parameters yet.</p>
      ) : (
        <>
          <p className="pb-2 text-sm text-ink-2">Buyers see the ticked filters in this order.</p>
          <FilterOrder key={version} categoryId={categoryId} version={version} filters={filters} editable={editable} />
        </>
      )}
    </StaffSection>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
