import type { Tx } from '#server/database/connect.ts'
import { arrange } from '../../name-lists/name-list.rules.ts'
import { pathKey } from '../../rows/category-path.rules.ts'
import { listCategories, reserveIds } from '../names.queries.ts'
import * as queries from './name-list.queries.ts'

/** Creates missing categories; siblings get the order of the list. */
export async function mergeCategories(tx: Tx, paths: ReadonlyArray<readonly string[]>, dryRun: boolean) {
  const known = await listCategories(tx)
  const pathOf = new Map<number, string[]>()
  const byPath = new Map<string, queries.CategoryRow>()
  const children = new Map<number | null, queries.CategoryRow[]>()
  const add = (row: queries.CategoryRow, path: string[]) => {
    pathOf.set(row.id, path)
    byPath.set(pathKey(path), row)
    children.set(row.parentId, [...(children.get(row.parentId) ?? []), row])
  }
  for (const row of known) add(row, [...(row.parentId === null ? [] : (pathOf.get(row.parentId) ?? [])), row.name])

  const missing = new Set<string>()
  for (const path of paths)
    for (let level = 1; level <= path.length; level += 1) {
      const key = pathKey(path.slice(0, level))
      if (!byPath.has(key)) missing.add(key)
    }
  // A dry run reserves no ids.
  let nextId = missing.size > 0 && !dryRun ? await reserveIds(tx, 'category', missing.size) : 1_000_000_000
  const created: queries.CategoryRow[] = []
  const listed = new Map<number | null, Set<number>>()
  for (const path of paths) {
    let parentId: number | null = null
    for (const [depth, name] of path.entries()) {
      const own = path.slice(0, depth + 1)
      let row = byPath.get(pathKey(own))
      if (!row) {
        row = { id: nextId, parentId, level: depth + 1, position: (children.get(parentId)?.length ?? 0) + 1, name }
        nextId += 1
        created.push(row)
        add(row, own)
      }
      listed.set(parentId, (listed.get(parentId) ?? new Set()).add(row.id))
      parentId = row.id
    }
  }
  const moved = [...listed].flatMap(([parentId, ids]) => arrange(children.get(parentId) ?? [], [...ids]))
  const isNew = new Set(created.map(({ id }) => id))
  const isMoved = new Set(moved.map(({ id }) => id))
  if (!dryRun && created.length > 0) await queries.insertCategories(tx, created)
  if (!dryRun && moved.length > 0) await queries.moveCategories(tx, moved)
  const unchanged = [...listed.values()].flatMap((ids) => [...ids]).filter((id) => !isNew.has(id) && !isMoved.has(id))
  return { new: created.length, changed: moved.filter(({ id }) => !isNew.has(id)).length, unchanged: unchanged.length }
}
