import { writeCsv } from '#shared/csv/csv.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { saveBlob } from '#web/save-file.ts'
import { notify } from '#web/ui/overlays/notify.ts'
import type { CategoryName } from '../../catalog.contract.ts'
import { categoryGoods } from '../../filters.contract.ts'
import { withOwnPrices } from '../own-prices/use-own-prices.ts'
import type { CategoryState } from './category-choice.ts'
import { goodsRows } from './export-rows.ts'

const MAX_EXPORTED = 1000

export async function exportCategory({ categoryId, categoryName }: CategoryName, state: CategoryState): Promise<void> {
  const { list, totalCount, trade } = await callApi(categoryGoods, {
    ...state,
    categoryId,
    pageNumber: 1,
    pageSize: MAX_EXPORTED,
    withTrade: true,
  })
  const name = categoryName.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  saveBlob(new Blob([writeCsv(goodsRows(await withOwnPrices(list), trade ?? []))], { type: 'text/csv' }), `${name}.csv`)
  const saved = `Saved ${formatCount(list.length)} ${list.length === 1 ? 'part' : 'parts'}`
  const isCut = totalCount > list.length
  notify({
    kind: isCut ? 'info' : 'success',
    message: isCut ? `${saved}, the first of ${formatCount(totalCount)}. Filter to get the others.` : saved,
  })
}
