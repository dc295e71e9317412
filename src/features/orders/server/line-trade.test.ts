import { expect, test } from 'vitest'
import { UNKNOWN_TRADE } from '#tests/support/unknown-trade.ts'
import type { OrderLine } from '../order.schema.ts'
import { customsTable, traceText } from './line-trade.ts'

const line = (goodsId: number, count: number) => ({ goodsId, count, goodsModel: `PART-${goodsId}` }) as OrderLine // all that is read

const trade = new Map([
  [1, { ...UNKNOWN_TRADE, hts: '8542.31', originCountry: 'CN', eccn: '3A991.a.2', msl: '3', weightGrams: 0.18 }],
  [2, { ...UNKNOWN_TRADE, originCountry: 'JP', weightGrams: 0.0062 }],
  [3, { ...UNKNOWN_TRADE, dateCode: '2540+', lot: 'L77A2' }],
  [5, { ...UNKNOWN_TRADE, series: 'STM32F1', reach: 'Unaffected' }],
])

test('each line has its customs data, moisture level and weights; a line without any is left out', () => {
  expect(customsTable([line(1, 10_000), line(3, 5), line(2, 100)], trade)?.rows).toEqual([
    ['1', 'PART-1', '8542.31', 'CN', '3A991.a.2', '3', '0.18 g', '1.8 kg'],
    ['3', 'PART-2', '-', 'JP', '-', '-', '6.2 mg', '0.62 g'],
    ['', '2 of 3 lines', '', '', '', '', '', '1.8 kg'],
  ])
})

test('the weight of all lines is summed, and there is no table when nothing is known', () => {
  expect(customsTable([line(2, 10), line(2, 5)], trade)?.rows.at(-1)).toEqual([
    '',
    'All lines',
    '',
    '',
    '',
    '',
    '',
    '93 mg',
  ])
  expect(customsTable([line(3, 1), line(4, 1)], trade)).toBeUndefined()
})

test('series, date code, lot and REACH are written with the part', () => {
  expect([line(3, 1), line(5, 1), line(1, 1), line(4, 1)].map((one) => traceText(one, trade))).toEqual([
    'Date code 2540+, Lot L77A2',
    'Series STM32F1, REACH: Unaffected',
    '',
    '',
  ])
})
