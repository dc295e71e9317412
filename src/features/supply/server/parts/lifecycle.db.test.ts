import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { countsOf, emptyStore, openEmptyStore } from '../test-support/empty-store.ts'
import { undoImport } from '../undo/undo.service.ts'
import { exportParts } from './export-parts.service.ts'

const store = await openEmptyStore(inject('templateUrl'), `supply_lifecycle_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql, bring } = store

beforeEach(() => emptyStore(sql))
afterAll(() => store.close())

const lifecycles = async () =>
  Object.fromEntries((await sql`select model, lifecycle from goods`).map(({ model, lifecycle }) => [model, lifecycle]))

const TOLD =
  'MPN,Maker,Price,Status\nACTIVE,Acme,1,In production\nGONE,Acme,1,delisted\nEMPTY,Acme,1,\nDASH,Acme,1,-\nSAID,Acme,1,unknown\n'
const KNOWN = { ACTIVE: 'Active', GONE: 'No longer in range', EMPTY: 'Unknown', DASH: 'Unknown', SAID: 'Unknown' }

describe('the lifecycle of a part', () => {
  test.each([
    ['merged into the store', false],
    ['copied into an empty one', true],
  ])('is unknown until a list names it, %s', async (_way, exclusive) => {
    await bring(TOLD, { exclusive })
    expect(await lifecycles()).toEqual(KNOWN)
  })

  test('is kept by a list without the column or with an empty cell', async () => {
    await bring(TOLD)
    expect(countsOf(await bring('MPN,Maker,Price\nACTIVE,Acme,2\nEMPTY,Acme,2\n'))).toEqual([0, 2, 0, 0, 0])
    expect(countsOf(await bring('MPN,Maker,Status\nACTIVE,Acme,unknown\nEMPTY,Acme,n/a\n'))).toEqual([0, 0, 2, 0, 0])
    expect(await lifecycles()).toEqual(KNOWN)
    expect(countsOf(await bring('MPN,Maker,Status\nEMPTY,Acme,NRND\n'))).toEqual([0, 1, 0, 0, 0])
    expect(await lifecycles()).toMatchObject({ EMPTY: 'NRND' })
  })

  test('is exported as an empty cell when it is unknown, and the file changes nothing when it is imported', async () => {
    await bring(TOLD)
    const { file } = await exportParts(sql, { keyword: '', brandId: undefined, categoryId: undefined, format: 'csv' })
    const [head = '', ...rows] = String(file.body).trim().split('\r\n')
    const column = head.split(',').indexOf('Status')
    expect(Object.fromEntries(rows.map((row) => [row.split(',')[0], row.split(',')[column]]))).toEqual({
      ACTIVE: 'Active',
      GONE: 'No longer in range',
      EMPTY: '',
      DASH: '',
      SAID: '',
    })
    expect(countsOf(await bring(String(file.body)))).toEqual([0, 0, 5, 0, 0])
  })
})

const FULL = { kind: 'full' } as const
const BOTH = 'MPN,Maker,Price,Stock\nA,Acme,1,5\nB,Acme,1,5\n'
const WITHOUT_A = 'MPN,Maker,Price,Stock\nB,Acme,1,5\n'

describe('a part that a full list no longer has', () => {
  test('is no longer in range, and has its lifecycle again when it is listed, whatever happened in between', async () => {
    await bring('MPN,Maker,Price,Stock,Status\nA,Acme,1,5,NRND\nB,Acme,1,5,\n', FULL)
    await bring(WITHOUT_A, FULL)
    expect(await lifecycles()).toEqual({ A: 'No longer in range', B: 'Unknown' })
    await bring('MPN,Maker,Price\nA,Acme,2\n', { kind: 'price' })
    await bring('MPN,Maker,Stock\nA,Acme,7\n', { kind: 'stock' })
    await bring(WITHOUT_A, FULL)
    expect(await sql`select stock from goods where model = 'A'`).toEqual([{ stock: 0 }])
    const { importId } = await bring(BOTH, FULL)
    expect(await lifecycles()).toEqual({ A: 'NRND', B: 'Unknown' })
    await undoImport(sql, importId)
    expect(await lifecycles()).toEqual({ A: 'No longer in range', B: 'Unknown' })
  })

  test('stays obsolete when a list has said so', async () => {
    await bring('MPN,Maker,Price,Stock,Status\nA,Acme,1,5,Discontinued\nB,Acme,1,5,\n', FULL)
    expect(countsOf(await bring(WITHOUT_A, FULL))).toEqual([0, 0, 1, 1, 0])
    expect(await sql`select lifecycle, stock from goods where model = 'A'`).toEqual([
      { lifecycle: 'Obsolete', stock: 0 },
    ])
    expect(countsOf(await bring(WITHOUT_A, FULL))).toEqual([0, 0, 1, 0, 0])
    await bring(BOTH, FULL)
    expect(await lifecycles()).toMatchObject({ A: 'Obsolete' })
  })

  test('stays obsolete when staff have said so since', async () => {
    await bring(BOTH, FULL)
    await bring(WITHOUT_A, FULL)
    await sql`update goods set lifecycle = 'Obsolete' where model = 'A'`
    expect(countsOf(await bring(WITHOUT_A, FULL))).toEqual([0, 0, 1, 0, 0])
    expect(await lifecycles()).toMatchObject({ A: 'Obsolete' })
  })

  test('and that the previous version marked as obsolete is corrected by the next full list', async () => {
    await bring('MPN,Maker,Price,Stock,Status\nA,Acme,1,5,NRND\nB,Acme,1,5,\n', FULL)
    const asBefore = async () => {
      await bring(WITHOUT_A, FULL)
      await sql`alter table goods disable trigger note_edit`
      await sql`update goods set lifecycle = 'Obsolete' where model = 'A'`
      await sql`alter table goods enable trigger note_edit`
    }
    await asBefore()
    expect(countsOf(await bring(WITHOUT_A, FULL))).toEqual([0, 0, 1, 1, 0])
    expect(await lifecycles()).toMatchObject({ A: 'No longer in range' })
    expect(countsOf(await bring(WITHOUT_A, FULL))).toEqual([0, 0, 1, 0, 0])
    await bring(BOTH, FULL)
    expect(await lifecycles()).toMatchObject({ A: 'NRND' })
    await asBefore()
    await bring(BOTH, FULL)
    expect(await lifecycles()).toMatchObject({ A: 'NRND' })
  })
})
