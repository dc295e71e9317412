import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLocation } from 'react-router'
import type { Call } from '#shared/endpoint.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { type TitleArgs, titled } from '#web/site-name.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { categoryPathAddress } from '../../addresses/category-address.rules.ts'
import { categoryDetail, home } from '../../catalog.contract.ts'
import { categoryGoods } from '../../filters.contract.ts'
import { pageAddress } from '../addresses.ts'
import { GoodsList } from '../goods-list.tsx'
import { PopularParts, type PopularPartsData } from '../popular-parts.tsx'
import { queryOf, readId, readPageNumber } from '../read-address.ts'
import { canonicalAddress } from './canonical-address.ts'

const PAGE_SIZE = 20
const CATEGORIES_SHOWN = 10
const GOODS_OF_EACH = 2

/** The goods of one category, or the most popular of the largest ones. */
async function read(call: Call, { request }: Pick<LoaderFunctionArgs, 'request'>) {
  const query = queryOf(request)
  return query.has('categoryId')
    ? readCategory(call, readId(query.get('categoryId')), readPageNumber(query))
    : readPopular(call)
}

async function readCategory(call: Call, categoryId: number, pageNumber: number) {
  const [{ category, path }, goods] = await Promise.all([
    orNotFound(call(categoryDetail, { categoryId })),
    orNotFound(call(categoryGoods, { categoryId, pageNumber, pageSize: PAGE_SIZE })),
  ])
  const { categoryName } = category
  return { category: { categoryId, categoryName }, path, list: goods.list, totalCount: goods.totalCount, pageNumber }
}

async function readPopular(call: Call): Promise<PopularPartsData> {
  const { categories } = await call(home, {})
  const filled = categories.filter((category) => category.goodsCount > 0)
  const largest = filled.toSorted((a, b) => b.goodsCount - a.goodsCount).slice(0, CATEGORIES_SHOWN)
  const sections = await Promise.all(
    largest.map(async ({ categoryId, categoryName }) => {
      const { list } = await call(categoryGoods, { categoryId, pageSize: GOODS_OF_EACH })
      return { title: categoryName, goods: list }
    }),
  )
  const links = filled.map(({ categoryId, categoryName, goodsCount }) => ({
    name: categoryName,
    to: `/comList?categoryId=${categoryId}`,
    goodsCount,
  }))
  return { links, sections }
}
type PageData = Awaited<ReturnType<typeof read>>

export const loader = (args: LoaderFunctionArgs) => read(args.context.get(callContext), args)
export const clientLoader = (args: ClientLoaderFunctionArgs) => read(callApi, args)

export function meta({ loaderData, matches }: TitleArgs & { loaderData?: PageData }) {
  if (!loaderData) return []
  if ('sections' in loaderData)
    return [
      titled({ matches }, 'Popular parts by category'),
      {
        name: 'description',
        content: 'The most ordered parts of every large category: stock, tier prices, datasheets.',
      },
      { tagName: 'link', rel: 'canonical', href: '/comList' },
    ]
  const { category, path, totalCount, pageNumber } = loaderData
  const page = pageNumber > 1 ? `, page ${pageNumber}` : ''
  return [
    titled({ matches }, `${category.categoryName}: all parts${page}`),
    {
      name: 'description',
      content: `${formatCount(totalCount)} parts in ${category.categoryName}: stock, tier prices and datasheets.`,
    },
    {
      tagName: 'link',
      rel: 'canonical',
      href: canonicalAddress(path, pageNumber),
    },
  ]
}

export default function ListPage({ loaderData }: { loaderData: PageData }) {
  return (
    <main id="main" className="page-width grow pt-4 pb-16">
      {'sections' in loaderData ? (
        <PopularParts
          {...loaderData}
          title="Popular parts"
          linksLabel="Product lists by category"
          all={{ label: 'All categories', to: '/allCategories' }}
        />
      ) : (
        <OneCategory {...loaderData} />
      )}
    </main>
  )
}

type CategoryData = Extract<PageData, { category: unknown }>

function OneCategory({ category, path, list, totalCount, pageNumber }: CategoryData) {
  const { pathname, search } = useLocation()
  return (
    <>
      <Breadcrumb
        trail={[
          { label: 'Home', to: '/' },
          { label: 'Products', to: '/comList' },
        ]}
        current={category.categoryName}
      />
      <div className="pt-3 pb-5">
        <PageHeading
          meta={`${formatCount(totalCount)} ${totalCount === 1 ? 'part' : 'parts'}`}
          actions={<TextLink to={categoryPathAddress(path)}>Filter by parameters</TextLink>}
        >
          {category.categoryName}
        </PageHeading>
      </div>
      <GoodsList
        caption={`Parts in ${category.categoryName}`}
        list={list}
        totalCount={totalCount}
        page={pageNumber}
        pageSize={PAGE_SIZE}
        hrefFor={(page) => pageAddress(pathname, new URLSearchParams(search), page)}
      />
    </>
  )
}
