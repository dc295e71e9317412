import { expect, test } from 'vitest'
import type { Part } from '../../family.ts'
import { electromechanical } from './electromechanical.ts'

function read(model: string): Part {
  for (const family of electromechanical) {
    const part = family.parse(model)
    if (part) return part
  }
  throw new Error(`Nobody reads ${model}`)
}

/** Number as written, number as the maker prints it, what must be true of the part. */
const known: [written: string, printed: string, facts: Partial<Part>, attributes: Part['attributes']][] = [
  [
    'B4B-XH-A(LF)(SN)',
    'B4B-XH-A(LF)(SN)',
    { brand: 'JST', stem: 'B4B-XH-A', drawing: 'jst-4' },
    { positions: 4, pitch: 2.5, orientation: 'Vertical', mounting: 'Through hole', current: 3 },
  ],
  ['B4B-XH-A', 'B4B-XH-A(LF)(SN)', { brand: 'JST' }, { positions: 4, pitch: 2.5 }],
  ['S4B-XH-A', 'S4B-XH-A(LF)(SN)', { drawing: 'jst-side-4' }, { positions: 4, orientation: 'Right angle' }],
  ['S7B-PH-K-S (LF)(SN)', 'S7B-PH-K-S(LF)(SN)', {}, { positions: 7, pitch: 2 }],
  ['SM04B-SRSS-TB(LF)(SN)', 'SM04B-SRSS-TB(LF)(SN)', {}, { positions: 4, pitch: 1, mounting: 'Surface mount' }],
  ['SM4B-SRSS-TB', 'SM04B-SRSS-TB(LF)(SN)', {}, { positions: 4 }],
  ['XHP-4', 'XHP-4', { category: ['Connectors', 'Wire-to-Board', 'Housings'] }, { positions: 4, pitch: 2.5 }],
  ['SPH-002T-P0.5S', 'SPH-002T-P0.5S', { drawing: 'crimp-contact' }, { wireGauge: 'AWG 30–24' }],
  ['53261-0571', '53261-0571', { brand: 'Molex' }, { positions: 5, pitch: 1.25, orientation: 'Right angle' }],
  ['0532610571', '53261-0571', { brand: 'Molex' }, { positions: 5, pitch: 1.25 }],
  ['532610571', '53261-0571', {}, { positions: 5 }],
  ['0022232061', '22-23-2061', {}, { positions: 6, pitch: 2.54, series: 'KK 254' }],
  ['1050170001', '105017-0001', { drawing: 'usb-micro' }, { positions: 5 }],
  [
    'TSW-102-07-G-S',
    'TSW-102-07-G-S',
    { brand: 'Samtec', drawing: 'pin-header-2' },
    { positions: 2, rows: 1, pitch: 2.54 },
  ],
  ['FTSH-105-01-F-DV-K', 'FTSH-105-01-F-DV-K', {}, { positions: 10, rows: 2, pitch: 1.27 }],
  ['282836-2', '282836-2', { brand: 'TE Connectivity' }, { positions: 2, pitch: 5 }],
  ['1-282836-2', '1-282836-2', {}, { positions: 12 }],
  ['1935161', '1935161', { brand: 'Phoenix Contact' }, { positions: 2, pitch: 5 }],
  ['1935200', '1935200', {}, { positions: 6 }],
  ['61304011121', '61304011121', { brand: 'Würth Elektronik' }, { positions: 40, rows: 1, gender: 'Male' }],
  ['61307221821', '61307221821', {}, { positions: 72, rows: 2, gender: 'Female' }],
  [
    'U.FL-R-SMT-1(10)',
    'U.FL-R-SMT-1(10)',
    { brand: 'Hirose', stem: 'U.FL-R-SMT-1', packCount: 1000 },
    { nominalImpedance: 50 },
  ],
  [
    'ABM8-16.000MHZ-7-1-U-T',
    'ABM8-16.000MHZ-7-1-U-T',
    { package: '3225' },
    { frequency: 16e6, loadCapacitance: 7e-12, frequencyTolerance: 10 },
  ],
  ['ABM8-16.000MHz-7-1-U-T', 'ABM8-16.000MHZ-7-1-U-T', {}, { frequency: 16e6 }],
  ['ABM3-25-B2-T', 'ABM3-25.000MHZ-B2-T', { package: '5032' }, { frequency: 25e6 }],
  [
    'ABS07-32.768KHZ-7-T',
    'ABS07-32.768KHZ-7-T',
    { category: ['Crystals & Oscillators', 'Crystals', '32.768 kHz'] },
    { frequency: 32_768, loadCapacitance: 7e-12 },
  ],
  ['ABS06-32.768KHz-T', 'ABS06-32.768KHZ-T', {}, { loadCapacitance: 12.5e-12 }],
  [
    'ECS-320-8-37-CKM-TR3',
    'ECS-320-8-37-CKM-TR3',
    { package: '2016', packCount: 3000 },
    { frequency: 32e6, loadCapacitance: 8e-12 },
  ],
  ['ECS-245.7-18-33-JEN-TR', 'ECS-245.7-18-33-JEN-TR', {}, { frequency: 24_576_000 }],
  ['ECS-214-S-4X', 'ECS-214-S-4X', { package: 'HC-49/S' }, { frequency: 21_477_270 }],
  [
    'TSX-3225 16.0000MF18X-AC0',
    'TSX-3225 16.0000MF18X-AC0',
    { brand: 'Epson' },
    { frequency: 16e6, frequencyTolerance: 18 },
  ],
  ['NX3225SA-12.000M-STD-CSR-1', 'NX3225SA-12.000M-STD-CSR-1', { brand: 'NDK' }, { frequency: 12e6 }],
  [
    'SiT8008BI-12-33E-25.000000G',
    'SiT8008BI-12-33E-25.000000G',
    { package: '2520', packCount: 250 },
    { frequency: 25e6, frequencyStability: 25, supplyVoltageMin: 3.3 },
  ],
  [
    'SIT8008BC-23-18E-12.345678D',
    'SiT8008BC-23-18E-12.345678D',
    { package: '3225' },
    { frequency: 12_345_678, temperatureMin: -20 },
  ],
  [
    'LTST-C190KGKT',
    'LTST-C190KGKT',
    { brand: 'Lite-On', package: '0603', drawing: 'led-chip-green' },
    { colour: 'Green' },
  ],
  ['19-217/BHC-ZL1M2RY/3T', '19-217/BHC-ZL1M2RY/3T', { brand: 'Everlight', package: '0603' }, { colour: 'Blue' }],
  ['150060RS75000', '150060RS75000', { brand: 'Würth Elektronik', package: '0603' }, { colour: 'Red' }],
  ['APT1608SGC', 'APT1608SGC', { brand: 'Kingbright', package: '0603' }, { colour: 'Green' }],
  ['LTV-817', 'LTV-817', { package: 'DIP-4' }, { channels: 1, isolationVoltage: 5000 }],
  ['PTS645SL50SMTR92', 'PTS645SL50SMTR92 LFS', { brand: 'C&K' }, { height: 5 }],
  ['B3U-1000P-B', 'B3U-1000P-B', { brand: 'Omron' }, { circuit: 'SPST-NO' }],
  ['EVQ-PE104K', 'EVQPE104K', { brand: 'Panasonic' }, {}],
  ['G5LE-14-DC12', 'G5LE-14-DC12', { brand: 'Omron' }, { coilVoltage: 12, circuit: 'SPDT', contactRating: 10 }],
  ['IM03TS', 'IM03TS', { brand: 'TE Connectivity' }, { coilVoltage: 5 }],
  ['0451001.MRL', '0451001.MRL', { brand: 'Littelfuse', stem: '0451001.' }, { current: 1, voltage: 125 }],
  ['0451.500MRL', '0451.500MRL', {}, { current: 0.5 }],
  ['0ZCK0035FF2G', '0ZCK0035FF2G', { brand: 'Bel Fuse', package: '0805' }, { holdCurrent: 0.35 }],
  ['2051-09-SM-RPLF', '2051-09-SM-RPLF', { brand: 'Bourns' }, { sparkoverVoltage: 90 }],
  ['R-78E5.0-0.5', 'R-78E5.0-0.5', { brand: 'RECOM' }, { outputVoltage: 5, outputCurrent: 0.5 }],
  ['TSR 1-2450', 'TSR 1-2450', { brand: 'Traco Power' }, { outputVoltage: 5, outputCurrent: 1 }],
  ['TSR1-2450', 'TSR 1-2450', {}, { outputVoltage: 5 }],
  ['TMR 3-2411WI', 'TMR 3-2411WI', {}, { inputVoltageMin: 9, inputVoltageMax: 36, outputVoltage: 5, outputPower: 3 }],
  ['LRS-50-12', 'LRS-50-12', { brand: 'MEAN WELL' }, { outputVoltage: 12, outputPower: 50 }],
  ['CR2032', 'CR2032', { brand: 'Panasonic' }, { capacity: 0.225, voltage: 3 }],
  ['NUCLEO-H723ZG', 'NUCLEO-H723ZG', { brand: 'STMicroelectronics' }, { core: 'Cortex-M7', flashSize: 1024 }],
]

