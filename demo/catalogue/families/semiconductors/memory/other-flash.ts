import { serialNor } from '../kinds/memory.ts'
import { type Order, order, remember } from '../kit/order.ts'
import { partFamily } from '../kit/part-family.ts'
import { EXTENDED, INDUSTRIAL, looseOf, readPackages } from './flash-packages.ts'

/** GigaDevice: package, I or J, G for green, R on reels. */
const gigaDeviceOrders = remember((spec: string): Order[] =>
  readPackages(spec).flatMap(([code, body]) =>
    ['I', 'J'].flatMap((grade) => {
      const stem = `${code}${grade}G`
      const details = { stem, temperature: grade === 'I' ? INDUSTRIAL : EXTENDED }
      return [order(stem, body, looseOf(body), details), order(`${stem}R`, body, 'Tape & reel', details)]
    }),
  ),
)

export const gigaDeviceFlashFamily = partFamily({
  code: 'gigadevice-nor',
  brand: 'GigaDevice',
  weight: 2,
  lines: (
    [
      ['GD25D05C', 0.5, 3],
      ['GD25D10C', 1, 3],
      ['GD25Q20C', 2, 3],
      ['GD25Q40C', 4, 3],
      ['GD25Q80C', 8, 3],
      ['GD25Q16C', 16, 3],
      ['GD25Q16E', 16, 3],
      ['GD25Q32C', 32, 3],
      ['GD25Q32E', 32, 3],
      ['GD25Q64C', 64, 3],
      ['GD25Q64E', 64, 3],
      ['GD25Q127C', 128, 3],
      ['GD25Q128E', 128, 3],
      ['GD25Q256D', 256, 3],
      ['GD25LQ16C', 16, 1.8],
      ['GD25LQ32E', 32, 1.8],
      ['GD25LQ64E', 64, 1.8],
      ['GD25LQ128E', 128, 1.8],
    ] as const
  ).map(([head, size, volts]) => ({
    head,
    nature: serialNor(size, volts),
    orders: gigaDeviceOrders('S:SOIC-8W T:SOIC-8 W:DFN-8 N:DFN-8 E:DFN-8'),
  })),
})

/** ISSI: -J, package, L for lead-free, then E for 105 °C or A3 for automotive. */
const issiOrders = remember((spec: string): Order[] =>
  readPackages(spec).flatMap(([code, body]) =>
    (['E', 'A3'] as const).flatMap((grade) => {
      const stem = `-J${code}L${grade}`
      const details =
        grade === 'E'
          ? { stem, temperature: EXTENDED }
          : { stem, temperature: [-40, 125] as const, qualification: 'AEC-Q100' as const }
      return [order(stem, body, looseOf(body), details), order(`${stem}-TR`, body, 'Tape & reel', details)]
    }),
  ),
)

export const issiFlashFamily = partFamily({
  code: 'issi-nor',
  brand: 'ISSI',
  weight: 1,
  lines: (
    [
      ['IS25LP040E', 4, 3],
      ['IS25LP080D', 8, 3],
      ['IS25LP016D', 16, 3],
      ['IS25LP032D', 32, 3],
      ['IS25LP064A', 64, 3],
      ['IS25LP064D', 64, 3],
      ['IS25LP128F', 128, 3],
      ['IS25LP256D', 256, 3],
      ['IS25LP512M', 512, 3],
      ['IS25WP016D', 16, 1.8],
      ['IS25WP032D', 32, 1.8],
      ['IS25WP064D', 64, 1.8],
      ['IS25WP128F', 128, 1.8],
      ['IS25WP256D', 256, 1.8],
    ] as const
  ).map(([head, size, volts]) => ({
    head,
    nature: serialNor(size, volts),
    orders: issiOrders('B:SOIC-8W N:SOIC-8 K:DFN-8 L:DFN-8 M:SOIC-16W'),
  })),
})

/** Adesto: package, temperature and finish, voltage letter; -T reel, -B tube. */
const adestoOrders = remember((voltage: string): Order[] =>
  readPackages('SSH:SOIC-8 SH:SOIC-8W MAH:DFN-8 XMH:TSSOP-8').flatMap(([code, body]) => {
    const stem = `-${code}${voltage}`
    return [order(`${stem}-T`, body, 'Tape & reel', { stem }), order(`${stem}-B`, body, 'Tube', { stem })]
  }),
)

