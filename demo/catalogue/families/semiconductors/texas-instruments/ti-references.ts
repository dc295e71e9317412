import { tiOrders } from '../codes/ti-orders.ts'
import { seriesReference, shuntReference, supervisor } from '../kinds/reference.ts'
import { type Line, partFamily } from '../kit/part-family.ts'
import { tiVoltageCode } from './ti-regulators.ts'

const adjustableShunts: Line[] = [
  ...[['', 2, 0.055] as const, ['A', 1, 0.065] as const, ['B', 0.5, 0.09] as const].map(
    ([grade, tolerance, price]) => ({
      head: `TL431${grade}`,
      nature: shuntReference({ job: 'TL431', volts: 2.495, tolerance, price }),
      orders: tiOrders('C:C DBZ DBV5 D8 LP PK PW8 I:I DBZ DBV5 D8 LP PK Q:E DBZ DBV5 +lead'),
    }),
  ),
  {
    head: 'TL432',
    nature: shuntReference({ job: 'TL432', volts: 2.495, tolerance: 2, price: 0.07 }),
    orders: tiOrders('I:I DBZ DBV5 PK AI:I DBZ DBV5 PK BI:I DBZ DBV5 Q:E DBZ AQ:E DBZ BQ:E DBZ'),
  },
  {
    head: 'TLV431',
    nature: shuntReference({ job: 'TLV431', volts: 1.24, tolerance: 1.5, price: 0.1 }),
    orders: tiOrders('C:C DBZ DBV5 LP I:I DBZ DBV5 AC:C DBZ DBV5 AI:I DBZ DBV5 BI:I DBZ DBV5 DCK6 Q:E DBZ DBV5'),
  },
  {
    head: 'ATL431',
    nature: shuntReference({ job: 'TL431', volts: 2.5, tolerance: 1, price: 0.16 }),
    orders: tiOrders('AI:I DBZ BI:I DBZ AQ:E DBZ BQ:E DBZ'),
  },
]

const GRADE_TOLERANCE: Readonly<Record<string, number>> = { A: 0.1, B: 0.2, C: 0.5, D: 1, E: 2 }

/** LM4040A25IDBZR: grade, voltage in tenths, temperature letter, package. */
const gradedShunts: Line[] = [
  ['LM4040', [2.048, 2.5, 3, 4.096, 5, 8.192, 10], 'ABCD', 0.22] as const,
  ['LM4041', [1.225], 'ABCD', 0.28] as const,
  ['LM4050', [2.048, 2.5, 3, 4.096, 5, 10], 'ABC', 0.9] as const,
].flatMap(([base, voltages, grades, price]) =>
  voltages.flatMap((volts) =>
    [...grades].map((grade) => ({
      head: `${base}${grade}${volts >= 10 ? '10' : volts.toFixed(1).replace('.', '')}`,
      nature: shuntReference({
        job: `${base}-${volts}`,
        volts,
        tolerance: GRADE_TOLERANCE[grade] ?? 1,
        price: price * (1 + (4 - 'ABCD'.indexOf(grade)) * 0.3),
      }),
      orders: tiOrders(base === 'LM4050' ? 'I:I DBZ' : 'I:I DBZ DCK5 LP Q:E DBZ DCK5'),
    })),
  ),
)

const seriesRows = [
  ['REF30', [1.25, 2.048, 2.5, 3, 3.3, 4.096], 0.2, 0.55, 'AI:E DBZ'],
  ['REF31', [1.25, 2.048, 2.5, 3, 3.3, 4.096], 0.2, 0.9, 'AI:E DBZ'],
  ['REF32', [1.25, 2.048, 2.5, 3, 3.3, 4.096], 0.2, 1.5, 'AI:E DBV6'],
  ['REF33', [1.25, 1.8, 2.048, 2.5, 3, 3.3], 0.15, 0.8, 'AI:E DBZ DCK5 RSE'],
  ['REF34', [2.5, 3, 3.3, 4.096, 5], 0.05, 1.4, 'I:E DBV6'],
  ['REF50', [2.048, 2.5, 3, 4.096, 4.5, 5, 10], 0.1, 2.1, 'AI:E D8 DGK I:E D8 DGK'],
  ['REF20', [2.5, 3, 3.3, 4.1], 0.05, 1.8, 'AI:E DDC5'],
] as const

