import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { brandList } from '#features/catalog/catalog.contract.ts'
import { pageAddress } from '#features/catalog/web/addresses.ts'
import { BrandStrip } from '#features/catalog/web/brands/brand-strip.tsx'
import { AzIndex, CountedAzIndex } from '#features/catalog/web/category/az-index.tsx'
import { PAGE_SIZES } from '#features/catalog/web/category/category-choice.ts'
import { PageSize } from '#features/catalog/web/category/page-size.tsx'
import { countText } from '#features/catalog/web/filters/count-text.ts'
import { FacetChoice } from '#features/catalog/web/filters/facet-choice.tsx'
import { GoodsList } from '#features/catalog/web/goods-list.tsx'
import { queryOf, readPageNumber } from '#features/catalog/web/read-address.ts'
import type { Call } from '#shared/endpoint.ts'
import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { type TitleArgs, titled } from '#web/site-name.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { indexCounts, indexGoods } from '../search.contract.ts'

const MAKERS_SHOWN = 18

interface IndexChoice {
  sign: string
  inStock: boolean
  rohs: boolean
  isDescending: boolean
  pageSize: number
  pageNumber: number
}

/** Without a key there are all entries with their counts, and the makers most people look for. */
async function read(call: Call, { request }: Pick<LoaderFunctionArgs, 'request'>) {
  const query = queryOf(request)
  const sign = query.get('key')?.trim().toUpperCase()
  if (!sign) {
    const [{ list: counts }, { recommendBrand: makers }] = await Promise.all([
      call(indexCounts, {}),
      call(brandList, {}),
    ])
    return { index: undefined, overview: { counts, makers } }
  }
  const choice: IndexChoice = {
    sign,
    inStock: query.get('stock') === '1',
    rohs: query.get('rohs') === '1',
    isDescending: query.get('sort') === 'down',
    pageSize: PAGE_SIZES.find((size) => String(size) === query.get('pageSize')) ?? PAGE_SIZES[0],
    pageNumber: readPageNumber(query),
  }
  const { sign: key, ...filters } = choice
  return { index: { choice, ...(await orNotFound(call(indexGoods, { key, ...filters }))) } }
}
type PageData = Awaited<ReturnType<typeof read>>

export const loader = (args: LoaderFunctionArgs) => read(args.context.get(callContext), args)
export const clientLoader = (args: ClientLoaderFunctionArgs) => read(callApi, args)

const startOf = (sign: string): string => (sign === '#' ? 'any other character' : sign)
const listAddress = ({ sign, inStock, rohs, isDescending, pageSize, pageNumber }: IndexChoice): string => {
  const query = new URLSearchParams({ key: sign })
  if (inStock) query.set('stock', '1')
  if (rohs) query.set('rohs', '1')
  if (isDescending) query.set('sort', 'down')
  if (pageSize !== PAGE_SIZES[0]) query.set('pageSize', String(pageSize))
  return pageAddress('/searchAZ', query, pageNumber)
}
/** As search engines know it. */
const usualList = (choice: IndexChoice): IndexChoice => ({
  ...choice,
  inStock: false,
  rohs: false,
  isDescending: false,
  pageSize: PAGE_SIZES[0],
})

export function meta({ loaderData, matches }: TitleArgs & { loaderData?: PageData }) {
  if (!loaderData) return []
  if (!loaderData.index)
    return [
      titled({ matches }, 'Part numbers from A to Z'),
      { name: 'description', content: 'All part numbers of the catalogue by their first letter or digit.' },
      { tagName: 'link', rel: 'canonical', href: '/searchAZ' },
    ]
  const { choice, totalCount, isLowerBound } = loaderData.index
  const { sign, pageNumber } = choice
  const page = pageNumber > 1 ? `, page ${pageNumber}` : ''
  return [
    titled({ matches }, `Part numbers beginning with ${startOf(sign)}${page}`),
    {
      name: 'description',
      content: `${countText(totalCount, isLowerBound)} parts whose number begins with ${startOf(sign)}: stock, tier prices and datasheets.`,
    },
    ...(listAddress(choice) === listAddress(usualList(choice)) ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    { tagName: 'link', rel: 'canonical', href: listAddress(usualList(choice)) },
  ]
}

export default function IndexPage({ loaderData: { index, overview } }: { loaderData: PageData }) {
  return (
    <main id="main" className="page-width grow pt-4 pb-16">
      <Breadcrumb trail={[{ label: 'Home', to: '/' }]} current="Part numbers from A to Z" />
      <div className="pt-3 pb-4">
        <PageHeading meta={index && `${countText(index.totalCount, index.isLowerBound)} parts`}>
          {index ? `Part numbers beginning with ${startOf(index.choice.sign)}` : 'Part numbers from A to Z'}
        </PageHeading>
      </div>
      {index && (
        <div className="pb-6">
          <AzIndex current={index.choice.sign} />
        </div>
      )}
      {index && <Results {...index} />}
      {overview && <Overview {...overview} />}
    </main>
  )
}

function Overview({ counts, makers }: NonNullable<PageData['overview']>) {
  return (
    <>
      <CountedAzIndex counts={counts} />
      {makers.length > 0 && (
        <section aria-labelledby="makers" className="pt-10">
          <div className="flex items-baseline justify-between gap-4 pb-3">
            <h2 id="makers" className="text-lg">
              Best-known manufacturers
            </h2>
            <TextLink to="/manufacturer">All manufacturers</TextLink>
          </div>
          <BrandStrip brands={makers.slice(0, MAKERS_SHOWN)} />
        </section>
      )}
    </>
  )
}

function Results({ choice, list, totalCount, isLowerBound }: NonNullable<PageData['index']>) {
  const { sign, inStock, rohs, isDescending, pageSize, pageNumber } = choice
  const after = (change: Partial<IndexChoice>) => listAddress({ ...choice, pageNumber: 1, ...change })
  return (
    <>
      <nav
        aria-label="Filters and order"
        className="tick-links flex flex-wrap items-center gap-x-6 gap-y-1 pb-3 text-sm"
      >
        <span className="w-32">
          <FacetChoice name="In stock" chosen={inStock} to={after({ inStock: !inStock })} />
        </span>
        <span className="w-24">
          <FacetChoice name="RoHS" chosen={rohs} to={after({ rohs: !rohs })} />
        </span>
        <TextLink to={after({ isDescending: !isDescending })} rel="nofollow" className="py-1">
          {isDescending ? 'Sorted Z to A: show A to Z' : 'Sorted A to Z: show Z to A'}
        </TextLink>
      </nav>
      <div className="grid gap-4">
        <GoodsList
          caption={`Part numbers beginning with ${startOf(sign)}`}
          list={list}
          totalCount={totalCount}
          isLowerBound={isLowerBound}
          page={pageNumber}
          pageSize={pageSize}
          hrefFor={(page) => listAddress({ ...choice, pageNumber: page })}
        />
        <PageSize size={pageSize} isNeeded={totalCount > PAGE_SIZES[0]} after={after} />
      </div>
    </>
  )
}
