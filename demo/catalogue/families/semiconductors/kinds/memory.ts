import type { CategoryPath } from '#demo/catalogue/family.ts'
import { bits, known, type Nature, natureOf } from '../kit/nature.ts'
import type { TemperatureRange } from '../kit/temperature.ts'

export const MEGABIT = 2 ** 20
export const KILOBIT = 2 ** 10

export interface MemoryFigures {
  kind: 'NOR Flash' | 'NAND Flash' | 'EEPROM' | 'SRAM' | 'DRAM' | 'FRAM' | 'eMMC'
  /** What it is in words, e.g. "SPI NOR flash". */
  name: string
  size: number
  organisation?: string
  interface: string
  clock?: number
  supply: readonly [min: number, max: number]
  job: string
  price: number
  temperature?: TemperatureRange
}

export function memory(figures: MemoryFigures): Nature {
  const category: CategoryPath = ['Integrated Circuits - Digital', 'Memory', figures.kind]
  return natureOf(
    { category, name: figures.name, headline: ['memorySize'] },
    {
      attributes: known({
        memorySize: figures.size,
        memoryOrganisation: figures.organisation ?? `${bits(figures.size / 8)} × 8`.replace('bit', ''),
        interface: figures.interface,
        clockFrequency: figures.clock,
        supplyVoltageMin: figures.supply[0],
        supplyVoltageMax: figures.supply[1],
      }),
      job: figures.job,
      price: figures.price,
      temperature: figures.temperature ?? [-40, 85],
    },
  )
}

/** What serial NOR flash of this size costs at a thousand pieces. */
export function norPrice(megabits: number): number {
  return 0.16 + 0.0058 * megabits ** 1.02
}

/** Serial flash of one size and voltage fits the same footprint whoever makes it. */
export function serialNor(megabits: number, volts: 1.8 | 3, price = norPrice(megabits)): Nature {
  return memory({
    kind: 'NOR Flash',
    name: 'Serial NOR flash',
    size: megabits * MEGABIT,
    interface: 'SPI, quad SPI',
    clock: megabits <= 8 ? 104e6 : 133e6,
    supply: volts === 3 ? [2.7, 3.6] : [1.65, 1.95],
    job: `SPI-NOR|${megabits}Mbit|${volts} V|*`,
    price: volts === 3 ? price : price * 1.1,
  })
}

type Bus = 'I2C' | 'SPI' | 'Microwire'

const JOB: Readonly<Record<Bus, string>> = { I2C: '24', SPI: '25', Microwire: '93' }

/** Serial EEPROMs of one bus and size replace each other: 24LC256, AT24C256 and M24256 are one job. */
export function eeprom(
  bus: Bus,
  kilobits: number,
  supply: readonly [number, number],
  price = eepromPrice(kilobits),
): Nature {
  return memory({
    kind: 'EEPROM',
    name: `${bus} EEPROM`,
    size: kilobits * KILOBIT,
    interface: bus,
    clock: bus === 'I2C' ? 400e3 : bus === 'SPI' ? 10e6 : 2e6,
    supply,
    job: `${JOB[bus]}x${kilobits}|*`,
    price,
  })
}

function eepromPrice(kilobits: number): number {
  return 0.11 + 0.0022 * kilobits ** 0.95
}
