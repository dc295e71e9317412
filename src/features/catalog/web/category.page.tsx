import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLocation } from 'react-router'
import type { Call } from '../../../shared/endpoint.ts'
import { callApi } from '../../../web/call.ts'
import { callContext } from '../../../web/call-context.ts'
import { orNotFound } from '../../../web/or-not-found.ts'
import { Breadcrumb } from '../../../web/ui/breadcrumb.tsx'
import { groupDigits } from '../../../web/ui/money-format.ts'
import { PageHeading } from '../../../web/ui/page-heading.tsx'
import { categoryDetail } from '../catalog.contract.ts'
import { categoryGoods } from '../narrowing.contract.ts'
import { categoryAddress, pageAddress } from './addresses.ts'
import { GoodsList } from './goods-list.tsx'
import { queryOf, readId, readPageNumber } from './read-address.ts'
import { SubCategories } from './sub-categories.tsx'

const PAGE_SIZE = 20

/** Serves the long address, the goods list and /categoryPage, which carries the id in its query. */
async function read(call: Call, { params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>) {
  const query = queryOf(request)
  const categoryId = readId(params.categoryId ?? query.get('categoryId'))
  const pageNumber = readPageNumber(query)
  const [{ category, path }, goods] = await Promise.all([
    orNotFound(call(categoryDetail, { categoryId })),
    orNotFound(call(categoryGoods, { categoryId, pageNumber, pageSize: PAGE_SIZE })),
  ])
  return { category, path, goods, pageNumber }
}
type PageData = Awaited<ReturnType<typeof read>>

export const loader = (args: LoaderFunctionArgs) => read(args.context.get(callContext), args)
export const clientLoader = (args: ClientLoaderFunctionArgs) => read(callApi, args)

export function meta({ loaderData }: { loaderData?: PageData }) {
  if (!loaderData) return []
  const { category, path, goods, pageNumber } = loaderData
  const names = path.map((step) => step.categoryName)
  const page = pageNumber > 1 ? `, page ${pageNumber}` : ''
  return [
    { title: `${[...names].reverse().join(' · ')}${page} | Ohmstead` },
    {
      name: 'description',
      content: `${groupDigits(String(goods.totalCount))} parts in ${names.join(', ')}: stock, tier prices and data sheets.`,
    },
    {
      tagName: 'link',
      rel: 'canonical',
      href: pageAddress(categoryAddress(category.categoryId), new URLSearchParams(), pageNumber),
    },
  ]
}

export default function CategoryPage({ loaderData }: { loaderData: PageData }) {
  const { category, path, goods, pageNumber } = loaderData
  const { pathname, search } = useLocation()
  return (
    <main id="main" className="page-width grow pt-4 pb-16">
      <Breadcrumb
        trail={[
          { label: 'Home', to: '/' },
          { label: 'All categories', to: '/allCategories' },
          ...path.slice(0, -1).map((step) => ({ label: step.categoryName, to: categoryAddress(step.categoryId) })),
        ]}
        current={category.categoryName}
      />
      <div className="pt-3 pb-5">
        <PageHeading meta={`${groupDigits(String(goods.totalCount))} ${goods.totalCount === 1 ? 'part' : 'parts'}`}>
          {category.categoryName}
        </PageHeading>
      </div>
      {pageNumber === 1 && <SubCategories categories={category.child} />}
      <GoodsList
        caption={`Parts in ${category.categoryName}`}
        list={goods.list}
        totalCount={goods.totalCount}
        page={pageNumber}
        pageSize={PAGE_SIZE}
        hrefFor={(page) => pageAddress(pathname, new URLSearchParams(search), page)}
      />
    </main>
  )
}
