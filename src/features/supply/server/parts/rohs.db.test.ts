import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { countsOf, emptyStore, openEmptyStore } from '../test-support/empty-store.ts'
import { undoImport } from '../undo/undo.service.ts'
import { exportParts } from './export-parts.service.ts'

const store = await openEmptyStore(inject('templateUrl'), `supply_rohs_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql, bring } = store

beforeEach(() => emptyStore(sql))
afterAll(() => store.close())

const answers = async () =>
  Object.fromEntries(
    (await sql`select model, rohs_answer(rohs, rohs_unknown) rohs from goods order by model`).map(({ model, rohs }) => [
      model,
      rohs,
    ]),
  )

const ASKED =
  'MPN,Maker,Price,RoHS\nYES,Acme,1,Compliant\nNO,Acme,1,no\nEMPTY,Acme,1,\nDASH,Acme,1,-\nSAID,Acme,1,unknown\n'
const ANSWERED = { YES: true, NO: false, EMPTY: null, DASH: null, SAID: null }

describe('RoHS of a new part', () => {
  test.each([
    ['merged into the store', false],
    ['copied into an empty one', true],
  ])('is unknown without an answer, %s', async (_way, exclusive) => {
    await bring(ASKED, { exclusive })
    expect(await answers()).toEqual(ANSWERED)
  })

  test.each([
    ['merged into the store', false],
    ['copied into an empty one', true],
  ])('is unknown without a column, and so is everything else that nobody has said, %s', async (_way, exclusive) => {
    await bring('MPN,Maker,Price,Series\nA,Acme,1,X\n', { exclusive })
    expect(await answers()).toEqual({ A: null })
    expect(
      await sql`
        select eccn, hts, origin_country, reach, msl, weight_grams, date_code, lot, non_cancellable,
          (select count(*)::int from attribute) parameters
        from goods_trade`,
    ).toEqual([
      {
        eccn: null,
        hts: null,
        origin_country: null,
        reach: null,
        msl: null,
        weight_grams: null,
        date_code: null,
        lot: null,
        non_cancellable: null,
        parameters: 0,
      },
    ])
  })

  test('is not answered by whether it is free of lead', async () => {
    await bring('MPN,Maker,Price,Lead free\nA,Acme,1,yes\nB,Acme,1,no\n')
    expect(await answers()).toEqual({ A: null, B: null })
    expect(await sql`select attribute_name name from attribute`).toEqual([{ name: 'Lead free' }])
  })
})

describe('RoHS of a part in the store', () => {
  test('is kept by a list without the column or with an empty cell, and changed by an answer', async () => {
    await bring(ASKED)
    expect(countsOf(await bring('MPN,Maker,Price\nYES,Acme,2\nNO,Acme,2\nEMPTY,Acme,2\n'))).toEqual([0, 3, 0, 0, 0])
    expect(countsOf(await bring('MPN,Maker,RoHS\nYES,Acme,\nNO,Acme,unknown\nEMPTY,Acme,n/a\n'))).toEqual([
      0, 0, 3, 0, 0,
    ])
    expect(await answers()).toEqual(ANSWERED)
    expect(countsOf(await bring('MPN,Maker,RoHS\nYES,Acme,no\nNO,Acme,no\nEMPTY,Acme,no\nDASH,Acme,yes\n'))).toEqual([
      0, 3, 1, 0, 0,
    ])
    expect(await answers()).toEqual({ YES: false, NO: false, EMPTY: false, DASH: true, SAID: null })
  })

  test('is restored by undo, also from what a version that did not know "unknown" has saved', async () => {
    await bring(ASKED)
    const answering = () => bring('MPN,Maker,RoHS\nYES,Acme,no\nNO,Acme,yes\nEMPTY,Acme,no\nDASH,Acme,yes\n')
    await undoImport(sql, (await answering()).importId)
    expect(await answers()).toEqual(ANSWERED)
    const { importId } = await answering()
    await sql`update supply_change set before = before - 'rohs_unknown'`
    await undoImport(sql, importId)
    expect(await answers()).toMatchObject({ YES: true, NO: false })
  })

  test('is exported as an empty cell when it is unknown, and stays so when the file is imported', async () => {
    await bring(ASKED)
    const { file } = await exportParts(sql, { keyword: '', brandId: undefined, categoryId: undefined, format: 'csv' })
    const [head = '', ...rows] = String(file.body).trim().split('\r\n')
    const column = head.split(',').indexOf('RoHS')
    expect(Object.fromEntries(rows.map((row) => [row.split(',')[0], row.split(',')[column]]))).toEqual({
      YES: 'yes',
      NO: 'no',
      EMPTY: '',
      DASH: '',
      SAID: '',
    })
    expect(countsOf(await bring(String(file.body)))).toEqual([0, 0, 5, 0, 0])
    expect(await answers()).toEqual(ANSWERED)
  })
})
