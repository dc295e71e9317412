import type { CategoryPath } from '#demo/catalogue/family.ts'
import { type Choice, family, listed } from '../../numbering.ts'
import { PLUGGABLE_TERMINALS, SCREW_TERMINALS, SPRING_TERMINALS } from '../categories.ts'
import { connector, drawnCount, type Mounting, type Orientation } from '../connector.ts'

interface TerminalSeries {
  name: string
  /** Order number of the 2-pole block without its check digit, and that digit. */
  first: number
  check: number
  /** Poles, from 2 up. */
  poles: number
  pitch: number
  current: number
  voltage: number
  category: CategoryPath
  orientation?: Orientation
  mounting: Mounting
  pricePerPole: number
}

/**
 * Order numbers run on from one pole count to the next. Their last digit is a check digit: it moves by 3 with the
 * units and by 7 with the tens of the six digits before it.
 */
function orderNumber(first: number, check: number, step: number): string {
  const number = first + step
  const tens = Math.floor(number / 10) - Math.floor(first / 10)
  const units = (number % 10) - (first % 10)
  return `${number}${(((check + 3 * units + 7 * tens) % 10) + 10) % 10}`
}

const flat = { mounting: 'Through hole', orientation: 'Right angle' } as const
const upright = { mounting: 'Through hole', orientation: 'Vertical' } as const
const surface = { mounting: 'Surface mount', orientation: 'Right angle' } as const
const plug = { mounting: 'Free hanging' } as const

/** Name, order number of two poles, most poles, pitch, current, voltage, shape and price of a pole. */
const series = (
  name: string,
  [first, check]: readonly [number, number],
  poles: number,
  [pitch, current, voltage]: readonly [number, number, number],
  category: CategoryPath,
  shape: { mounting: Mounting; orientation?: Orientation },
  pricePerPole: number,
): TerminalSeries => ({ name, first, check, poles, pitch, current, voltage, category, ...shape, pricePerPole })

const SERIES: readonly TerminalSeries[] = [
  series('PT 1,5/n-5,0-H', [193516, 1], 12, [5, 17.5, 250], SCREW_TERMINALS, flat, 0.3),
  series('PT 1,5/n-3,5-H', [198461, 7], 12, [3.5, 17.5, 200], SCREW_TERMINALS, flat, 0.32),
  series('MKDSN 1,5/n-5,08', [172912, 8], 12, [5.08, 13.5, 400], SCREW_TERMINALS, flat, 0.45),
  series('MKDS 1,5/n-5,08', [171572, 1], 16, [5.08, 17.5, 400], SCREW_TERMINALS, flat, 0.5),
  series('MKDS 1,5/n', [171502, 2], 16, [5, 17.5, 400], SCREW_TERMINALS, flat, 0.5),
  series('MKDS 1/n-3,81', [172701, 0], 16, [3.81, 13.5, 200], SCREW_TERMINALS, flat, 0.6),
  series('MPT 0,5/n-2,54', [172565, 6], 12, [2.54, 6, 160], SCREW_TERMINALS, flat, 0.55),
  series('PTSM 0,5/n-2,5-H', [177862, 5], 8, [2.5, 6, 160], SPRING_TERMINALS, surface, 0.42),
  series('SPT 2,5/n-V-5,0', [199096, 0], 12, [5, 24, 400], SPRING_TERMINALS, upright, 0.6),
  series('MC 1,5/n-ST-3,81', [180357, 8], 15, [3.81, 8, 160], PLUGGABLE_TERMINALS, plug, 0.75),
  series('MC 1,5/n-G-3,81', [180327, 7], 15, [3.81, 8, 160], PLUGGABLE_TERMINALS, flat, 0.4),
  series('MCV 1,5/n-G-3,81', [180342, 6], 15, [3.81, 8, 160], PLUGGABLE_TERMINALS, upright, 0.42),
  series('MSTB 2,5/n-ST-5,08', [175701, 9], 16, [5.08, 12, 320], PLUGGABLE_TERMINALS, plug, 0.8),
  series('MSTBA 2,5/n-G-5,08', [175724, 2], 16, [5.08, 12, 320], PLUGGABLE_TERMINALS, flat, 0.4),
  series('MSTBVA 2,5/n-G-5,08', [175573, 6], 16, [5.08, 12, 320], PLUGGABLE_TERMINALS, upright, 0.42),
]

interface Block extends Choice {
  readonly poles: number
}

export const phoenixTerminalBlocks = family(
  'phoenix-terminal-blocks',
  1,
  SERIES.map((terminal) => {
    const blocks: Block[] = Array.from({ length: terminal.poles - 1 }, (_, step) => ({
      code: orderNumber(terminal.first, terminal.check, step),
      poles: step + 2,
    }))
    return listed(blocks, ({ poles }) =>
      connector({
        brand: 'Phoenix Contact',
        category: terminal.category,
        name: `${terminal.category[2]} terminal block`,
        // The catalogue names the type with its pole count: MKDS 1,5/3-5,08.
        series: terminal.name.replace('/n', `/ ${poles}`),
        system: terminal.category === SCREW_TERMINALS ? 'pcb-screw-terminal' : `Phoenix Contact ${terminal.name}`,
        positions: poles,
        pitch: terminal.pitch,
        orientation: terminal.orientation,
        mounting: terminal.mounting,
        plating: 'Tin',
        current: terminal.current,
        voltage: terminal.voltage,
        drawing: `terminal-block-${drawnCount(poles)}`,
        marking: 'PHOENIX',
        packing: 'Box',
        packCount: 50,
        price: 0.12 + terminal.pricePerPole * poles,
      }),
    )
  }),
)
