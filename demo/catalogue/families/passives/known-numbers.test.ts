import { expect, test } from 'vitest'
import { passives } from './passives.ts'

const read = (model: string) => {
  for (const family of passives) {
    const part = family.parse(model)
    if (part) return part
  }
  return undefined
}

const resistor = (resistance: number, tolerance: number, power: number) => ({ resistance, tolerance, power })
const capacitor = (capacitance: number, tolerance: number, voltage: number, dielectric?: string) => ({
  capacitance,
  tolerance,
  voltage,
  ...(dielectric && { dielectric }),
})

test.each([
  ['RC0603FR-0710KL', 'Yageo', '0603', resistor(10e3, 1, 0.1)],
  ['RC0402FR-1359KL', 'Yageo', '0402', resistor(59e3, 1, 0.063)],
  ['RC0402JR-7W1KL', 'Yageo', '0402', resistor(1e3, 5, 0.125)],
  ['RT0603DRE0756RL', 'Yageo', '0603', { ...resistor(56, 0.5, 0.1), temperatureCoefficient: 50 }],
  ['AC0603FR-104K7L', 'Yageo', '0603', { ...resistor(4700, 1, 0.1), qualification: 'AEC-Q200' }],
  ['CRCW060310K0FKEA', 'Vishay', '0603', { ...resistor(10e3, 1, 0.1), temperatureCoefficient: 100 }],
  ['CRCW06031K00FKEAHP', 'Vishay', '0603', resistor(1e3, 1, 0.2)],
  ['ERJ-3EKF1002V', 'Panasonic', '0603', resistor(10e3, 1, 0.1)],
  ['ERJ-3GEYJ103V', 'Panasonic', '0603', resistor(10e3, 5, 0.1)],
  ['ERJ-P06J510V', 'Panasonic', '0805', resistor(51, 5, 0.5)],
  ['ERJ-2RKF22R0X', 'Panasonic', '0402', resistor(22, 1, 0.063)],
  ['0603WAF1002T5E', 'UNI-ROYAL', '0603', resistor(10e3, 1, 0.1)],
  ['0603WAF499JT5E', 'UNI-ROYAL', '0603', resistor(49.9, 1, 0.1)],
  ['0603WAJ0102T5E', 'UNI-ROYAL', '0603', resistor(1e3, 5, 0.1)],
  ['CR0603-FX-1002ELF', 'Bourns', '0603', resistor(10e3, 1, 0.1)],
  ['RMCF0805FT4K70', 'Stackpole Electronics', '0805', resistor(4700, 1, 0.125)],
  ['RK73H1ERTTP10R0F', 'KOA Speer', '0402', resistor(10, 1, 0.063)],
  ['WSL2512R0100FEA', 'Vishay', '2512', resistor(0.01, 1, 1)],
  ['MFR-25FBF52-100R', 'Yageo', 'Axial 0207', resistor(100, 1, 0.25)],
  ['3296W-1-103LF', 'Bourns', '3296W', { resistance: 10e3, turns: 25 }],
  ['NCP18XH103F03RB', 'Murata', '0603', { resistance: 10e3, betaValue: 3380 }],
  ['GRM188R71H104KA93D', 'Murata', '0603', capacitor(1e-7, 10, 50, 'X7R')],
  ['GRM1555C1H5R1CA01D', 'Murata', '0402', { capacitance: 5.1e-12, capacitanceTolerance: 0.25e-12, dielectric: 'C0G' }],
  ['GCM1555C1H102JA16J', 'Murata', '0402', { ...capacitor(1e-9, 5, 50, 'C0G'), qualification: 'AEC-Q200' }],
  ['CL10B104KB8NNNC', 'Samsung Electro-Mechanics', '0603', { ...capacitor(1e-7, 10, 50, 'X7R'), height: 0.8 }],
  ['CL21A476MQYNNNE', 'Samsung Electro-Mechanics', '0805', capacitor(47e-6, 20, 6.3, 'X5R')],
  ['C1608X7R1E104K080AA', 'TDK', '0603', capacitor(1e-7, 10, 25, 'X7R')],
  ['C1005C0G1H040B050BA', 'TDK', '0402', { capacitance: 4e-12, dielectric: 'C0G' }],
  ['C0603C104K5RACTU', 'KEMET', '0603', capacitor(1e-7, 10, 50, 'X7R')],
  ['C0805C104K5RAC7210', 'KEMET', '0805', capacitor(1e-7, 10, 50, 'X7R')],
  ['CC0402KRX7R7BB104', 'Yageo', '0402', capacitor(1e-7, 10, 16, 'X7R')],
  ['0603YC104KAT2A', 'KYOCERA AVX', '0603', capacitor(1e-7, 10, 16, 'X7R')],
  ['0603F104Z160CT', 'Walsin', '0603', capacitor(1e-7, 80, 16, 'Y5V')],
  ['885012207098', 'Würth Elektronik', '0805', capacitor(1e-7, 10, 50, 'X7R')],
  ['T491A106K016AT', 'KEMET', 'Case A (3216-18)', capacitor(1e-5, 10, 16)],
  ['T495C686M016ATE250', 'KEMET', 'Case C (6032-28)', { ...capacitor(68e-6, 20, 16), esr: 0.25 }],
  ['TAJB107K006RNJ', 'KYOCERA AVX', 'Case B (3528-21)', capacitor(1e-4, 10, 6.3)],
  ['UWT1H101MNL1GS', 'Nichicon', 'SMD 8 × 10.2 mm', capacitor(1e-4, 20, 50)],
  ['UVR2A010MDD1TD', 'Nichicon', 'Radial 5 × 11 mm', capacitor(1e-6, 20, 100)],
  ['EEU-FC1V221', 'Panasonic', 'Radial 10 × 12.5 mm', capacitor(220e-6, 20, 35)],
  ['EEE-FK1A151P', 'Panasonic', 'SMD 6.3 × 7.7 mm', capacitor(150e-6, 20, 10)],
  ['EEE-1HA101UP', 'Panasonic', 'SMD 8 × 10.2 mm', capacitor(1e-4, 20, 50)],
  ['MKS2C031001A00KSSD', 'WIMA', 'Box 5 mm', capacitor(1e-7, 10, 63)],
  ['SRN6045-100M', 'Bourns', '6 × 6 × 4.5 mm', { inductance: 1e-5, tolerance: 20 }],
  ['SRP1265A-4R7M', 'Bourns', '13.5 × 12.5 × 6.2 mm', { inductance: 4.7e-6 }],
  ['XAL6060-103MEC', 'Coilcraft', '6.4 × 6.6 × 6.1 mm', { inductance: 1e-5 }],
  ['LPS4018-472MRC', 'Coilcraft', '4 × 4 × 1.7 mm', { inductance: 4.7e-6 }],
  ['IHLP1212BZER3R3M11', 'Vishay', '3 × 3 × 2 mm', { inductance: 3.3e-6 }],
  ['74438335047', 'Würth Elektronik', '3 × 3 × 1.5 mm', { inductance: 4.7e-6 }],
  ['LQW15AN7N5J00D', 'Murata', '0402', { inductance: 7.5e-9, tolerance: 5 }],
  ['BLM18AG102SN1D', 'Murata', '0603', { impedance: 1000 }],
  ['MF-MSMF200-2', 'Bourns', '1812', { holdCurrent: 2, tripCurrent: 4 }],
  ['MOV-10D471K', 'Bourns', 'Disc 10 mm', { varistorVoltage: 470, voltage: 300 }],
])('%s is decoded as documented by its maker', (model, brand, packageName, attributes) => {
  expect(read(model)).toMatchObject({ model, brand, package: packageName, attributes })
})

