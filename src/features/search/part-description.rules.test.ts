import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPartDescription, withoutWords } from './part-description.rules.ts'
import { readPackage } from './part-marks.rules.ts'

/** The facts alone: "resistance=10000 tolerance=1 [0603] <Resistors>". */
function factsOf(text: string): string {
  const { category, values, package: packaged, inStock, rohs, rest } = readPartDescription(text)
  return [
    ...values.map((value) => `${value.code}=${'number' in value ? value.number : value.text}`),
    packaged && `[${packaged.name}]`,
    category && `<${category.path.at(-1)}>`,
    inStock && '+stock',
    rohs && '+rohs',
    ...rest.map((word) => `?${word}`),
  ]
    .filter(Boolean)
    .join(' ')
}

describe('what an engineer writes about a part is read', () => {
  test.each([
    ['10k 0603 1%', 'resistance=10000 tolerance=1 [0603] <Resistors>'],
    ['a 10k 0603 1% resistor in stock', 'resistance=10000 tolerance=1 [0603] <Resistors> +stock'],
    ['10 kΩ ±1 % 0603', 'resistance=10000 tolerance=1 [0603] <Resistors>'],
    ['RES 4k7 +/-5% 1/4W 0805', 'resistance=4700 tolerance=5 power=0.25 [0805] <Resistors>'],
    ['0R 0402', 'resistance=0 [0402] <Resistors>'],
    ['4R7 1206 resistors', 'resistance=4.7 [1206] <Resistors>'],
    ['1M 1% R0805', 'resistance=1000000 tolerance=1 [0805] <Resistors>'],
    ['100nF 50V X7R 0402', 'capacitance=1e-7 voltage=50 dielectric=X7R [0402] <Ceramic Capacitors>'],
    ['CAP_100nF_50V_C0402', 'capacitance=1e-7 voltage=50 [0402] <Capacitors>'],
    ['0.1uF/16V/NP0', 'capacitance=1e-7 voltage=16 dielectric=C0G <Ceramic Capacitors>'],
    ['4u7 25V tantalum', 'capacitance=0.0000047 voltage=25 <Tantalum Capacitors>'],
    ['470uF 35VDC electrolytic capacitor', 'capacitance=0.00047 voltage=35 <Aluminium Electrolytic>'],
    ['10uH 2A power inductor', 'inductance=0.00001 current=2 <Power Inductors>'],
    ['inductor 4u7', 'inductance=0.0000047 <Inductors & EMI>'],
    ['600 ohm 0603 ferrite bead', 'impedance=600 [0603] <Ferrite Beads>'],
    ['schottky 40V SMA', 'reverseVoltage=40 [SMA] <Schottky>'],
    ['Schottky diode 1A 40V', 'forwardCurrent=1 reverseVoltage=40 <Schottky>'],
    ['zener 5V1 SOD-123', 'zenerVoltage=5.1 [SOD-123] <Zener>'],
    ['3.3V LDO SOT-23', 'outputVoltage=3.3 [SOT-23] <Linear Regulators>'],
    ['3V3 ldo sot23-5 rohs', 'outputVoltage=3.3 [SOT-23-5] <Linear Regulators> +rohs'],
    ['N-channel MOSFET 30V SOT-23', 'drainSourceVoltage=30 [SOT-23] <N-Channel>'],
    ['npn transistor 45V 100mA', 'collectorEmitterVoltage=45 collectorCurrent=0.1 <NPN>'],
    ['16MHz crystal 3225', 'frequency=16000000 [3225] <Crystals>'],
    ['op amp SOIC-8', '[SOIC-8] <Op Amps>'],
    ['LM358 SO8', '[SOIC-8] ?LM358'],
    ['STM32F103C8T6', '?STM32F103C8T6'],
    ['', ''],
  ])('%s', (text, facts) => {
    expect(factsOf(text)).toBe(facts)
  })
})

test('every fact keeps the words it was read from', () => {
  const { category, values, package: packaged } = readPartDescription('10k 0603 1% thick film resistor')
  expect([category?.words, packaged?.words, ...values.map(({ words }) => words)]).toEqual([
    'thick film resistor',
    '0603',
    '10k',
    '1%',
  ])
})

test.each([
  ['10k 0603 1% resistor', '10k', '0603 1% resistor'],
  ['10 kΩ 0603 +/- 1 %', '±1%', '10kΩ 0603'],
  ['1k 1k5 0603', '1k5', '1k 0603'],
  ['1k5 1k 0603', '1k', '1k5 0603'],
  ['resistor 10k in stock', 'in stock', 'resistor 10k'],
])('"%s" without "%s" is "%s"', (text, words, left) => {
  expect(withoutWords(text, words)).toBe(left)
})

test('a tolerance is also told apart', () => expect(readPartDescription('10k 0.1%').tolerance).toBe(0.1))

test.each([
  ['sot23', 'SOT-23'],
  ['SOT-23-5', 'SOT-23-5'],
  ['SO-8', 'SOIC-8'],
  ['C0603', '0603'],
  ['dpak', 'TO-252'],
  ['SC70-5', 'SOT-353'],
  ['1234', undefined],
  ['LM358', undefined],
])('the package %s is called %s', (text, name) => {
  expect(readPackage(text)).toBe(name)
})

test('whatever is written, it is read without a fault', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const { values } = readPartDescription(text)
      for (const value of values) if ('number' in value) expect(Number.isFinite(value.number)).toBe(true)
    }),
  )
})
