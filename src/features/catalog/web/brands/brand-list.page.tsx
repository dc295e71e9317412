import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect, useLocation } from 'react-router'
import type { Call } from '#shared/endpoint.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { type TitleArgs, titled } from '#web/site-name.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { brandDetail } from '../../catalog.contract.ts'
import { brandAddress, pageAddress } from '../addresses.ts'
import { GoodsList } from '../goods-list.tsx'
import { queryOf, readId, readPageNumber } from '../read-address.ts'

const PAGE_SIZE = 20

/** The goods of one maker and nothing else; without a maker, the list of makers. */
async function read(call: Call, { request }: Pick<LoaderFunctionArgs, 'request'>) {
  const query = queryOf(request)
  if (!query.has('brandId')) throw redirect('/manufacturer')
  const pageNumber = readPageNumber(query)
  const brandId = readId(query.get('brandId'))
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
  const { brandId, brandName, totalCount, pageNumber } = loaderData
  const page = pageNumber > 1 ? `, page ${pageNumber}` : ''
  return [
    titled({ matches }, `All parts of ${brandName}${page}`),
    {
      name: 'description',
      content: `${formatCount(totalCount)} parts of ${brandName} in one list: stock, tier prices and data sheets.`,
    },
    {
      tagName: 'link',
      rel: 'canonical',
      href: pageAddress(brandAddress(brandId), new URLSearchParams(), pageNumber),
    },
  ]
}

export default function BrandListPage({ loaderData }: { loaderData: PageData }) {
  const { brandId, brandName, list, totalCount, pageNumber } = loaderData
  const { pathname, search } = useLocation()
  return (
    <main id="main" className="page-width grow pt-4 pb-16">
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
    </main>
  )
}
