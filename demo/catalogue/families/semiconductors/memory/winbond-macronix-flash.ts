import { serialNor } from '../kinds/memory.ts'
import { type Order, order, remember } from '../kit/order.ts'
import { type Line, partFamily } from '../kit/part-family.ts'
import { EXTENDED, INDUSTRIAL, looseOf, readPackages } from './flash-packages.ts'

/** Winbond: package, I or J for the temperature, Q quad enabled or M quad off, then TR for reels. */
const winbondOrders = remember((spec: string): Order[] =>
  readPackages(spec).flatMap(([code, body]) =>
    (['I', 'J'] as const).flatMap((grade) =>
      ['Q', 'M', 'N'].flatMap((quad) => {
        const stem = `${code}${grade}${quad}`
        const details = { stem, temperature: grade === 'I' ? INDUSTRIAL : EXTENDED, price: grade === 'I' ? 1 : 1.1 }
        return [
          order(stem, body, looseOf(body), details),
          order(`${stem}TR`, body, 'Tape & reel', { ...details, spellings: [`${stem}T`] }),
        ]
      }),
    ),
  ),
)

const WINBOND_SMALL = 'SS:SOIC-8W SN:SOIC-8 ZP:DFN-8 UX:DFN-8 SV:SSOP-8'
const WINBOND_LARGE = 'S:SOIC-8W P:DFN-8 E:DFN-8 F:SOIC-16W B:BGA-24 C:BGA-24'

const winbondLines: Line[] = [
  ...(
    [
      ['W25Q20CL', 2, 2.5],
      ['W25Q40CL', 4, 2.5],
      ['W25Q80DV', 8, 3],
      ['W25Q80DL', 8, 2.5],
      ['W25Q80EW', 8, 1.8],
      ['W25Q16JV', 16, 3],
      ['W25Q16JL', 16, 2.5],
      ['W25Q16JW', 16, 1.8],
      ['W25Q32JV', 32, 3],
      ['W25Q32JW', 32, 1.8],
      ['W25Q64JV', 64, 3],
      ['W25Q64JW', 64, 1.8],
      ['W25Q32FV', 32, 3],
      ['W25Q64FV', 64, 3],
    ] as const
  ).map(([head, size, volts]) => ({ head, nature: serialNor(size, volts), orders: winbondOrders(WINBOND_SMALL) })),
  ...(
    [
      ['W25Q128JV', 128, 3],
      ['W25Q128FV', 128, 3],
      ['W25Q128JW', 128, 1.8],
      ['W25Q256JV', 256, 3],
      ['W25Q256JW', 256, 1.8],
      ['W25Q512JV', 512, 3],
      ['W25Q512NW', 512, 1.8],
      ['W25Q01JV', 1024, 3],
      ['W25Q01NW', 1024, 1.8],
    ] as const
  ).map(([head, size, volts]) => ({ head, nature: serialNor(size, volts), orders: winbondOrders(WINBOND_LARGE) })),
]

export const winbondFlashFamily = partFamily({ code: 'winbond-nor', brand: 'Winbond', weight: 3, lines: winbondLines })

/** Macronix: package, I, speed and G for lead-free; R types close with the voltage option instead of the speed. */
const macronixOrders = remember((spec: string, speeds: string): Order[] =>
  readPackages(spec).flatMap(([code, body]) =>
    speeds.split(' ').flatMap((speed) => {
      const stem = `${code}I${speed}`
      return [order(stem, body, looseOf(body), { stem }), order(`${stem}TR`, body, 'Tape & reel', { stem })]
    }),
  ),
)

const MACRONIX = 'M1:SOIC-8 M2:SOIC-8W ZN:DFN-8 ZU:DFN-8'
const MACRONIX_LARGE = 'M2:SOIC-8W MI:SOIC-16W ZN:DFN-8 Z2:DFN-8 XD:BGA-24'

const macronixLines: Line[] = [
  ...(
    [
      ['MX25L4006E', 4, 3],
      ['MX25L8006E', 8, 3],
      ['MX25L1606E', 16, 3],
      ['MX25V1635F', 16, 3],
      ['MX25L3233F', 32, 3],
      ['MX25L6433F', 64, 3],
      ['MX25L6436F', 64, 3],
      ['MX25U1635F', 16, 1.8],
      ['MX25U3235F', 32, 1.8],
      ['MX25U6435F', 64, 1.8],
    ] as const
  ).map(([head, size, volts]) => ({
    head,
    nature: serialNor(size, volts),
    orders: macronixOrders(MACRONIX, '-08G -10G -12G'),
  })),
  ...(
    [
      ['MX25L12833F', 128, 3],
      ['MX25L12835F', 128, 3],
      ['MX25L12845G', 128, 3],
      ['MX25U12835F', 128, 1.8],
      ['MX25L25645G', 256, 3],
      ['MX25U25645G', 256, 1.8],
      ['MX25L51245G', 512, 3],
      ['MX66L1G45G', 1024, 3],
    ] as const
  ).map(([head, size, volts]) => ({
    head,
    nature: serialNor(size, volts),
    orders: macronixOrders(MACRONIX_LARGE, '-08G -10G'),
  })),
  ...(
    [
      ['MX25R8035F', 8],
      ['MX25R1635F', 16],
      ['MX25R3235F', 32],
      ['MX25R6435F', 64],
    ] as const
  ).map(([head, size]) => ({ head, nature: serialNor(size, 3), orders: macronixOrders(MACRONIX, 'L0 H0 L1 H1') })),
]

export const macronixFlashFamily = partFamily({
  code: 'macronix-nor',
  brand: 'Macronix',
  weight: 2,
  lines: macronixLines,
})
