import { type Context, callerOf, implement } from '#server/api/implement.ts'
import * as contract from '../../staff-parts.contract.ts'
import * as prices from '../../staff-prices.contract.ts'
import * as bulk from './bulk-prices.service.ts'
import { exportParts } from './export-parts.service.ts'
import * as parts from './parts.service.ts'

const whoOf = (context: Context) => callerOf(context).who ?? ''

export const partsApi = [
  implement(contract.staffParts, ({ sql }, input) => parts.listParts(sql, input)),
  implement(contract.partChoices, ({ sql }) => parts.listChoices(sql)),
  implement(contract.exportParts, ({ sql }, input) => exportParts(sql, input)),
  implement(contract.staffPart, ({ sql }, { goodsId }) => parts.getPartDetail(sql, goodsId)),
  implement(contract.editPart, (context, input) => parts.editPart(context.sql, input, whoOf(context))),
  implement(contract.partHistory, ({ sql }, input) => parts.listHistory(sql, input)),
  implement(contract.undoPartChange, (context, input) => parts.undoChange(context.sql, input, whoOf(context))),
  implement(prices.previewPrices, ({ sql }, input) => bulk.previewPrices(sql, input)),
  implement(prices.changePrices, (context, input) => bulk.changePrices(context.sql, input, whoOf(context))),
  implement(prices.priceChanges, ({ sql }, page) => bulk.listPriceChanges(sql, page)),
  implement(prices.undoPrices, (context, { bulkId }) => bulk.undoPrices(context.sql, bulkId, whoOf(context))),
]
