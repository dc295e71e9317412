import type { Db, Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { offsetOf } from '#shared/paging.ts'
import type { CategoryChange } from '../../staff-category-tree.contract.ts'
import * as changes from './category-changes.queries.ts'
import { findCategory, hasSiblingNamed, restoreCategory } from './category-tree.queries.ts'
import {
  applyOrder,
  applyState,
  changedMeanwhile,
  changeTree,
  getState,
  removeEmpty,
  sideOf,
} from './category-tree.service.ts'

export async function listChanges(sql: Db, page: { pageNumber: number; pageSize: number }) {
  const [list, totalCount] = await Promise.all([
    changes.listChanges(sql, page.pageSize, offsetOf(page)),
    changes.countChanges(sql),
  ])
  return { list: list.map(describe), totalCount }
}

/** As people read it. */
function describe({ before, after, ...row }: changes.ChangeRow): CategoryChange {
  const text = (side: changes.ChangeSide | null): string => {
    if (row.action === 'ordered') return (side?.names ?? []).join(', ')
    return (row.action === 'moved' ? side?.above?.join(' › ') : side?.name) ?? ''
  }
  return {
    ...row,
    at: row.at.toISOString(),
    name: (row.action === 'ordered' ? after?.name : (before?.name ?? after?.name)) ?? null,
    from: text(before),
    to: text(after),
  }
}

/** Undoes a change, unless the same has changed since. An undo is a change like any other. */
export function undoChange(sql: Db, changeId: number, who: string) {
  return changeTree(sql, async (tx) => {
    const change = await changes.findChange(tx, changeId)
    if (!change) throw new AppError('not_found', 'There is no such change.')
    if (change.isUndone) throw new AppError('wrong_status', 'This change has been undone already.')
    await undo(tx, change, { who, undoes: changeId })
    return {}
  })
}

type Change = NonNullable<Awaited<ReturnType<typeof changes.findChange>>>

async function undo(tx: Tx, change: Change, note: { who: string; undoes: number }): Promise<void> {
  const { action, categoryId, before, after } = change
  if (action === 'ordered')
    return applyOrder(tx, { parentId: categoryId, before: after?.order ?? [], order: before?.order ?? [] }, note)
  if (categoryId === null) throw new Error('the change names no category')
  if (action === 'removed') return restore(tx, categoryId, change, note)
  const now = await getState(tx, categoryId)
  if (action === 'created') return removeEmpty(tx, now, note)
  if (now.name !== after?.name || now.parentId !== after.parentId) throw changedMeanwhile()
  const wanted = { ...now, name: before?.name ?? now.name, parentId: before?.parentId ?? null }
  const position = now.parentId === wanted.parentId ? now.position : (before?.position ?? now.position)
  return applyState(tx, now, { ...wanted, position }, { ...note, action })
}

async function restore(tx: Tx, categoryId: number, { before, whole }: Change, note: { who: string; undoes: number }) {
  const parentId = before?.parentId ?? null
  if (parentId !== null && !(await findCategory(tx, parentId)))
    throw new AppError('changed_meanwhile', 'The category that it was inside of is gone. Nothing was undone.')
  if (await hasSiblingNamed(tx, { categoryId, parentId, name: before?.name ?? '' })) throw changedMeanwhile()
  await restoreCategory(tx, whole ?? '{}')
  const after = sideOf(await getState(tx, categoryId))
  await changes.insertChange(tx, { ...note, action: 'created', categoryId, before: null, after })
}
