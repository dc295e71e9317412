import type { ClientLoaderFunctionArgs } from 'react-router'
import { brandList, categoryTree } from '#features/catalog/catalog.contract.ts'
import { queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { callApi } from '#web/call.ts'
import { priceListDetail } from '../../staff-price-lists.contract.ts'
import { PRICES_PAGE_SIZE } from './fixed-prices.tsx'
import { PriceListView } from './price-list-view.tsx'

export const meta = () => [{ title: 'Price list | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const query = queryOf(request)
  const pageNumber = readPageNumber(query)
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 100)
  // An invalid id is not found.
  const priceListId = /^[1-9]\d{0,8}$/.test(params.priceListId ?? '') ? Number(params.priceListId) : 2_147_483_647
  const [detail, { list: categories }, { brand: brands }] = await Promise.all([
    callApi(priceListDetail, { priceListId, keyword, pageNumber, pageSize: PRICES_PAGE_SIZE }),
    callApi(categoryTree, {}),
    callApi(brandList, {}),
  ])
  return { detail, names: { categories, brands }, keyword, pageNumber }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

export default function PriceListPage({ loaderData }: { loaderData: PageData }) {
  return <PriceListView key={loaderData.detail.priceList.priceListId} {...loaderData} />
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
