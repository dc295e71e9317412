import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Call } from '#shared/endpoint.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { type TitleArgs, titled } from '#web/site-name.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { categoryAddress } from '../../addresses/category-address.rules.ts'
import { brandDetail } from '../../catalog.contract.ts'
import { makerGoods } from '../../filters.contract.ts'
import { brandAddress, pageAddress } from '../addresses.ts'
import {
  type CategoryState,
  isTypedForm,
  readCategoryPlace,
  readCategoryState,
  writeCategoryAddress,
} from '../category/category-choice.ts'
import { isUsualList } from '../category/category-read.ts'
import { CategorySort } from '../category/category-sort.tsx'
import { FilteredGoods, viewOf } from '../category/filtered-goods.tsx'
import { QuantityFilter } from '../filters/quantity-filter.tsx'
import { readId } from '../read-address.ts'

/** Maximum number of categories of a maker. */
const CATEGORIES_SHOWN = 12

async function read(call: Call, { params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>) {
  const url = new URL(request.url)
  const place = readCategoryPlace(url)
  const state: CategoryState = {
    ...readCategoryState(url.searchParams),
    // Makers have too many kinds of parts for common parameters: the category pages have them.
    ...{ parameters: [], brandIds: [], sortBy: undefined, columns: undefined, listed: undefined },
  }
  if (isTypedForm(url.searchParams)) throw redirect(writeCategoryAddress(place, state))
  const brandId = readId(params.brandId)
  const [{ list: _, ...brand }, goods] = await orNotFound(
    Promise.all([
      call(brandDetail, { brandId, pageNumber: 1, pageSize: 1 }),
      call(makerGoods, { ...state, brandId, withFacets: true }),
    ]),
  )
  return { brand, goods, place, state }
}
type PageData = Awaited<ReturnType<typeof read>>

export const loader = (args: LoaderFunctionArgs) => read(args.context.get(callContext), args)
export const clientLoader = (args: ClientLoaderFunctionArgs) => read(callApi, args)

export function meta({ loaderData, matches }: TitleArgs & { loaderData?: PageData }) {
  if (!loaderData) return []
  const { brand, state } = loaderData
  const { pageNumber } = state
  const page = pageNumber > 1 ? `, page ${pageNumber}` : ''
  return [
    titled({ matches }, `${brand.brandName} parts${page}: stock and prices`),
    {
      name: 'description',
      content: `${formatCount(brand.totalCount)} parts of ${brand.brandName} with stock, tier prices and datasheets.`,
    },
    ...(isUsualList(state) ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    {
      tagName: 'link',
      rel: 'canonical',
      href: pageAddress(brandAddress(brand.brandId), new URLSearchParams(), pageNumber),
    },
  ]
}

/** The page of a maker, and with `/brand/product/…` its product list alone. */
export default function BrandPage({ loaderData }: { loaderData: PageData }) {
  const { brand, goods, place, state } = loaderData
  const isList = place.path.toLowerCase().startsWith('/brand/product/')
  const view = viewOf(place, state, goods)
  return (
    <main id="main" className="page-width grow pt-4 pb-16">
      <Breadcrumb
        trail={[
          { label: 'Home', to: '/' },
          { label: 'Manufacturers', to: '/manufacturer' },
          ...(isList ? [{ label: brand.brandName, to: brandAddress(brand.brandId) }] : []),
        ]}
        current={isList ? 'Products' : brand.brandName}
      />
      <div className="pt-3 pb-5">
        <PageHeading
          meta={<span role="status">{view.found}</span>}
          actions={
            brand.goodsCount > 0 && (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <QuantityFilter place={place} state={state} />
                <CategorySort place={place} state={state} after={view.after} />
              </div>
            )
          }
        >
          {brand.brandName}
        </PageHeading>
        {brand.introduce && !isList && <p className="max-w-[72ch] pt-2 text-ink-2">{brand.introduce}</p>}
      </div>
      <MakerCategories brandId={brand.brandId} categories={goods.categories} />
      <FilteredGoods caption={`Parts of ${brand.brandName}`} goods={goods} view={view} />
    </main>
  )
}

type MakerCategoriesProps = { brandId: number; categories: PageData['goods']['categories'] }

/** There the parts of the maker can be filtered by their parameters. */
function MakerCategories({ brandId, categories }: MakerCategoriesProps) {
  if (categories.length < 2) return null
  const link = ({ categoryId, categoryName, count }: MakerCategoriesProps['categories'][number]) => (
    <li key={categoryId} className="whitespace-nowrap">
      <TextLink to={`${categoryAddress(categoryId)}?brand=${brandId}`} className="inline-block py-1">
        {categoryName}
      </TextLink>{' '}
      <span className="text-xs text-ink-3">{formatCount(count)}</span>
    </li>
  )
  return (
    <nav aria-label="Categories of this manufacturer" className="pb-6">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">{categories.slice(0, CATEGORIES_SHOWN).map(link)}</ul>
      {categories.length > CATEGORIES_SHOWN && (
        <details className="text-sm">
          <summary className="inline-block cursor-pointer py-1 text-link">
            {categories.length - CATEGORIES_SHOWN} more categories
          </summary>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">{categories.slice(CATEGORIES_SHOWN).map(link)}</ul>
        </details>
      )}
    </nav>
  )
}
