import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { listChanges, undoChange } from '#features/catalog/server/staff/category-changes.service.ts'
import {
  createCategory,
  moveCategory,
  removeCategory,
  renameCategory,
} from '#features/catalog/server/staff/category-tree.service.ts'
import { inTransaction } from '#server/database/connect.ts'
import { createNames, StaleImportError } from '../new-names.queries.ts'
import { createStage, dropStage, stageTable } from '../stage.queries.ts'
import { emptyStore, openEmptyStore } from '../test-support/empty-store.ts'

const store = await openEmptyStore(inject('templateUrl'), `supply_paths_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql, bring } = store
beforeEach(() => emptyStore(sql))
afterAll(() => store.close())

const LIST = 'MPN,Maker,Category,Price\nA,Acme,Passives > Resistors > Chip,1\nB,Acme,Passives > Capacitors > MLCC,1\n'

/** Part, its path, and the name of the category it is in. */
const filed = async () =>
  (
    await sql<{ line: string }[]>`
      select model || ': ' || top.category_name || ' > ' || middle.category_name || ' > ' || leaf.category_name line
      from goods join category leaf using (category_id) join category middle on middle.category_id = leaf.parent_id
      join category top on top.category_id = middle.parent_id order by model`
  ).map(({ line }) => line)
const idOf = async (name: string) =>
  (await sql<{ id: number }[]>`select category_id id from category where category_name = ${name}`)[0]?.id ?? 0
const rename = async (before: string, name: string) =>
  renameCategory(sql, { categoryId: await idOf(before), before, name }, 'staff')

describe('a list that names the old path of a category', () => {
  test('finds a renamed one, on any level and after several changes', async () => {
    await bring(LIST)
    await rename('Passives', 'Passive parts')
    await rename('Resistors', 'Fixed resistors')
    await rename('Chip', 'Chip resistors')
    const names = await sql`select category_id from category`
    await bring(LIST.replaceAll(',1\n', ',2\n'))
    expect(await filed()).toEqual([
      'A: Passive parts > Fixed resistors > Chip resistors',
      'B: Passive parts > Capacitors > MLCC',
    ])
    expect(await sql`select category_id from category`).toHaveLength(names.length)
    // Something new below an old path, and the old name of a leaf alone.
    await bring('MPN,Maker,Category,Price\nC,Acme,Passives > Resistors > Melf,1\nD,Acme,Chip,1\n')
    expect((await filed()).slice(2)).toEqual([
      'C: Passive parts > Fixed resistors > Melf',
      'D: Passive parts > Fixed resistors > Chip resistors',
    ])
  })

  test('finds a moved one, also when nothing is left where it was', async () => {
    await bring(LIST)
    const top = await createCategory(sql, { parentId: null, name: 'Components' }, 'staff')
    for (const name of ['Resistors', 'Capacitors'])
      await moveCategory(
        sql,
        { categoryId: await idOf(name), parentBefore: await idOf('Passives'), parentId: top.categoryId },
        'staff',
      )
    await removeCategory(sql, { categoryId: await idOf('Passives'), before: 'Passives' }, 'staff')
    await bring(LIST.replaceAll(',1\n', ',2\n'))
    expect(await filed()).toEqual(['A: Components > Resistors > Chip', 'B: Components > Capacitors > MLCC'])
    expect(await idOf('Passives')).toBe(0)
  })

  test('finds one that was removed and put back', async () => {
    await bring(LIST)
    const { categoryId } = await createCategory(sql, { parentId: await idOf('Resistors'), name: 'Melf' }, 'staff')
    await rename('Melf', 'Melf resistors')
    await removeCategory(sql, { categoryId, before: 'Melf resistors' }, 'staff')
    const [removed] = (await listChanges(sql, { pageNumber: 1, pageSize: 1 })).list
    await undoChange(sql, removed?.changeId ?? 0, 'staff')
    await bring('MPN,Maker,Category,Price\nC,Acme,Passives > Resistors > Melf,1\n')
    expect(await filed()).toContain('C: Passives > Resistors > Melf resistors')
  })

  test('means a category that has the name now', async () => {
    await bring(LIST)
    await rename('Chip', 'Chip resistors')
    const { categoryId } = await createCategory(sql, { parentId: await idOf('Resistors'), name: 'Chip' }, 'staff')
    await bring(LIST.replaceAll(',1\n', ',2\n'))
    expect(await filed()).toContain('A: Passives > Resistors > Chip')
    expect(await idOf('Chip')).toBe(categoryId)
  })
})

test('an import is read again when a category was removed after its files were read', async () => {
  const { importId } = await bring(LIST)
  const { categoryId } = await createCategory(sql, { parentId: await idOf('Resistors'), name: 'Melf' }, 'staff')
  const stage = stageTable(importId)
  await inTransaction(sql, async (tx) => {
    await createStage(tx, importId)
    await tx`
      insert into ${tx(stage)} (row_no, file, line, maybe_repeated, brand_id, model, category_id, value_ids, stem, own_stem, own_group)
      select 1, 1, 2, false, brand_id, 'M', ${categoryId}::int, '{}', 'M', false, false from brand limit 1`
    await createNames(tx, importId, stage)
  })
  await removeCategory(sql, { categoryId, before: 'Melf' }, 'staff')
  const late = inTransaction(sql, (tx) => createNames(tx, importId, stage))
  await expect(late).rejects.toThrow(StaleImportError)
  await dropStage(sql, importId)
})
