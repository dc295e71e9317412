import { type Context, callerOf, hasRight, implement } from '#server/api/implement.ts'
import * as bulkContract from '../../staff-bulk.contract.ts'
import * as contract from '../../staff-parts.contract.ts'
import * as bulk from './bulk.service.ts'
import { exportParts } from './export-parts.service.ts'
import * as newPart from './new-part.service.ts'
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
  implement(contract.partFormChoices, ({ sql }) => newPart.listFormChoices(sql)),
  implement(contract.partNumbered, ({ sql }, input) => newPart.findNumbered(sql, input)),
  implement(contract.createPart, (context, input) => newPart.createPart(context.sql, input, editorOf(context)), {
    snapshot: (sql, input) => newPart.findNumbered(sql, input),
  }),
  implement(contract.partHistory, (context, input) => history.listHistory(context.sql, input, maySeeCosts(context))),
  implement(contract.undoPartChange, (context, input) => history.undoChange(context.sql, input, editorOf(context))),
  implement(bulkContract.previewBulk, ({ sql }, input) => bulk.previewBulk(sql, input)),
  implement(bulkContract.changeBulk, (context, input) => bulk.changeBulk(context.sql, input, whoOf(context))),
  implement(bulkContract.bulkChanges, ({ sql }, page) => bulk.listBulkChanges(sql, page)),
  implement(bulkContract.undoBulk, (context, { bulkId }) => bulk.undoBulk(context.sql, bulkId, whoOf(context))),
]
