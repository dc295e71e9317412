import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { recordCatalogChange } from '../catalog.service.ts'
import { type ChangeSide, insertChange } from './category-changes.queries.ts'
import * as queries from './category-tree.queries.ts'

/** Parts are in the categories of the last level. */
export const LAST_LEVEL = 3

export const changedMeanwhile = () =>
  new AppError('changed_meanwhile', 'Someone else has changed this meanwhile. Nothing was saved.')

/** One change of the tree at a time. */
export const changeTree = <T>(sql: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(sql, async (tx) => {
    await queries.lockTree(tx)
    const done = await work(tx)
    await recordCatalogChange(tx)
    return done
  })

export async function getState(tx: Tx, categoryId: number): Promise<queries.CategoryState> {
  const state = await queries.findCategory(tx, categoryId)
  if (!state) throw new AppError('not_found', 'There is no such category.')
  return state
}

export const sideOf = ({ name, parentId, position, path }: queries.CategoryState): ChangeSide => ({
  name,
  parentId,
  position,
  above: path.slice(0, -1),
})

export function createCategory(sql: Db, { parentId, name }: { parentId: number | null; name: string }, who: string) {
  return changeTree(sql, async (tx) => {
    const parent = parentId === null ? undefined : await getState(tx, parentId)
    const level = (parent?.level ?? 0) + 1
    if (level > LAST_LEVEL)
      throw new AppError('invalid_input', 'Categories have three levels: inside this one there are parts only.')
    await assertNameIsFree(tx, { categoryId: 0, parentId, name })
    const position = (await queries.findLastPosition(tx, parentId)) + 1
    const categoryId = await queries.insertCategory(tx, { parentId, level, position, name })
    const after = sideOf(await getState(tx, categoryId))
    await insertChange(tx, { who, action: 'created', categoryId, before: null, after, undoes: null })
    return { categoryId }
  })
}

export function renameCategory(
  sql: Db,
  { categoryId, before, name }: { categoryId: number; before: string; name: string },
  who: string,
) {
  return changeTree(sql, async (tx) => {
    const now = await getState(tx, categoryId)
    if (now.name !== before) throw changedMeanwhile()
    if (now.name !== name) await applyState(tx, now, { ...now, name }, { who, action: 'renamed', undoes: null })
    return {}
  })
}

interface MoveInput {
  categoryId: number
  parentBefore: number
  parentId: number
}

export function moveCategory(sql: Db, { categoryId, parentBefore, parentId }: MoveInput, who: string) {
  return changeTree(sql, async (tx) => {
    const now = await getState(tx, categoryId)
    if (now.parentId !== parentBefore) throw changedMeanwhile()
    if (parentId === parentBefore) return {}
    const position = (await queries.findLastPosition(tx, parentId)) + 1
    await applyState(tx, now, { ...now, parentId, position }, { who, action: 'moved', undoes: null })
    return {}
  })
}

interface ChangeNote {
  who: string
  action: 'renamed' | 'moved'
  undoes: number | null
}

/** Gives a category another name, parent or place, and keeps its old path for lists that name it. */
export async function applyState(
  tx: Tx,
  now: queries.CategoryState,
  wanted: queries.CategoryState,
  note: ChangeNote,
): Promise<void> {
  await assertParentFits(tx, wanted)
  await assertNameIsFree(tx, wanted)
  await queries.keepFormerPaths(tx, now)
  await queries.updateCategory(tx, wanted)
  if (now.parentId !== wanted.parentId && now.parentId !== null && wanted.parentId !== null)
    await queries.moveCounts(tx, now.parentId, wanted.parentId, now.goodsCount)
  const after = sideOf(await getState(tx, now.categoryId))
  await insertChange(tx, { ...note, categoryId: now.categoryId, before: sideOf(now), after })
}

/** A category stays on its level, so that nothing can end up inside itself. */
async function assertParentFits(tx: Tx, { categoryId, parentId, level }: queries.CategoryState): Promise<void> {
  if (level === 1) return
  if (parentId === categoryId) throw new AppError('invalid_input', 'A category cannot be moved into itself.')
  const parent = parentId === null ? undefined : await queries.findCategory(tx, parentId)
  if (!parent) throw new AppError('invalid_input', 'The category that it was to go into is gone.')
  if (parent.level !== level - 1)
    throw new AppError(
      'invalid_input',
      `A category of level ${level} goes into one of level ${level - 1}; “${parent.name}” is on level ${parent.level}.`,
    )
}

async function assertNameIsFree(tx: Tx, state: Pick<queries.CategoryState, 'categoryId' | 'parentId' | 'name'>) {
  if (await queries.hasSiblingNamed(tx, state))
    throw new AppError('invalid_input', `There is a category “${state.name}” beside it already.`)
}

interface OrderInput {
  parentId: number | null
  before: number[]
  order: number[]
}

export function orderCategories(sql: Db, input: OrderInput, who: string) {
  return changeTree(sql, async (tx) => {
    if (input.parentId !== null) await getState(tx, input.parentId)
    await applyOrder(tx, input, { who, undoes: null })
    return {}
  })
}

export async function applyOrder(
  tx: Tx,
  { parentId, before, order }: OrderInput,
  note: { who: string; undoes: number | null },
): Promise<void> {
  const children = await queries.listChildren(tx, parentId)
  const names = new Map(children.map(({ categoryId, name }) => [categoryId, name]))
  if ([...names.keys()].join() !== before.join()) throw changedMeanwhile()
  if (order.toSorted((a, b) => a - b).join() !== before.toSorted((a, b) => a - b).join())
    throw new AppError('invalid_input', 'The order must name each category once.')
  if (order.join() === before.join()) return
  await queries.orderChildren(tx, order)
  const side = (ids: number[]): ChangeSide => ({ parentId, order: ids, names: ids.map((id) => names.get(id) ?? '') })
  const name = parentId === null ? undefined : (await getState(tx, parentId)).name
  const after = { ...side(order), ...(name !== undefined && { name }) }
  await insertChange(tx, { ...note, action: 'ordered', categoryId: parentId, before: side(before), after })
}

export function removeCategory(sql: Db, { categoryId, before }: { categoryId: number; before: string }, who: string) {
  return changeTree(sql, async (tx) => {
    const now = await getState(tx, categoryId)
    if (now.name !== before) throw changedMeanwhile()
    await removeEmpty(tx, now, { who, undoes: null })
    return {}
  })
}

export async function removeEmpty(
  tx: Tx,
  now: queries.CategoryState,
  note: { who: string; undoes: number | null },
): Promise<void> {
  const { categoryId, level, name } = now
  if (await queries.isInUse(tx, categoryId))
    throw new AppError(
      'wrong_status',
      `“${name}” is not empty: please move ${level === LAST_LEVEL ? 'its parts' : 'the categories inside'} first.`,
    )
  const whole = await queries.readWhole(tx, categoryId)
  await queries.deleteCategory(tx, categoryId)
  await insertChange(tx, { ...note, action: 'removed', categoryId, before: sideOf(now), after: null, whole })
}
