import { describe, expect, test } from 'vitest'
import type { Part } from '../../family.ts'
import { semiconductors } from './semiconductors.ts'

function read(model: string): Part {
  for (const family of semiconductors) {
    const part = family.parse(model)
    if (part) return part
  }
  return expect.fail(`nobody reads ${model}`)
}

const makersOf = (model: string) =>
  semiconductors.flatMap((family) => family.parse(model) ?? []).filter((part) => part.model === model)

type Attributes = Part['attributes']

describe('well-known numbers', () => {
  test.each<[model: string, brand: string, body: string, attributes: Attributes]>([
    ['LM358DR', 'Texas Instruments', 'SOIC-8', { channels: 2 }],
    ['LM358PWR', 'Texas Instruments', 'TSSOP-8', { channels: 2, supplyVoltageMax: 32 }],
    ['TPS54331DR', 'Texas Instruments', 'SOIC-8', { inputVoltageMax: 28, outputCurrent: 3 }],
    ['LM5107MAX/NOPB', 'Texas Instruments', 'SOIC-8', { outputCurrent: 1.4 }],
    ['SN74HC595PWR', 'Texas Instruments', 'TSSOP-16', { logicFamily: '74HC' }],
    ['74HC595PW,118', 'Nexperia', 'TSSOP-16', { logicFamily: '74HC' }],
    ['STM32F103C8T6', 'STMicroelectronics', 'LQFP-48', { flashSize: 64, ramSize: 20, clockFrequency: 72e6 }],
    ['STM32G031F6P6TR', 'STMicroelectronics', 'TSSOP-20', { flashSize: 32, core: 'Cortex-M0+' }],
    ['PIC18F26K22-I/SS', 'Microchip Technology', 'SSOP-28', { flashSize: 64, temperatureMax: 85 }],
    ['MCP1700T-3302E/TT', 'Microchip Technology', 'SOT-23-3', { outputVoltage: 3.3, temperatureMax: 125 }],
    ['ATMEGA328P-AU', 'Microchip Technology', 'TQFP-32', { flashSize: 32 }],
    ['LPC1768FBD100,551', 'NXP Semiconductors', 'LQFP-100', { flashSize: 512, core: 'Cortex-M3' }],
    [
      'BSC010N04LSATMA1',
      'Infineon Technologies',
      'PDFN-8 5×6',
      { onResistance: 0.001, drainSourceVoltage: 40, polarity: 'N-channel' },
    ],
    ['IRLML6344TRPBF', 'Infineon Technologies', 'SOT-23-3', { drainSourceVoltage: 30, gateSourceVoltage: 12 }],
    ['IRFB4227PBF', 'Infineon Technologies', 'TO-220-3', { drainSourceVoltage: 200, gateSourceVoltage: 30 }],
    ['SI2302CDS-T1-GE3', 'Vishay', 'SOT-23-3', { drainSourceVoltage: 20, gateSourceVoltage: 8 }],
    ['2N7002K-T1-GE3', 'Vishay', 'SOT-23-3', { drainSourceVoltage: 60, gateSourceVoltage: 20 }],
    ['MMBT3904LT1G', 'onsemi', 'SOT-23-3', { polarity: 'NPN', collectorEmitterVoltage: 40 }],
    ['2N7002,215', 'Nexperia', 'SOT-23-3', { drainSourceVoltage: 60, gateSourceVoltage: 30 }],
    ['BAT54S,215', 'Nexperia', 'SOT-23-3', { circuit: 'Dual, in series' }],
    ['1N4148W-7-F', 'Diodes Incorporated', 'SOD-123', { reverseVoltage: 75 }],
    ['SMAJ15CA-E3/61', 'Vishay', 'SMA', { standoffVoltage: 15, direction: 'Bidirectional', peakPulsePower: 400 }],
    ['1.5SMC68CA', 'Littelfuse', 'SMC', { breakdownVoltage: 68 }],
    ['1.5SMC6.8CA', 'Littelfuse', 'SMC', { breakdownVoltage: 6.8 }],
    ['MAX232CPE+', 'Analog Devices', 'DIP-16', { temperatureMin: 0, mounting: 'Through hole' }],
    ['LT1763CS8-3.3#PBF', 'Analog Devices', 'SOIC-8', { outputVoltage: 3.3, outputCurrent: 0.5 }],
    ['W25Q128JVSIQ', 'Winbond', 'SOIC-8W', { memorySize: 2 ** 27 }],
    ['NCP1117ST33T3G', 'onsemi', 'SOT-223-3', { outputVoltage: 3.3 }],
    ['ESP32-WROOM-32E-N4', 'Espressif Systems', 'Module', { flashSize: 4096 }],
    ['nRF52840-QIAA-R7', 'Nordic Semiconductor', 'QFN-73', { flashSize: 1024, ramSize: 256 }],
  ])('%s is a part of %s in %s', (model, brand, body, attributes) => {
    const part = read(model)
    expect(part).toMatchObject({ model, brand, package: body, attributes })
  })

  test('a MOSFET of several makers with one number has all that a replacement must share', () => {
    const parts = makersOf('BSS138K').concat(makersOf('2N7002K'))
    expect(parts.length).toBeGreaterThan(3)
    for (const { brand, attributes } of parts) expect(attributes, brand).toMatchObject({ gateSourceVoltage: 20 })
  })

  test('a limit that differs for plus and minus, or that was not looked up, is not stated', () => {
    for (const model of ['SIRA00DP-T1-GE3', 'CSD16301Q2', 'CJ3400A', 'BUK9Y12-40E,115'])
      expect(read(model)?.attributes, model).toSatisfy((all) => all !== undefined && !('gateSourceVoltage' in all))
  })

  test('one number is sold by six makers, who rate it differently', () => {
    const regulators = makersOf('AMS1117-3.3')
    expect(new Set(regulators.map((part) => part.brand)).size).toBe(6)
    expect(new Set(regulators.map((part) => part.equivalence))).toEqual(new Set(['AMS1117-3.3|SOT-223-3']))
    expect(new Set(regulators.map((part) => part.attributes.inputVoltageMax)).size).toBeGreaterThan(1)
  })
})

