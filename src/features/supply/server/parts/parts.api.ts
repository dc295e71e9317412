import { type Context, callerOf, hasRight, implement } from '#server/api/implement.ts'
import * as contract from '../../staff-parts.contract.ts'
import * as prices from '../../staff-prices.contract.ts'
import * as bulk from './bulk-prices.service.ts'
import { exportParts } from './export-parts.service.ts'
import * as history from './part-history.service.ts'
import * as parts from './parts.service.ts'

const whoOf = (context: Context) => callerOf(context).who ?? ''
const maySeeCosts = (context: Context) => hasRight(callerOf(context), 'quotes.write')
const editorOf = (context: Context) => ({ who: whoOf(context), maySeeCosts: maySeeCosts(context) })

export const partsApi = [
  implement(contract.staffParts, ({ sql }, input) => parts.listParts(sql, input)),
  implement(contract.partChoices, ({ sql }) => parts.listChoices(sql)),
  implement(contract.exportParts, ({ sql }, input) => exportParts(sql, input)),
  implement(contract.staffPart, (context, { goodsId }) =>
    parts.getPartDetail(context.sql, goodsId, maySeeCosts(context)),
  ),
  implement(contract.editPart, (context, input) => parts.editPart(context.sql, input, editorOf(context))),
  implement(contract.partHistory, (context, input) => history.listHistory(context.sql, input, maySeeCosts(context))),
  implement(contract.undoPartChange, (context, input) => history.undoChange(context.sql, input, editorOf(context))),
  implement(prices.previewPrices, ({ sql }, input) => bulk.previewPrices(sql, input)),
  implement(prices.changePrices, (context, input) => bulk.changePrices(context.sql, input, whoOf(context))),
  implement(prices.priceChanges, ({ sql }, page) => bulk.listPriceChanges(sql, page)),
  implement(prices.undoPrices, (context, { bulkId }) => bulk.undoPrices(context.sql, bulkId, whoOf(context))),
]
