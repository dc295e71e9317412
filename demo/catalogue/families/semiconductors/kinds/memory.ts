import type { CategoryPath } from '#demo/catalogue/family.ts'
import { known, type Nature, natureOf } from '../kit/nature.ts'
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
  clock?: number | undefined
  /** Of parallel SRAM, in seconds. */
  accessTime?: number
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
        memoryOrganisation: figures.organisation ?? organisationOf(figures.size, 8),
        interface: figures.interface,
        clockFrequency: figures.clock,
        accessTime: figures.accessTime,
        supplyVoltageMin: figures.supply[0],
        supplyVoltageMax: figures.supply[1],
      }),
      job: figures.job,
      price: figures.price,
      temperature: figures.temperature ?? [-40, 85],
    },
  )
}

/** Words and their width: "32 K × 8", "64 × 16". */
function organisationOf(size: number, width: number): string {
  const count = size / width
  const [step, letter] = count >= MEGABIT ? [MEGABIT, ' M'] : count >= KILOBIT ? [KILOBIT, ' K'] : [1, '']
  return `${count / step}${letter} × ${width}`
}

/** What serial NOR flash of this size costs at a thousand pieces. */
export function norPrice(megabits: number): number {
  return 0.16 + 0.0058 * megabits ** 1.02
}

const NOR_SUPPLY = { 1.8: [1.65, 1.95], 2.5: [2.3, 3.6], 3: [2.7, 3.6] } as const

/** Serial flash of one size and voltage fits the same footprint whoever makes it; 2.5 is the wide range of 3 V types. */
export function serialNor(megabits: number, volts: 1.8 | 2.5 | 3, price = norPrice(megabits)): Nature {
  return memory({
    kind: 'NOR Flash',
    name: 'Serial NOR flash',
    size: megabits * MEGABIT,
    interface: 'SPI, quad SPI',
    clock: volts === 2.5 ? 80e6 : megabits <= 8 ? 104e6 : 133e6,
    supply: NOR_SUPPLY[volts],
    job: `SPI-NOR|${megabits}Mbit|${volts === 1.8 ? 1.8 : 3} V|*`,
    price: volts === 3 ? price : price * 1.1,
  })
}

type Bus = 'I2C' | 'SPI' | 'Microwire'

const JOB: Readonly<Record<Bus, string>> = { I2C: '24', SPI: '25', Microwire: '93' }

const KHZ = 1e3
const MHZ = 1e6

interface EepromDetails {
  /** Where it is not the usual one of the bus. */
  clock?: number
  /** Microwire types read words of 8 bits, of 16, or of both by a pin. */
  words?: readonly number[]
}

/** Serial EEPROMs of one bus and size replace each other: 24LC256, AT24C256 and M24256 are one job. */
export function eeprom(
  bus: Bus,
  kilobits: number,
  supply: readonly [number, number],
  { clock, words }: EepromDetails = {},
): Nature {
  const size = kilobits * KILOBIT
  return memory({
    kind: 'EEPROM',
    name: `${bus} EEPROM`,
    size,
    interface: bus,
    ...(words && { organisation: words.map((width) => organisationOf(size, width)).join(' / ') }),
    clock: clock ?? (bus === 'I2C' ? 400 * KHZ : bus === 'SPI' ? 10 * MHZ : 2 * MHZ),
    supply,
    job: `${JOB[bus]}x${kilobits}|*`,
    price: eepromPrice(kilobits),
  })
}

/** I²C types of 32 Kbit and more run at 1 MHz with most makers. */
export const fastWhenLarge = (kilobits: number): EepromDetails => (kilobits >= 32 ? { clock: MHZ } : {})

function eepromPrice(kilobits: number): number {
  return 0.11 + 0.0022 * kilobits ** 0.95
}