describe('how people write numbers', () => {
  test.each([
    ['lm358dr', 'LM358DR'],
    ['74HC595PW', '74HC595PW,118'],
    ['74hc595pw\\,118', '74HC595PW,118'],
    ['LM5107MAX', 'LM5107MAX/NOPB'],
    ['MAX232CPE', 'MAX232CPE+'],
    ['LT1763CS8-3.3', 'LT1763CS8-3.3#PBF'],
    ['LTC4054ES5-4.2#TR', 'LTC4054ES5-4.2#TRPBF'],
    ['IRLML6344', 'IRLML6344TRPBF'],
    ['BAT54S', 'BAT54S,215'],
    ['MMBT3904LT1', 'MMBT3904LT1G'],
    ['24AA128ISN', '24AA128-I/SN'],
    ['NRF52840-QIAA-R7', 'nRF52840-QIAA-R7'],
    ['TPS71725QDRV', 'TPS71725QDRVRQ1'],
    ['MIC5205-5.0YM5TR', 'MIC5205-5.0YM5-TR'],
    ['CAT24M01YI−GT3', 'CAT24M01YI-GT3'],
    ['ESP32-WROVER-E', 'ESP32-WROVER-E-N4R8'],
    // Legal as they stand, though others have a packing code.
    ['LM358D', 'LM358D'],
    ['STM32F103C8T6', 'STM32F103C8T6'],
    ['AO3400A', 'AO3400A'],
  ])('%s is read as %s', (written, model) => {
    expect(read(written).model).toBe(model)
  })
})

