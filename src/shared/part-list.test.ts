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
  ['LM358DR 2,500 pcs @ £0.85', 'LM358DR', 2500, ''],
  ['IRF540TP 100', 'IRF540TP', 100, ''],
  ['> LM358DR 100', 'LM358DR', 100, ''],
  ['1\tLM358DR\t100', 'LM358DR', 100, ''],
  ['2;LM358DR;TI;100', 'LM358DR', 100, 'TI'],
  ['| LM358DR | 100 |', 'LM358DR', 100, ''],
  ['LM358DR 3K', 'LM358DR', 3000, ''],
  ['RC0603FR-0710KL (Yageo) 5k', 'RC0603FR-0710KL', 5000, 'Yageo'],
  ['ATMEGA328P-AU - Menge: 12', 'ATMEGA328P-AU', 12, ''],
  ['LM358DR, Anzahl 20', 'LM358DR', 20, ''],
  ['Quantity: 20 LM358DR', 'LM358DR', 20, ''],
  ['Pos. 4: LM358DR 20 Stk', 'LM358DR', 20, ''],
  ['Item 4 - LM358DR x 20', 'LM358DR', 20, ''],
  ['6 tactile switches - FSM6JH', 'FSM6JH', 6, ''],
  ['1 Potentiometer: PTV09A-4015F-B102', 'PTV09A-4015F-B102', 1, ''],
  ['100nF 0603 - 50 pcs', '100nF 0603', 50, ''],
  ['LM358DR 1206', 'LM358DR', 1206, ''],
])('%j is %s, %d pieces of %j', (line, model, count, brandName) => {
  expect(readListedPart(line)).toEqual({ model, count, brandName })
})

test.each(['LM358DR', 'LM358DR, many', 'LM358DR, 0', 'LM358DR, 1.5', 'LM358DR, 99999999999', 'please quote these'])(
  '%j gives no quantity',
  (line) => {
    expect(readListedPart(line).count).toBeNull()
  },
)

test.each([
  'R1 - 1k ohm 0805',
  '100nF 50V 1206',
  '10 uF 25V 0805',
  '100 nF 0603',
  '0603 10k resistor',
  '1206 100nF X7R',
  'crystal 16MHz 3225',
  'LED red 0603',
  'resistor 0603 5k',
])('a value or a size is not a quantity: %j', (line) => {
  expect(readListedPart(line)).toMatchObject({ model: line, count: null })
})

test.each([
  ['LM358DR\t\tTI', 'LM358DR', 'TI'],
  ['BC847BLT1G;1.000;onsemi', 'BC847BLT1G', 'onsemi'],
])('the cells of %j are told apart without a quantity', (line, model, brandName) => {
  expect(readListedPart(line)).toEqual({ model, count: null, brandName })
})

test('text around a list is ignored, and every part is kept', () => {
  const mail = [
    'Hi Sarah,',
    'please quote for week 24:',
    'LM358DR - 100 pcs',
    'XTAL',
    'NE555P',
    'Thanks',
    'Tel. 089 1234',
    '>',
    '|---|---|',
  ]
  const models = (lines: string[]) => withoutProse(lines.map(readListedPart)).map(({ model }) => model)
  expect(models(mail)).toEqual(['LM358DR', 'XTAL', 'NE555P'])
  expect(models(['some part', 'other part'])).toEqual(['some part', 'other part'])
})
