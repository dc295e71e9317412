import { afterAll, expect, inject, test } from 'vitest'
import { openEmptyStore } from '../test-support/empty-store.ts'
import { listSamples } from './samples.service.ts'

const store = await openEmptyStore(inject('templateUrl'), `supply_samples_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql, bring } = store
afterAll(() => store.close())

test('a dry run lists changed fields, new and discontinued parts', async () => {
  await bring('MPN,Maker,Price,Stock,Gate charge\nA,Acme,1,5,3 nC\nB,Acme,1,1,\nC,Acme,1,7,\n', { kind: 'full' })
  const dry = await bring(
    'MPN,Maker,Price,Stock,Category,Gate charge,ECCN,Our cost\nA,Acme,1,0,,4 nC,EAR99,0.5\nB,Acme,1,1,,,,\nD,New maker,2,3,New > Kind > Of part,,,\n',
    { kind: 'full', dryRun: true },
  )
  const { list } = await listSamples(sql, dry.importId)
  expect(list).toMatchObject([
    { action: 'changed', model: 'A', brandName: 'Acme' },
    { action: 'new', model: 'D', brandName: 'New maker' },
    { action: 'gone', model: 'C' },
  ])
  expect(list[0]?.before).toEqual({
    stock: 5,
    trade: { eccn: null },
    parameters: { 'Gate charge': '3 nC' },
  })
  expect(list[0]?.after).toEqual({
    stock: 0,
    trade: { eccn: 'EAR99' },
    parameters: { 'Gate charge': '4 nC' },
  })
  expect(list[1]?.after).toMatchObject({ category: 'Of part', tier_prices: [2], stock: 3 })
  expect(list[2]).toMatchObject({ before: { stock: 7 }, after: { stock: 0, lifecycle: 'No longer in range' } })
})
