import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLocation } from 'react-router'
import type { Call } from '#shared/endpoint.ts'
import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { type TitleArgs, titled } from '#web/site-name.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { groupDigits } from '#web/ui/display/money-format.ts'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { brandDetail } from '../../catalog.contract.ts'
import { brandAddress, pageAddress } from '../addresses.ts'
import { GoodsList } from '../goods-list.tsx'
import { queryOf, readId, readPageNumber } from '../read-address.ts'

const PAGE_SIZE = 20

async function read(call: Call, { params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>) {
  const pageNumber = readPageNumber(queryOf(request))
  const brand = await orNotFound(
    call(brandDetail, { brandId: readId(params.brandId), pageNumber, pageSize: PAGE_SIZE }),
  )
  return { brand, pageNumber }
}
type PageData = Awaited<ReturnType<typeof read>>

export const loader = (args: LoaderFunctionArgs) => read(args.context.get(callContext), args)
export const clientLoader = (args: ClientLoaderFunctionArgs) => read(callApi, args)

export function meta({ loaderData, matches }: TitleArgs & { loaderData?: PageData }) {
  if (!loaderData) return []
  const { brand, pageNumber } = loaderData
  const page = pageNumber > 1 ? `, page ${pageNumber}` : ''
  return [
    titled({ matches }, `${brand.brandName} parts${page}: stock and prices`),
    {
      name: 'description',
      content: `${groupDigits(String(brand.totalCount))} parts of ${brand.brandName} with stock, tier prices and data sheets.`,
    },
    {
      tagName: 'link',
      rel: 'canonical',
      href: pageAddress(brandAddress(brand.brandId), new URLSearchParams(), pageNumber),
    },
  ]
}

/** The page of a maker, and with `/brand/product/…` its product list alone. */
export default function BrandPage({ loaderData: { brand, pageNumber } }: { loaderData: PageData }) {
  const { pathname, search } = useLocation()
  const isList = pathname.toLowerCase().startsWith('/brand/product/')
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
        <PageHeading meta={`${groupDigits(String(brand.totalCount))} ${brand.totalCount === 1 ? 'part' : 'parts'}`}>
          {brand.brandName}
        </PageHeading>
        {brand.introduce && !isList && <p className="max-w-[72ch] pt-2 text-ink-2">{brand.introduce}</p>}
      </div>
      <GoodsList
        caption={`Parts of ${brand.brandName}`}
        list={brand.list}
        totalCount={brand.totalCount}
        page={pageNumber}
        pageSize={PAGE_SIZE}
        hrefFor={(page) => pageAddress(pathname, new URLSearchParams(search), page)}
      />
    </main>
  )
}
