import { recordCatalogChange } from '#features/catalog/server/catalog.service.ts'
import { claimPartFiles } from '#features/resource/server/resource.service.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { offsetOf } from '#shared/paging.ts'
import { deletePart, findRemovalObstacle } from './new-part.queries.ts'
import * as changes from './part-changes.queries.ts'
import { lockPart } from './parts.queries.ts'
import { lockLeaf } from './place.queries.ts'

/** The editor, and whether they may see costs. */
export interface Editor {
  who: string
  maySeeCosts: boolean
}

export const costsNotAllowed = () => new AppError('not_allowed', 'Only staff who write quotes can see costs.')

interface Change {
  goodsId: number
  who: string
  goodsPatch: string
  columns: string[]
  tradePatch: string | null
  tradeColumns: string[]
  parameters: { before: Record<string, string>; after: Record<string, string> } | null
  undoes: number | null
}

/** Whether anything is different now. */
export async function applyChange(tx: Tx, change: Change): Promise<boolean> {
  const { goodsId, who, goodsPatch, columns, tradePatch, tradeColumns, parameters, undoes } = change
  const noted = { columns, trade: tradeColumns }
  await claimPartFiles(tx, [goodsPatch, tradePatch ?? ''])
  const changeId = await changes.noteBefore(tx, { goodsId, who, undoes, ...noted })
  await changes.updatePart(tx, goodsId, columns, goodsPatch)
  if (tradeColumns.length > 0) await changes.updateTrade(tx, goodsId, tradePatch ?? '{}')
  const changed = await changes.noteAfter(tx, changeId, noted, parameters ?? undefined)
  if (changed) await recordCatalogChange(tx)
  return changed
}

const COST_COLUMNS = ['cost', 'cost_currency']
const hasCost = ({ trade }: Record<string, unknown>) => COST_COLUMNS.some((column) => column in Object(trade))

function withoutCost({ trade, ...columns }: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(Object(trade)).filter(([column]) => !COST_COLUMNS.includes(column))
  return { ...columns, ...(kept.length > 0 && { trade: Object.fromEntries(kept) }) }
}

export async function listHistory(
  sql: Db,
  { goodsId, ...page }: { goodsId: number; pageNumber: number; pageSize: number },
  maySeeCosts: boolean,
) {
  const [list, totalCount] = await Promise.all([
    changes.listChanges(sql, goodsId, page.pageSize, offsetOf(page)),
    changes.countChanges(sql, goodsId),
  ])
  return {
    list: list.map(({ before, after, ...row }) => {
      const isHidden = !maySeeCosts && hasCost(after)
      const sides = isHidden ? { before: withoutCost(before), after: withoutCost(after) } : { before, after }
      return { ...row, ...sides, isHidden, at: row.at.toISOString() }
    }),
    totalCount,
  }
}

/** Undoes a change, unless the same fields have changed since. */
export function undoChange(
  sql: Db,
  { goodsId, changeId }: { goodsId: number; changeId: number },
  { who, maySeeCosts }: Editor,
) {
  return inTransaction(sql, async (tx) => {
    await lockPart(tx, goodsId)
    const undo = await changes.findUndo(tx, goodsId, changeId)
    if (!undo) throw new AppError('not_found', 'There is no such change.')
    if (!maySeeCosts && undo.tradeColumns.includes('cost')) throw costsNotAllowed()
    if (undo.isCreation) {
      await removeCreated(tx, goodsId)
      return {}
    }
    if (undo.reference !== null)
      throw new AppError('wrong_status', `This belongs to: ${undo.reference}. Please undo it there.`)
    if (undo.isUndone) throw new AppError('wrong_status', 'This change has been undone already.')
    if (undo.changedSince.length > 0)
      throw new AppError('changed_meanwhile', 'A later change concerns the same fields. Nothing was undone.')
    if (undo.categoryId !== null && (await lockLeaf(tx, undo.categoryId)) === undefined)
      throw new AppError('changed_meanwhile', 'Its earlier category no longer exists. Nothing was undone.')
    await applyChange(tx, { goodsId, who, undoes: changeId, ...undo })
    return {}
  })
}

/** A part that was made by hand; whatever else was changed meanwhile must be undone first. */
async function removeCreated(tx: Tx, goodsId: number): Promise<void> {
  const obstacle = await findRemovalObstacle(tx, goodsId)
  if (obstacle) throw new AppError('changed_meanwhile', `${obstacle} The part was not removed.`)
  await deletePart(tx, goodsId)
}
