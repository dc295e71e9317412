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
import { brandDetail, brandList } from '../../catalog.contract.ts'
import { brandAddress, pageAddress } from '../addresses.ts'
import { GoodsList } from '../goods-list.tsx'
import { PopularParts, type PopularPartsData } from '../popular-parts.tsx'
import { queryOf, readId, readPageNumber } from '../read-address.ts'

const PAGE_SIZE = 20
const BRANDS_LINKED = 30
const BRANDS_WITH_GOODS = 10
const GOODS_OF_EACH = 2

/** The goods of one maker and nothing else, or some of the largest ones. */
async function read(call: Call, { request }: Pick<LoaderFunctionArgs, 'request'>) {
  const query = queryOf(request)
  return query.has('brandId') ? readBrand(call, readId(query.get('brandId')), readPageNumber(query)) : readPopular(call)
}

async function readPopular(call: Call): Promise<PopularPartsData> {
  const { brand } = await call(brandList, {})
  const filled = brand.filter(({ goodsCount }) => goodsCount > 0)
  const largest = filled.toSorted((a, b) => b.goodsCount - a.goodsCount)
  const sections = await Promise.all(
    largest.slice(0, BRANDS_WITH_GOODS).map(async ({ brandId, brandName }) => {
      const { list } = await call(brandDetail, { brandId, pageSize: GOODS_OF_EACH })
      return { title: brandName, goods: list }
    }),
  )
  const links = largest.slice(0, BRANDS_LINKED).map(({ brandId, brandName, goodsCount }) => ({
    name: brandName,
    to: `/comListBrand?brandId=${brandId}`,
    goodsCount,
  }))
  return { links, sections }
}

async function readBrand(call: Call, brandId: number, pageNumber: number) {
  const { brandName, list, totalCount } = await orNotFound(
    call(brandDetail, { brandId, pageNumber, pageSize: PAGE_SIZE }),
  )
  return { brandId, brandName, list, totalCount, pageNumber }
}
type PageData = Awaited<ReturnType<typeof read>>

export const loader = (args: LoaderFunctionArgs) => read(args.context.get(callContext), args)
export const clientLoader = (args: ClientLoaderFunctionArgs) => read(callApi, args)

export function meta({ loaderData, matches }: TitleArgs & { loaderData?: PageData }) {
  if (!loaderData) return []
  if ('sections' in loaderData)
    return [
      titled({ matches }, 'Popular parts by manufacturer'),
      {
        name: 'description',
        content: 'The most ordered parts of the largest manufacturers: stock, tier prices, datasheets.',
      },
      { tagName: 'link', rel: 'canonical', href: '/comListBrand' },
    ]
  const { brandId, brandName, totalCount, pageNumber } = loaderData
  const page = pageNumber > 1 ? `, page ${pageNumber}` : ''
  return [
    titled({ matches }, `All parts of ${brandName}${page}`),
    {
      name: 'description',
      content: `${formatCount(totalCount)} parts of ${brandName} in one list: stock, tier prices and datasheets.`,
    },
    {
      tagName: 'link',
      rel: 'canonical',
      href: pageAddress(brandAddress(brandId), new URLSearchParams(), pageNumber),
    },
  ]
}

export default function BrandListPage({ loaderData }: { loaderData: PageData }) {
  return (
    <main id="main" className="page-width grow pt-4 pb-16">
      {'sections' in loaderData ? (
        <PopularParts
          {...loaderData}
          title="Popular parts by manufacturer"
          linksLabel="Product lists by manufacturer"
          all={{ label: 'All manufacturers', to: '/manufacturer' }}
        />
      ) : (
        <OneBrand {...loaderData} />
      )}
    </main>
  )
}

type BrandData = Extract<PageData, { brandId: number }>

function OneBrand({ brandId, brandName, list, totalCount, pageNumber }: BrandData) {
  const { pathname, search } = useLocation()
  return (
    <>
      <Breadcrumb
        trail={[
          { label: 'Home', to: '/' },
          { label: 'Manufacturers', to: '/manufacturer' },
        ]}
        current={brandName}
      />
      <div className="pt-3 pb-5">
        <PageHeading
          meta={`${formatCount(totalCount)} ${totalCount === 1 ? 'part' : 'parts'}`}
          actions={<TextLink to={brandAddress(brandId)}>About {brandName}</TextLink>}
        >
          Parts of {brandName}
        </PageHeading>
      </div>
      <GoodsList
        caption={`Parts of ${brandName}`}
        list={list}
        totalCount={totalCount}
        page={pageNumber}
        pageSize={PAGE_SIZE}
        hrefFor={(page) => pageAddress(pathname, new URLSearchParams(search), page)}
      />
    </>
  )
}