export const adestoFlashFamily = partFamily({
  code: 'adesto-nor',
  brand: 'Adesto',
  weight: 1,
  lines: (
    [
      ['AT25SF041', 4, 'D'],
      ['AT25SF041B', 4, 'B'],
      ['AT25SF081', 8, 'D'],
      ['AT25SF081B', 8, 'B'],
      ['AT25SF161', 16, 'D'],
      ['AT25SF161B', 16, 'B'],
      ['AT25SF321', 32, 'D'],
      ['AT25SF321B', 32, 'B'],
      ['AT25SF641', 64, 'D'],
      ['AT25SF128A', 128, 'B'],
      ['AT25DF021A', 2, 'N'],
      ['AT25DF041B', 4, 'N'],
      ['AT25DF081A', 8, 'N'],
      ['AT25XE041B', 4, 'N'],
      ['AT45DB021E', 2, 'N'],
      ['AT45DB041E', 4, 'N'],
      ['AT45DB081E', 8, 'N'],
      ['AT45DB161E', 16, 'N'],
      ['AT45DB321E', 32, 'N'],
      ['AT45DB641E', 64, 'N'],
    ] as const
  ).map(([head, size, voltage]) => ({ head, nature: serialNor(size, 3), orders: adestoOrders(voltage) })),
})

/** Cypress, now Infineon: package and finish, temperature, then the model; a final 3 is the reel. */
const cypressOrders = remember((prefix: string): Order[] =>
  readPackages('MF:SOIC-8W NF:DFN-8 BH:BGA-24').flatMap(([code, body]) =>
    (['I', 'V'] as const).flatMap((grade) =>
      ['00', '01'].flatMap((model) => {
        const stem = `${prefix}${code}${grade}${model}`
        const details = { stem, temperature: grade === 'I' ? INDUSTRIAL : EXTENDED }
        return [order(`${stem}1`, body, looseOf(body), details), order(`${stem}3`, body, 'Tape & reel', details)]
      }),
    ),
  ),
)

export const cypressFlashFamily = partFamily({
  code: 'infineon-nor',
  brand: 'Infineon Technologies',
  weight: 1,
  lines: (
    [
      ['S25FL064L', 64, 'AB'],
      ['S25FL127S', 128, 'AB'],
      ['S25FL128L', 128, 'AG'],
      ['S25FL128S', 128, 'AG'],
      ['S25FL256L', 256, 'AG'],
      ['S25FL256S', 256, 'AG'],
      ['S25FL512S', 512, 'AG'],
      ['S25FS128S', 128, 'AG'],
      ['S25FS256S', 256, 'AG'],
      ['S25FS512S', 512, 'AG'],
    ] as const
  ).map(([head, size, prefix]) => ({
    head,
    nature: serialNor(size, head.startsWith('S25FS') ? 1.8 : 3),
    orders: cypressOrders(prefix),
  })),
})

/** Micron: MT25QL128ABA1ESE-0SIT; package behind the 1, temperature in the last letters, TR for reels. */
const micronOrders = remember((die: string): Order[] =>
  readPackages('ESE:SOIC-8W EW7:DFN-8 EW9:DFN-8 ESF:SOIC-16W E12:BGA-24').flatMap(([code, body]) =>
    (['-0SIT', '-0AAT'] as const).flatMap((grade) => {
      const stem = `${die}${code}${grade}`
      const details = grade === '-0SIT' ? { stem } : { stem, temperature: EXTENDED, qualification: 'AEC-Q100' as const }
      return [order(stem, body, 'Tray', details), order(`${stem} TR`, body, 'Tape & reel', details)]
    }),
  ),
)

export const micronFlashFamily = partFamily({
  code: 'micron-nor',
  brand: 'Micron Technology',
  weight: 1,
  lines: (
    [
      ['MT25QL128', 128, 3, 'ABA1'],
      ['MT25QL256', 256, 3, 'ABA1'],
      ['MT25QL256', 256, 3, 'ABA8'],
      ['MT25QL512', 512, 3, 'ABB1'],
      ['MT25QL01G', 1024, 3, 'BBB1'],
      ['MT25QU128', 128, 1.8, 'ABA1'],
      ['MT25QU256', 256, 1.8, 'ABA1'],
      ['MT25QU512', 512, 1.8, 'ABB1'],
      ['MT25QU01G', 1024, 1.8, 'BBB1'],
    ] as const
  ).map(([head, size, volts, die]) => ({ head, nature: serialNor(size, volts), orders: micronOrders(die) })),
})
