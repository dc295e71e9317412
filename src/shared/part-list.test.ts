import { expect, test } from 'vitest'
import { readListedPart, withoutProse } from './part-list.ts'

test.each([
  ['LM358DR - 100 pcs', 'LM358DR', 100, ''],
  ['LM358DR – 100pcs', 'LM358DR', 100, ''],
  ['100x LM358DR', 'LM358DR', 100, ''],
  ['100 x LM358DR', 'LM358DR', 100, ''],
  ['100xLM358DR', 'LM358DR', 100, ''],
  ['100 pcs LM358DR', 'LM358DR', 100, ''],
  ['100 pcs of LM358DR', 'LM358DR', 100, ''],
  ['1,000 pcs LM358DR', 'LM358DR', 1000, ''],
  ['100 LM358DR', 'LM358DR', 100, ''],
  ['STM32F103C8T6 x 5', 'STM32F103C8T6', 5, ''],
  ['STM32F103C8T6 x5', 'STM32F103C8T6', 5, ''],
  ['- LM358DR: 20', 'LM358DR', 20, ''],
  ['1. LM358DR 20 pcs', 'LM358DR', 20, ''],
  ['LM358DR (25)', 'LM358DR', 25, ''],
  ['LM358DR (25 pcs)', 'LM358DR', 25, ''],
  ['LM358DR qty 30', 'LM358DR', 30, ''],
  ['LM358DR, qty: 30', 'LM358DR', 30, ''],
  ['LM358DR, 1,000', 'LM358DR', 1000, ''],
  ['LM358DR - 2,500 pcs', 'LM358DR', 2500, ''],
  ['2N7002,215,100', '2N7002,215', 100, ''],
  ['LM358DR\t1,000\tTexas Instruments', 'LM358DR', 1000, 'Texas Instruments'],
  ['LM358DR; Texas Instruments; 250', 'LM358DR', 250, 'Texas Instruments'],
  ['NE555P, 250, Texas Instruments', 'NE555P', 250, 'Texas Instruments'],
  ['LM358DR Texas Instruments 100', 'LM358DR', 100, 'Texas Instruments'],
  ['LM358DR TI - 100 pcs', 'LM358DR', 100, 'TI'],
  ['74HC595D 40', '74HC595D', 40, ''],
  ['5 x 74HC595D', '74HC595D', 5, ''],
  ['1N4148 100', '1N4148', 100, ''],
  ['PTS810 SJM 250 SMTR LFS, 10', 'PTS810 SJM 250 SMTR LFS', 10, ''],
  ['LM358DR 5kpcs', 'LM358DR', 5000, ''],
  ['LM358DR 2.5K pcs', 'LM358DR', 2500, ''],
  ['1.000 Stück LM358DR', 'LM358DR', 1000, ''],
  ['je 10 Stk. LM358DR', 'LM358DR', 10, ''],
  ['LM358DR 25 St.', 'LM358DR', 25, ''],
  ['50 pcs LM358DR (TI)', 'LM358DR', 50, 'TI'],
  ['50 pcs B2B-XH-A (LF)', 'B2B-XH-A (LF)', 50, ''],
  ['STM32F103C8T6 / ST / 1000pcs / DC21+', 'STM32F103C8T6', 1000, 'ST'],
  ['LM358DR 2,500 pcs @ $0.85', 'LM358DR', 2500, ''],
  ['LM358DR 2,500 pcs TP 0.85 USD', 'LM358DR', 2500, ''],
  ['IRF540TP 100', 'IRF540TP', 100, ''],
  ['> LM358DR 100', 'LM358DR', 100, ''],
])('%j is %s, %d pieces of %j', (line, model, count, brandName) => {
  expect(readListedPart(line)).toEqual({ model, count, brandName })
})

test.each(['LM358DR', 'LM358DR, many', 'LM358DR, 0', 'LM358DR, 1.5', 'LM358DR, 99999999999', 'please quote these'])(
  '%j gives no quantity',
  (line) => {
    expect(readListedPart(line).count).toBeNull()
  },
)

test('text around a list is ignored, and every part is kept', () => {
  const mail = [
    'Hi Sarah,',
    'please quote for week 24:',
    'LM358DR - 100 pcs',
    'XTAL',
    'NE555P',
    'Thanks',
    'Tel. 089 1234',
  ]
  const models = (lines: string[]) => withoutProse(lines.map(readListedPart)).map(({ model }) => model)
  expect(models(mail)).toEqual(['LM358DR', 'XTAL', 'NE555P'])
  expect(models(['some part', 'other part'])).toEqual(['some part', 'other part'])
})
