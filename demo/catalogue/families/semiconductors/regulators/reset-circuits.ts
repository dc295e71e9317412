import { maximSupervisors, resetThresholds } from '../analog-devices/maxim-tables.ts'
import { nationalOrders } from '../codes/national-orders.ts'
import { plainOrders } from '../codes/plain-orders.ts'
import { supervisor } from '../kinds/reference.ts'
import { type Line, partFamily } from '../kit/part-family.ts'
import { detectorLines, tenthsOfVolts } from './regulator-lines.ts'

/** The MAX809 and its relatives under the numbers of other makers; the letter names the threshold everywhere. */
function copies(
  numbers: readonly string[],
  head: (number: string, letter: string, threshold: number) => string,
  orders: string,
  price: number,
): Line[] {
  return maximSupervisors
    .filter(([number]) => numbers.includes(number))
    .flatMap(([number, , output]) =>
      Object.entries(resetThresholds).map(([letter, threshold]) => ({
        head: head(number, letter, threshold),
        nature: supervisor({ job: `${number}${letter}`, threshold, price, temperature: [-40, 105], output }),
        orders: plainOrders(orders),
      })),
    )
}

export const onsemiResetFamily = partFamily({
  code: 'onsemi-resets',
  brand: 'onsemi',
  weight: 1,
  lines: [
    ...copies(['MAX809', 'MAX810'], (number, letter) => `${number}${letter}`, 'TRG=SOT-23-3:R3000~G|TR', 0.12),
    ...copies(
      ['MAX803'],
      (number, _, threshold) => `${number}SQ${Math.round(threshold * 100)}D1`,
      'T1G=SOT-323:R3000~G',
      0.12,
    ),
    ...(
      [
        ['NCP300LSN{t}', 'Push-pull, active low'],
        ['NCP300HSN{t}', 'Push-pull, active high'],
        ['NCP301LSN{t}', 'Open-drain, active low'],
        ['NCP301HSN{t}', 'Open-drain, active high'],
        ['NCP302LSN{t}', 'Push-pull, delayed'],
        ['NCP303LSN{t}', 'Open-drain, delayed'],
      ] as const
    ).flatMap(([head, output]) =>
      detectorLines({ head, volts: tenthsOfVolts(0.9, 4.7), price: 0.2, output, orders: 'T1G=SOT-23-5:R3000~G|T1' }),
    ),
  ],
})

export const stResetFamily = partFamily({
  code: 'st-resets',
  brand: 'STMicroelectronics',
  weight: 1,
  lines: [
    ...copies(
      ['MAX809', 'MAX810'],
      (number, letter) => `STM${number.slice(3)}${letter}`,
      'WX6F=SOT-23-3:R3000~WX6',
      0.3,
    ),
    ...copies(
      ['MAX811', 'MAX812'],
      (number, letter) => `STM${number.slice(3)}${letter}`,
      'W16F=SOT-143:R3000~W16',
      0.4,
    ),
  ],
})

export const rohmResetFamily = partFamily({
  code: 'rohm-resets',
  brand: 'ROHM Semiconductor',
  weight: 1,
  lines: (
    [
      ['BD48E{t}', 'Open-drain', 'G-TR=SOT-23-5:R3000~G G-MTR=SOT-23-5:R3000~GM!Q'],
      ['BD49E{t}', 'Push-pull', 'G-TR=SOT-23-5:R3000~G G-MTR=SOT-23-5:R3000~GM!Q'],
      ['BU48{t}', 'Open-drain', 'G-TR=SOT-23-5:R3000~G F-TR=SOT-343:R3000~F FVE-TR=SOT-553:R3000~FVE'],
      ['BU49{t}', 'Push-pull', 'G-TR=SOT-23-5:R3000~G F-TR=SOT-343:R3000~F FVE-TR=SOT-553:R3000~FVE'],
    ] as const
  ).flatMap(([head, output, orders]) =>
    detectorLines({ head, volts: tenthsOfVolts(2.3, 4.8), price: 0.2, output, orders }),
  ),
})

/** LM809M3-2.93/NOPB writes its threshold out. */
export const nationalResetFamily = partFamily({
  code: 'ti-national-resets',
  brand: 'Texas Instruments',
  weight: 1,
  lines: (['LM809', 'LM810', 'LM3724'] as const).flatMap((head) =>
    Object.entries(resetThresholds).map(([letter, threshold]) => ({
      head,
      nature: supervisor({
        job: head === 'LM3724' ? `LM3724-${threshold}` : `MAX8${head.slice(3)}${letter}`,
        threshold,
        price: 0.4,
        temperature: [-40, 105],
      }),
      orders: nationalOrders(head === 'LM3724' ? 'I:X M5' : '-:X M3', `-${threshold.toFixed(2)}`),
    })),
  ),
})