test.each(known)('%s is printed %s and decodes right', (written, printed, facts, attributes) => {
  const part = read(written)
  expect(part).toMatchObject({ model: printed, ...facts })
  expect(part.attributes).toMatchObject(attributes)
})

const interchangeable: [kind: string, models: string[]][] = [
  ['a 1×4 pin header', ['TSW-104-07-G-S', 'M20-9990446', '61300411121', 'PRPC004SAAN-RC', '68000-104HLF', '826646-4']],
  ['a 2×5 box header', ['61201021621', 'SBH11-PBPC-D05-ST-BK', '5103308-1', '09185106324']],
  [
    'a 16 MHz 8 pF 3225 crystal',
    ['ABM8-16.000MHZ-8-1-U-T', 'ECS-160-8-33-CKM-TR', '7M-16.000MEEN-T', 'NX3225SA-16.000M-STD-CSR-1'],
  ],
  ['a green 0603 LED', ['LTST-C190TGKT', '150060GS75000', 'APT1608ZGC', 'NCD0603G1', '19-217/GHC-YM1N2/3T']],
  ['a 6×6 mm tactile switch, 4.3 mm high', ['PTS645SL43-2 LFS', 'B3F-1000', 'SKHHAKA010', 'TL1105AF160Q', 'FSM4JH']],
  ['a surface-mount CR2032 holder', ['3034TR', 'BAT-HLD-001', 'S8421-45R']],
  ['a 2-pole 5 mm screw terminal', ['1935161', '691137710002', 'TB001-500-02BE']],
]

test.each(interchangeable)('%s has the same function for all makers', (_kind, models) => {
  const [first, ...others] = models.map((model) => read(model).equivalence)
  for (const other of others) expect(other).toBe(first)
})

test('packings of one part share its stem', () => {
  expect(read('ABM8-16.000MHZ-7-1-U-T').stem).toBe(read('ABM8-16.000MHZ-7-1-U-T3').stem)
  expect(read('SiT8008BI-12-33E-25.000000G').stem).toBe(read('SiT8008BI-12-33E-25.000000D').stem)
  expect(read('0451001.MRL').stem).toBe(read('0451001.NRL').stem)
})
