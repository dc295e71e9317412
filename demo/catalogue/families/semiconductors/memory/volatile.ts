import { plainOrders } from '../codes/plain-orders.ts'
import { MEGABIT, type MemoryFigures, memory } from '../kinds/memory.ts'
import { partFamily } from '../kit/part-family.ts'
import { optionalQuantity } from '../kit/table.ts'
import { volatileMemories } from './volatile-table.ts'

type Row = (typeof volatileMemories)[number]

function nameOf(row: Row): string {
  const bus = row.bus.replace('_', ' ')
  if (row.kind === 'DRAM') return `${bus} SDRAM`
  if (row.kind === 'FLASH') return row.bus === 'SPI' ? 'Serial NAND flash' : 'NAND flash'
  if (row.kind === 'eMMC') return 'eMMC flash'
  if (row.kind === 'FRAM') return `${bus} FRAM`
  return row.bus === 'SPI' ? 'Serial SRAM' : 'Static RAM'
}

const KINDS: Readonly<Record<string, MemoryFigures['kind']>> = {
  DRAM: 'DRAM',
  SRAM: 'SRAM',
  FLASH: 'NAND Flash',
  eMMC: 'eMMC',
  FRAM: 'FRAM',
}

/** The colon of Micron's numbers is written with the die letter; people leave it out or put a dash. */
const withoutColon = (row: Row) =>
  plainOrders(
    row.orders.replaceAll(/(\S+?):([A-Z])(_TR)?=/g, (_, code, die, reel = '') => `${code}%${die}${reel}=`),
  ).map((order) => ({
    ...order,
    tail: order.tail.replace('%', ':'),
    stem: order.stem.replace('%', ':'),
  }))

/** Clock by the speed grade in the order code: cycle times of SDRAM in ns, of DDR in hundredths or tenths of it. */
const GRADES: Readonly<Record<string, number>> = {
  '5': 200e6,
  '6': 166e6,
  '6A': 167e6,
  '7': 143e6,
  '75': 133e6,
  '25E': 400e6,
  '15': 667e6,
  '12': 800e6,
  '125': 800e6,
  '11': 933e6,
  '10': 933e6,
  '107': 933e6,
  '093': 1066e6,
  '062E': 1.6e9,
}

/** The whole number names the speed: IS42S16400J-6TLI runs at 166 MHz, CY62256NLL-55SNXI answers after 55 ns. */
function speedOf(row: Row, ending: string): Pick<MemoryFigures, 'clock' | 'accessTime'> {
  if (row.kind === 'SRAM' && row.bus === 'Parallel') {
    const [, nanoseconds] = /-(\d+)/.exec(ending) ?? /^(\d+)/.exec(ending) ?? []
    return nanoseconds === undefined ? {} : { accessTime: Number(`${nanoseconds}e-9`) }
  }
  const [, grade = ''] = (row.kind === 'DRAM' && /-(\d+[AE]?)/.exec(ending)) || []
  return { clock: GRADES[grade] ?? optionalQuantity(row.clock) }
}

const lines = (brand: string) =>
  volatileMemories
    .filter((row) => row.brand.replaceAll('_', ' ') === brand)
    .flatMap((row) =>
      Array.from(
        Map.groupBy(withoutColon(row), ({ stem }) => stem),
        ([stem, orders]) => ({ row, stem, orders }),
      ),
    )
    .map(({ row, stem, orders }) => ({
      head: row.head,
      nature: memory({
        kind: KINDS[row.kind] ?? 'SRAM',
        name: nameOf(row),
        size: Number(row.size) * MEGABIT,
        organisation: row.org.replace(/^(\d+)([KMG])×/, '$1 $2 × '),
        interface: row.bus.replace('_', ' '),
        ...speedOf(row, stem),
        supply: [Number(row.supplyMin), Number(row.supplyMax)],
        job: `${row.job}|*`,
        price: Number(row.price),
      }),
      orders,
    }))

const family = (code: string, brand: string, weight = 1) => partFamily({ code, brand, weight, lines: lines(brand) })

export const issiRamFamily = family('issi-ram', 'ISSI')
export const micronRamFamily = family('micron-ram', 'Micron Technology')
export const allianceRamFamily = family('alliance-ram', 'Alliance Memory')
export const winbondRamFamily = family('winbond-ram', 'Winbond')
export const renesasRamFamily = family('renesas-ram', 'Renesas Electronics')
export const infineonRamFamily = family('infineon-ram', 'Infineon Technologies')
export const microchipRamFamily = family('microchip-ram', 'Microchip Technology')
export const gigaDeviceNandFamily = family('gigadevice-nand', 'GigaDevice')
export const macronixNandFamily = family('macronix-nand', 'Macronix')
export const kioxiaFamily = family('kioxia-flash', 'Kioxia')
