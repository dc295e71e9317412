import type { DemoGoods } from '../catalogue.ts'
import { NUCLEO_CHIPS } from '../families/electromechanical/boards/st-boards.ts'
import { JST_SERIES } from '../families/electromechanical/connectors/makers/jst-series.ts'
import { MOLEX_SERIES } from '../families/electromechanical/connectors/makers/molex-series.ts'

export interface RelatedParts {
  'mating parts'?: string[]
  accessories?: string[]
  'evaluation boards'?: string[]
}

interface Mate {
  number: RegExp
  /** `{n}` is the number of circuits as the number has it. */
  mate: string
  contact: string | undefined
}

const [ST, TI, NXP, MICROCHIP, ADI] = [
  'STMicroelectronics',
  'Texas Instruments',
  'NXP Semiconductors',
  'Microchip Technology',
  'Analog Devices',
]
const NORDIC = 'Nordic Semiconductor'

const numberOf = (pattern: string, suffix = '') =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replace('{n}', '(\\d+)')}${suffix}$`)

/** A header with the first housing of its series, and back; both with the crimp contact of the housing. */
const matesOf = (headers: readonly string[], [housing]: readonly string[], contact?: string, suffix = ''): Mate[] =>
  housing === undefined
    ? []
    : [
        ...headers.map((header) => ({ number: numberOf(header, suffix), mate: housing, contact })),
        { number: numberOf(housing), mate: headers[0] ?? '', contact },
      ]

const MATES: Readonly<Record<string, readonly Mate[]>> = {
  JST: JST_SERIES.flatMap(({ headers, housings, contacts }) =>
    matesOf(
      headers.map(({ number }) => number),
      housings,
      contacts[0]?.code,
      '(?:\\(LF\\)\\(SN\\))?',
    ),
  ),
  Molex: MOLEX_SERIES.flatMap(({ headers, housings, contacts }) =>
    matesOf(
      headers.map(({ number }) => number),
      housings,
      contacts[0]?.number,
    ),
  ),
}

/** Boards by the beginning of a part's number. */
export const BOARDS: ReadonlyArray<readonly [start: string, board: string]> = [
  ['STM32F407', `${ST}: STM32F4DISCOVERY`],
  ['STM32F429', `${ST}: STM32F429I-DISC1`],
  ['STM32F746', `${ST}: STM32F746G-DISCO`],
  ['STM32H735', `${ST}: STM32H735G-DK`],
  ['STM32L475', `${ST}: B-L475E-IOT01A2`],
  ['STM32U585', `${ST}: B-U585I-IOT02A`],
  ['STM32MP157', `${ST}: STM32MP157F-DK2`],
  ['VL53L1', `${ST}: VL53L1-SATEL`],
  ['ATMEGA328P-', `${MICROCHIP}: ATMEGA328P-XMINI`],
  ['ATMEGA328PB-', `${MICROCHIP}: ATMEGA328P-XMINI`],
  ['ATSAMD21', `${MICROCHIP}: ATSAMD21-XPRO`],
  ['nRF52840', `${NORDIC}: NRF52840-DK`],
  ['nRF52832', `${NORDIC}: NRF52-DK`],
  ['nRF5340', `${NORDIC}: NRF5340-DK`],
  ['nRF9160', `${NORDIC}: NRF9160-DK`],
  ['nRF54L15', `${NORDIC}: NRF54L15-DK`],
  ['MK64', `${NXP}: FRDM-K64F`],
  ['MKL25', `${NXP}: FRDM-KL25Z`],
  ['LPC55S69', `${NXP}: LPC55S69-EVK`],
  ['MIMXRT106', `${NXP}: MIMXRT1060-EVKB`],
  ['ESP32-WROOM-32E', 'ESP32-DEVKITC-32E'],
  ['ESP32-WROOM-32UE', 'ESP32-DEVKITC-32UE'],
  ['ESP32-WROOM-32D', 'ESP32-DEVKITC-32D'],
  ['ESP32-WROVER-E', 'ESP32-DEVKITC-VE'],
  ['ESP32-WROVER-IE', 'ESP32-DEVKITC-VIE'],
  ['ESP32-C3-MINI-1', 'ESP32-C3-DEVKITM-1'],
  ['ESP32-C3-WROOM-02', 'ESP32-C3-DEVKITC-02'],
  ['ESP32-C6-WROOM-1', 'ESP32-C6-DEVKITC-1-N8'],
  ['ESP32-C6-MINI-1', 'ESP32-C6-DEVKITM-1-N4'],
  ['ESP32-H2-MINI-1', 'ESP32-H2-DEVKITM-1-N4'],
  ['ESP32-S2-MINI', 'ESP32-S2-DEVKITM-1'],
  ['ESP32-S3-WROOM-1', 'ESP32-S3-DEVKITC-1-N8R8'],
  ['ESP32-S3-MINI-1', 'ESP32-S3-DEVKITM-1-N8'],
  ['RP2040', 'Raspberry Pi: SC0915'],
  ['RP235', 'Raspberry Pi: SC1631'],
  ['TMS320F28379D', `${TI}: LAUNCHXL-F28379D`],
  ['F280049C', `${TI}: LAUNCHXL-F280049C`],
  ['TMS320F280049C', `${TI}: LAUNCHXL-F280049C`],
  ['MSP430G2553', `${TI}: MSP-EXP430G2ET`],
  ['MSP430FR5994', `${TI}: MSP-EXP430FR5994`],
  ['MSPM0G3507', `${TI}: LP-MSPM0G3507`],
  ['CC2652R7', `${TI}: LP-CC2652R7`],
  ['TPS54331', `${TI}: TPS54331EVM-232`],
  ['DRV8833', `${TI}: DRV8833EVM`],
  ['ADS1256', `${TI}: ADS1256EVM`],
  ['BQ25895', `${TI}: BQ25895EVM-664`],
  ['INA226', `${TI}: INA226EVM`],
  ['AD7124-4', `${ADI}: EVAL-AD7124-4SDZ`],
  ['ADXL355', `${ADI}: EVAL-ADXL355Z`],
  ['LTC4162', `${ADI}: EVAL-LTC4162-LADZ`],
  ['LT8640', `${ADI}: DC2089A`],
  ['MAX17048', `${ADI}: MAX17048EVKIT#`],
  ['SHT40', 'Sensirion: SEK-SHT40-AD1B-SENSORS'],
  ['SCD41', 'Sensirion: SEK-SCD41-SENSOR'],
]

