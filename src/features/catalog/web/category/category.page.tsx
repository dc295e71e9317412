import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Call } from '#shared/endpoint.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { type TitleArgs, titled } from '#web/site-name.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { categoryPathAddress } from '../../addresses/category-address.rules.ts'
import { categoryDetail, categoryTree } from '../../catalog.contract.ts'
import { findNamedCategory } from '../../category-names.rules.ts'
import type { CategoryFacets } from '../../filters.contract.ts'
import { keepInSight, ReadFacetsContext } from '../filters/facet-in-sight.ts'
import { QuantityFilter } from '../filters/quantity-filter.tsx'
import { type Packed, packLists, unpackLists } from '../pack-lists.ts'
import { readId } from '../read-address.ts'
import { canonicalAddress } from './canonical-address.ts'
import {
  type CategoryState,
  isTypedForm,
  readCategoryPlace,
  readCategoryState,
  writeCategoryAddress,
} from './category-choice.ts'
import { isUsualList, readFilteredGoods, readTopGoods } from './category-read.ts'
import { CategorySort } from './category-sort.tsx'
import { ExportButton } from './export-button.tsx'
import { FilteredGoods, viewOf } from './filtered-goods.tsx'
import { SubCategories } from './sub-categories.tsx'
import { ViewSwitch } from './view-switch.tsx'

/** `/categoryPage` may name its category instead of giving its number; without either it is the overview. */
async function readCategoryId(call: Call, inPath: string | undefined, query: URLSearchParams): Promise<number> {
  const given = inPath ?? query.get('categoryId')
  if (given) return readId(given)
  const names = { a: query.get('a'), b: query.get('b') }
  if (!names.a && !names.b) throw redirect('/allCategories')
  const found = findNamedCategory((await call(categoryTree, {})).list, names)
  if (!found) throw data(null, { status: 404 })
  return found.categoryId
}

/** Serves the long address, the goods list and /categoryPage, which carries the id in its query. */
async function read(call: Call, { params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>) {
  const url = new URL(request.url)
  const place = readCategoryPlace(url)
  const asked = readCategoryState(url.searchParams)
  if (isTypedForm(url.searchParams)) throw redirect(writeCategoryAddress(place, asked))
  const categoryId = await readCategoryId(call, params.categoryId, url.searchParams)
  const { category, path } = await orNotFound(call(categoryDetail, { categoryId }))
  const isTop = path.length === 1
  const found = await readGoods(isTop, call, categoryId, asked)
  return { category, path, place, isTop, ...found }
}
type PageData = Awaited<ReturnType<typeof read>>

const readGoods = (isTop: boolean, ...args: Parameters<typeof readTopGoods>) =>
  (isTop ? readTopGoods : readFilteredGoods)(...args)

const facetsInSight = (facets: CategoryFacets | null, { parameters, listed }: CategoryState) =>
  facets && {
    ...facets,
    parameters: facets.parameters.map((facet) => keepInSight(facet, { parameters, listed: listed?.code })),
  }

export async function loader(args: LoaderFunctionArgs): Promise<Packed<PageData>> {
  const found = await read(args.context.get(callContext), args)
  return packLists({ ...found, goods: { ...found.goods, facets: facetsInSight(found.goods.facets, found.state) } })
}
export const clientLoader = (args: ClientLoaderFunctionArgs) => read(callApi, args)

export function meta({ loaderData, matches }: TitleArgs & { loaderData?: Packed<PageData> }) {
  if (!loaderData) return []
  const { category, path, state } = unpackLists(loaderData)
  const names = path.map((step) => step.categoryName)
  const page = state.pageNumber > 1 ? `, page ${state.pageNumber}` : ''
  return [
    titled({ matches }, `${[...names].reverse().join(' · ')}${page}`),
    {
      name: 'description',
      content: `${formatCount(category.goodsCount)} parts in ${names.join(', ')}: stock, tier prices and datasheets.`,
    },
    // noindex: there are unlimited combinations of filters.
    ...(isUsualList(state) ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    {
      tagName: 'link',
      rel: 'canonical',
      href: canonicalAddress(path, state.pageNumber),
    },
  ]
}

export default function CategoryPage({ loaderData }: { loaderData: Packed<PageData> }) {
  const { category, path, place, isTop, state, goods, names } = unpackLists(loaderData)
  const view = viewOf(place, state, goods, names)
  // `/category/…` is the goods list: what is below the category comes after its goods.
  const isGoodsList = !/^\/category(page|\/detail)/i.test(place.path)
  return (
    <main id="main" className="page-width grow pt-4 pb-16">
      <Breadcrumb
        trail={[
          { label: 'Home', to: '/' },
          { label: 'All categories', to: '/allCategories' },
          ...path
            .slice(0, -1)
            .map((step, level) => ({ label: step.categoryName, to: categoryPathAddress(path.slice(0, level + 1)) })),
        ]}
        current={category.categoryName}
      />
      <div className="pt-3 pb-5">
        <PageHeading
          meta={<span role="status">{view.found}</span>}
          actions={
            category.goodsCount > 0 && (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <QuantityFilter place={place} state={state} />
                <CategorySort place={place} state={state} after={view.after} />
                {!isTop && <ViewSwitch isTable={state.columns !== undefined} after={view.after} />}
                <ExportButton category={category} state={state} />
              </div>
            )
          }
        >
          {category.categoryName}
        </PageHeading>
      </div>
      {state.pageNumber === 1 && !isGoodsList && <SubCategories categories={category.child} within={path} />}
      <ReadFacetsContext
        value={async () => (await readGoods(isTop, callApi, category.categoryId, state)).goods.facets?.parameters ?? []}
      >
        <FilteredGoods
          caption={`Parts in ${category.categoryName}`}
          goods={category.goodsCount > 0 ? goods : { ...goods, facets: null }}
          view={view}
        />
      </ReadFacetsContext>
      {isGoodsList && (
        <div className="pt-8">
          <SubCategories categories={category.child} within={path} />
        </div>
      )}
    </main>
  )
}