const seriesLines: Line[] = seriesRows.flatMap(([base, voltages, tolerance, price, spec]) =>
  voltages.map((volts) => ({
    head: `${base}${volts >= 10 ? '10' : tiVoltageCode(Math.floor(volts * 10) / 10)}`,
    nature: seriesReference({ job: `${base}-${volts}`, volts, tolerance, price }),
    orders: tiOrders(spec),
  })),
)

const supervisorRows = [
  [
    'TPS3823-',
    [
      ['25', 2.25],
      ['30', 2.63],
      ['33', 2.93],
      ['50', 4.55],
    ],
    0.45,
    '-:E DBV5 +Q1',
  ],
  [
    'TPS3824-',
    [
      ['25', 2.25],
      ['30', 2.63],
      ['33', 2.93],
      ['50', 4.55],
    ],
    0.45,
    '-:E DBV5 +Q1',
  ],
  [
    'TPS3825-',
    [
      ['33', 2.93],
      ['50', 4.55],
    ],
    0.45,
    '-:E DBV5',
  ],
  [
    'TPS3828-',
    [
      ['25', 2.25],
      ['30', 2.63],
      ['33', 2.93],
      ['50', 4.55],
    ],
    0.45,
    '-:E DBV5',
  ],
  [
    'TPS3809',
    [
      ['J25', 2.25],
      ['L30', 2.64],
      ['K33', 2.93],
      ['I50', 4.55],
    ],
    0.25,
    '-:I DBV3',
  ],
  [
    'TPS3839',
    [
      ['A09', 0.9],
      ['G12', 1.1],
      ['E16', 1.52],
      ['G18', 1.67],
      ['L30', 2.63],
      ['G33', 3.08],
      ['K33', 2.93],
      ['K50', 4.38],
    ],
    0.3,
    '-:I DBZ DQN',
  ],
  [
    'TPS3808G',
    [
      ['09', 0.84],
      ['12', 1.12],
      ['125', 1.16],
      ['15', 1.4],
      ['18', 1.67],
      ['25', 2.33],
      ['30', 2.79],
      ['33', 3.07],
      ['50', 4.65],
    ],
    0.6,
    '-:E DBV6 DRV +Q1',
  ],
  [
    'TLV803',
    [
      ['S', 2.93],
      ['R', 2.63],
      ['Z', 2.25],
      ['M', 4.38],
    ],
    0.12,
    '-:E DBZ',
  ],
  [
    'TLV809',
    [
      ['J25', 2.25],
      ['L30', 2.64],
      ['K33', 2.93],
      ['I50', 4.55],
    ],
    0.13,
    '-:I DBZ DBV3',
  ],
  [
    'TLV810',
    [
      ['S', 2.93],
      ['R', 2.63],
      ['Z', 2.25],
      ['M', 4.38],
    ],
    0.12,
    '-:E DBZ',
  ],
  [
    'TPS3801',
    [
      ['J25', 2.25],
      ['L30', 2.64],
      ['K33', 2.93],
      ['I50', 4.55],
      ['E18', 1.71],
      ['T50', 4],
    ],
    0.4,
    '-:I DCK5',
  ],
  [
    'TPS3836',
    [
      ['E18', 1.71],
      ['J25', 2.25],
      ['H30', 2.79],
      ['L30', 2.64],
      ['K33', 2.93],
    ],
    0.5,
    '-:I DBV5',
  ],
] as const

const WITH_WATCHDOG = new Set(['TPS3823-', 'TPS3824-', 'TPS3828-'])

const supervisorLines: Line[] = supervisorRows.flatMap(([base, versions, price, spec]) =>
  versions.map(([code, threshold]) => ({
    head: `${base}${code}`,
    nature: supervisor({ job: `${base}${code}`, threshold, price, hasWatchdog: WITH_WATCHDOG.has(base) }),
    orders: tiOrders(spec),
  })),
)

export const tiReferenceFamily = partFamily({
  code: 'ti-references',
  brand: 'Texas Instruments',
  weight: 3,
  lines: [...adjustableShunts, ...gradedShunts, ...seriesLines],
})

export const tiSupervisorFamily = partFamily({
  code: 'ti-supervisors',
  brand: 'Texas Instruments',
  weight: 2,
  lines: supervisorLines,
})
