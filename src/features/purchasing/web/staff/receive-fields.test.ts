import { expect, test } from 'vitest'
import type { Entered } from '#web/use-form.ts'
import type { PurchaseLine } from '../../staff-purchasing.contract.ts'
import { checkArrived, readArrived } from './receive-fields.ts'

const LINE: PurchaseLine = {
  lineId: 7,
  goodsId: 1,
  model: 'LM358DR',
  brandName: 'Texas Instruments',
  count: 10,
  receivedCount: 0,
  openCount: 10,
  expectedOn: null,
  backorderedCount: 0,
  warehouses: [],
}
const entered = (fields: Record<string, string>): Entered => ({
  text: (name) => fields[name] ?? '',
  exact: (name) => fields[name] ?? '',
  ticked: (name) => name in fields,
  file: () => undefined,
  picked: () => false,
})

test.each([
  ['nothing', {}, { count7: 'Please enter what has arrived' }],
  ['a word', { count7: 'all' }, { count7: 'Please enter a whole number' }],
  ['refused pieces without a reason', { count7: '1', refused7: '2' }, { reason7: 'Please enter a reason' }],
  ['more than ordered', { count7: '12' }, { count7: expect.stringContaining('2 more than ordered') }],
  ['more than ordered, confirmed', { count7: '12', mayBeMore: 'on' }, {}],
  ['fewer', { count7: '3' }, {}],
])('what has arrived: %s', (_, fields, problems) => expect(checkArrived([LINE], entered(fields))).toEqual(problems))

test('lines of which nothing arrived are left out', () => {
  const lines = [LINE, { ...LINE, lineId: 8 }]
  expect(readArrived(lines, entered({ count7: '', refused7: '2', reason7: 'Wet', count8: '0' }))).toEqual([
    { lineId: 7, count: 0, refusedCount: 2, refusedReason: 'Wet' },
  ])
})