test.each([
  ['ERJ3EKF1002V', 'ERJ-3EKF1002V'],
  ['erj-3ekf1002v', 'ERJ-3EKF1002V'],
  ['EEUFC1V221', 'EEU-FC1V221'],
  ['RC0603FR0710KL', 'RC0603FR-0710KL'],
  ['  RC0603FR-0710KL\u200e', 'RC0603FR-0710KL'],
  ['C1608X7R1E104K', 'C1608X7R1E104K080AA'],
  ['GRM1555C1H102JA01#', 'GRM1555C1H102JA01D'],
  ['BLM15PD121SN', 'BLM15PD121SN1D'],
  ['LQW15AN12NJ00', 'LQW15AN12NJ00D'],
])('%s is understood as %s', (written, meant) => {
  expect(read(written)?.model).toBe(meant)
})

test('a tolerance in picofarads or nanohenries is no percentage', () => {
  const tolerancesOf = (model: string) => {
    const { tolerance, capacitanceTolerance, inductanceTolerance } = read(model)?.attributes ?? {}
    return { tolerance, capacitanceTolerance, inductanceTolerance }
  }
  expect(tolerancesOf('GRM1555C1H5R1CA01D')).toEqual({ capacitanceTolerance: 0.25e-12 })
  expect(tolerancesOf('LQW15AN7N5J00D')).toEqual({ tolerance: 5 })
  expect(tolerancesOf('LQW15AN3N9C00D')).toEqual({ inductanceTolerance: 0.2e-9 })
})

test('a zero-ohm resistor is a jumper with a current instead of a tolerance', () => {
  for (const model of ['RC0603JR-070RL', 'CRCW06030000Z0EA', 'ERJ-3GEY0R00V', 'RK73Z1JTTD', 'RMCF0603ZT0R00']) {
    const part = read(model)
    expect(part?.category[2], model).toBe('Zero-Ohm Jumpers')
    expect(part?.attributes).toMatchObject({ resistance: 0, current: 1 })
    expect(part?.attributes.tolerance).toBeUndefined()
    expect(part?.equivalence).toBe('R0|0603')
  }
})

test('the same letters of two makers are distinguished', () => {
  expect(read('C0603C104K5RACTU')).toMatchObject({ brand: 'KEMET', package: '0603' })
  expect(read('C0603X5R0J104K030BA')).toMatchObject({ brand: 'TDK', package: '0201' })
  expect(read('AC0402CRNPO9BN9R0')?.category[0]).toBe('Capacitors')
  expect(read('AC0603JR-0727RL')?.category[0]).toBe('Resistors')
})

test('numbers that are cut short or mistyped are not guessed', () => {
  for (const model of [
    'CRCW08051K00F',
    'CL21B105KOFNNNG?',
    'RC1005F330CS',
    'RC0603FR-07',
    'GRM188R71H104',
    'EMK212BJ',
  ]) {
    expect(read(model), model).toBeUndefined()
  }
})