describe('packings of one part', () => {
  test.each([
    ['LM358DR', 'LM358D', 'LM358D'],
    ['74HC595PW,118', '74HC595PW,112', '74HC595PW'],
    ['BAT54S,215', 'BAT54S,235', 'BAT54S'],
    ['1N4148W-7-F', '1N4148W-13-F', '1N4148W-F'],
    ['STM32G031F6P6', 'STM32G031F6P6TR', 'STM32G031F6P6'],
    ['MCP6002-I/SN', 'MCP6002T-I/SN', 'MCP6002-I/SN'],
    ['LT1763CS8-3.3#PBF', 'LT1763CS8-3.3#TRPBF', 'LT1763CS8-3.3#PBF'],
    ['MMBT3904LT1G', 'MMBT3904LT3G', 'MMBT3904LG'],
  ])('%s and %s share the stem %s', (one, other, stem) => {
    expect(read(one).stem).toBe(stem)
    expect(read(other).stem).toBe(stem)
    expect(read(one)).toMatchObject({ package: read(other).package, equivalence: read(other).equivalence })
  })
})

describe('makers who replace each other', () => {
  test.each<[job: string, models: string[]]>([
    ['LM358|SOIC-8', ['LM358DR', 'LM358DT', 'LM358DR2G', 'LM358S-13', 'AS358MTR-G1']],
    ['LM393|SOIC-8', ['LM393DR', 'LM393DT', 'LM393DR2G', 'AS393MTR-G1']],
    ['LM324|SOIC-14', ['LM324DR', 'LM324DT', 'LM324DR2G']],
    ['74HC595|TSSOP-16', ['SN74HC595PWR', '74HC595PW,118', 'MC74HC595ADTR2G', 'M74HC595TTR', '74HC595T16-13']],
    ['NE555|SOIC-8', ['NE555DR', 'NE555DT', 'NE555S-13', 'LM555CM/NOPB']],
    ['2N7002|SOT-23-3', ['2N7002,215', '2N7002LT1G', '2N7002-7-F', '2N7002-TP']],
    ['BSS138|SOT-23-3', ['BSS138LT1G', 'BSS138-7-F', 'BSS138,215']],
    ['BAT54S|SOT-23-3', ['BAT54S,215', 'BAT54SLT1G', 'BAT54S-7-F', 'BAT54S-E3-08']],
    ['1N4148W|SOD-123', ['1N4148W-7-F', '1N4148W-E3-08', '1N4148W-TP']],
    ['MMBT3904|SOT-23-3', ['MMBT3904LT1G', 'MMBT3904-7-F', 'PMBT3904,215']],
    [
      'AMS1117-3.3|SOT-223-3',
      ['LM1117MPX-3.3/NOPB', 'NCP1117ST33T3G', 'LD1117S33TR', 'AMS1117-3.3', 'AZ1117CH-3.3TRG1'],
    ],
    ['TVS|SMA|12|uni', ['SMAJ12A', 'SMAJ12A-E3/61', 'SMAJ12A-13-F', 'SMAJ12A-TR', 'SMAJ12A-TP']],
    ['24x256|SOIC-8', ['24LC256-I/SN', 'AT24C256C-SSHL-T', 'CAT24C256WI-GT3', 'M24256-WMN6TP']],
    ['MAX3232|SOIC-16', ['MAX3232ESE+', 'SP3232EEN-L', 'ST3232BDR', 'MAX3232IDR']],
    ['7805|TO-220-3', ['L7805CV', 'LM7805CT', 'MC7805CTG', 'UA7805CKCS']],
    ['SPI-NOR|128Mbit|3 V|SOIC-8W', ['W25Q128JVSIQ', 'MX25L12835FM2I-10G', 'GD25Q127CSIG', 'IS25LP128F-JBLE']],
  ])('%s', (job, models) => {
    expect(models.map((model) => read(model).equivalence)).toEqual(models.map(() => job))
  })

  test('a zener in another package is no replacement', () => {
    expect(read('BZT52C5V1-7-F').equivalence).not.toBe(read('BZX84C5V1-7-F').equivalence)
  })
})
