import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { pageAddress } from '#features/catalog/web/addresses.ts'
import { AzIndex } from '#features/catalog/web/category/az-index.tsx'
import { countText } from '#features/catalog/web/filters/count-text.ts'
import { GoodsList } from '#features/catalog/web/goods-list.tsx'
import { queryOf, readPageNumber } from '#features/catalog/web/read-address.ts'
import type { Call } from '#shared/endpoint.ts'
import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { type TitleArgs, titled } from '#web/site-name.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { indexGoods } from '../search.contract.ts'

const PAGE_SIZE = 20

/** Without a key there is the strip to choose from, and no list yet. */
async function read(call: Call, { request }: Pick<LoaderFunctionArgs, 'request'>) {
  const query = queryOf(request)
  const asked = query.get('key')
  if (asked === null) return { index: undefined }
  const pageNumber = readPageNumber(query)
  const goods = await orNotFound(call(indexGoods, { key: asked, pageNumber, pageSize: PAGE_SIZE }))
  return { index: { sign: asked.trim().toUpperCase(), pageNumber, ...goods } }
}
type PageData = Awaited<ReturnType<typeof read>>

export const loader = (args: LoaderFunctionArgs) => read(args.context.get(callContext), args)
export const clientLoader = (args: ClientLoaderFunctionArgs) => read(callApi, args)

const startOf = (sign: string): string => (sign === '#' ? 'neither letter nor digit' : sign)
const listAddress = (sign: string, page: number): string =>
  pageAddress('/searchAZ', new URLSearchParams({ key: sign }), page)

export function meta({ loaderData, matches }: TitleArgs & { loaderData?: PageData }) {
  if (!loaderData) return []
  if (!loaderData.index)
    return [
      titled({ matches }, 'Part numbers from A to Z'),
      { name: 'description', content: 'All part numbers of the catalogue by their first letter or digit.' },
      { tagName: 'link', rel: 'canonical', href: '/searchAZ' },
    ]
  const { sign, pageNumber, totalCount, isLowerBound } = loaderData.index
  const page = pageNumber > 1 ? `, page ${pageNumber}` : ''
  return [
    titled({ matches }, `Part numbers beginning with ${startOf(sign)}${page}`),
    {
      name: 'description',
      content: `${countText(totalCount, isLowerBound)} parts whose number begins with ${startOf(sign)}: stock, tier prices and data sheets.`,
    },
    { tagName: 'link', rel: 'canonical', href: listAddress(sign, pageNumber) },
  ]
}

export default function IndexPage({ loaderData: { index } }: { loaderData: PageData }) {
  return (
    <main id="main" className="page-width grow pt-4 pb-16">
      <Breadcrumb trail={[{ label: 'Home', to: '/' }]} current="Part numbers from A to Z" />
      <div className="pt-3 pb-4">
        <PageHeading meta={index && `${countText(index.totalCount, index.isLowerBound)} parts`}>
          {index ? `Part numbers beginning with ${startOf(index.sign)}` : 'Part numbers from A to Z'}
        </PageHeading>
      </div>
      <div className="pb-6">
        <AzIndex current={index?.sign} />
      </div>
      {index ? <Results {...index} /> : <p className="text-ink-2">Choose the first character of a number.</p>}
    </main>
  )
}

function Results({ sign, pageNumber, list, totalCount, isLowerBound }: NonNullable<PageData['index']>) {
  return (
    <GoodsList
      caption={`Part numbers beginning with ${startOf(sign)}`}
      list={list}
      totalCount={totalCount}
      isLowerBound={isLowerBound}
      page={pageNumber}
      pageSize={PAGE_SIZE}
      hrefFor={(page) => listAddress(sign, page)}
    />
  )
}