export const PROGRAMMERS: ReadonlyArray<readonly [start: string, tool: string]> = [
  ['STM32', `${ST}: STLINK-V3SET`],
  ['STM8', `${ST}: STLINK-V3SET`],
  ['PIC', `${MICROCHIP}: PG164150`],
  ['dsPIC', `${MICROCHIP}: PG164150`],
  ['ATMEGA', `${MICROCHIP}: ATATMEL-ICE`],
  ['ATTINY', `${MICROCHIP}: ATATMEL-ICE`],
  ['ATXMEGA', `${MICROCHIP}: ATATMEL-ICE`],
  ['ATSAM', `${MICROCHIP}: ATATMEL-ICE`],
  ['MSP430', `${TI}: MSP-FET`],
  ['LPC', `${NXP}: MCU-LINK`],
  ['MK', `${NXP}: MCU-LINK`],
  ['MIMXRT', `${NXP}: MCU-LINK`],
  ['MCX', `${NXP}: MCU-LINK`],
]

/** Nucleo boards are named after their chip; those of the same line fit: F103RB for STM32F103C8T6. */
const NUCLEOS = Map.groupBy(NUCLEO_CHIPS, (chip) => `STM32${chip.slice(0, 4)}`)
const nucleosFor = (model: string) =>
  (NUCLEOS.get(model.slice(0, 9)) ?? []).slice(0, 2).map((chip) => `${ST}: NUCLEO-${chip}`)

const startingWith = (table: ReadonlyArray<readonly [start: string, name: string]>, model: string) =>
  table.filter(([start]) => model.startsWith(start)).map(([, name]) => name)

function matingOf({ model, brand }: Pick<DemoGoods, 'model' | 'brand'>): RelatedParts {
  for (const { number, mate, contact } of MATES[brand] ?? []) {
    const circuits = number.exec(model)?.[1]
    if (circuits)
      return {
        'mating parts': [`${brand}: ${mate.replace('{n}', circuits)}`],
        ...(contact && { accessories: [`${brand}: ${contact}`] }),
      }
  }
  // A D-Sub mates with the other gender of its shell; the one for a cable has solder cups.
  const [, shell, gender] = /^(L77SD[A-Z]\d\d)([SP])/.exec(model) ?? []
  return shell ? { 'mating parts': [`${brand}: ${shell}${gender === 'S' ? 'P' : 'S'}`] } : {}
}

/** Kinds of parts that boards are made for. */
const CARRIED = /^(?:Integrated Circuits|RF|Sensors)/

const listed = (name: keyof RelatedParts, parts: string[]): RelatedParts => (parts.length > 0 ? { [name]: parts } : {})

/** What belongs to a part as far as its number tells: the other half of a connector, boards that carry a chip. */
export function relatedPartsOf(goods: Pick<DemoGoods, 'model' | 'brand' | 'category'>): RelatedParts {
  const [kind] = goods.category
  if (kind === 'Connectors') return matingOf(goods)
  if (!CARRIED.test(kind)) return {}
  return {
    ...listed('evaluation boards', [...startingWith(BOARDS, goods.model), ...nucleosFor(goods.model)]),
    ...listed('accessories', startingWith(PROGRAMMERS, goods.model)),
  }
}
