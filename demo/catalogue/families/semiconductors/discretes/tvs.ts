import { bareStyle, diodesStyle, nexperiaStyle, onsemiStyle, stStyle, vishayStyle } from '../codes/discrete-styles.ts'
import { partFamily } from '../kit/part-family.ts'
import { byBreakdown, leaded, surfaceMount } from './tvs-common-series.ts'
import { tvsLines } from './tvs-series.ts'

/** Vishay writes these with the shorter reel codes: /61 and /5A. */
const vishayReels = (body: string) => {
  const [small, smallCount, large, largeCount]: [string, number, string, number] =
    body === 'SMA' ? ['61', 1800, '5A', 7500] : body === 'SMB' ? ['52', 750, '5B', 3200] : ['57T', 850, '9AT', 3500]
  const pair = (grade: string, a: string | number, b: string | number, mark = '') =>
    `${grade}${a}=${body}:R${smallCount}~${mark} ${grade}${b}=${body}:R${largeCount}~${mark}`
  return [
    `-E3/${small}=${body}:R${smallCount}~-E3|.|-E3 -E3/${large}=${body}:R${largeCount}~-E3`,
    pair('-M3/', small, large, '-M3'),
    pair('HE3__A/', 'H', 'I', 'HE3!D'),
    pair('HM3__A/', 'H', 'I', 'HM3!D'),
  ].join(' ')
}

export const vishayTvsFamily = partFamily({
  code: 'vishay-tvs',
  brand: 'Vishay',
  weight: 7,
  lines: [
    ...tvsLines(
      [
        ...surfaceMount,
        ...byBreakdown,
        { pattern: 'SMA5J{v}{a}', body: 'SMA', power: 500, price: 0.09, named: 'standoff', range: [5, 40] },
        { pattern: 'SMA6J{v}{a}', body: 'SMA', power: 600, price: 0.1, named: 'standoff', range: [5, 28] },
        { pattern: 'SMB8J{v}{a}', body: 'SMB', power: 800, price: 0.13, named: 'standoff', range: [5, 40] },
        { pattern: 'SMB10J{v}{a}', body: 'SMB', power: 1000, price: 0.15, named: 'standoff', range: [5, 40] },
      ],
      vishayReels,
    ),
    ...tvsLines(
      [
        ...leaded,
        { pattern: 'SMF{V}{a}', body: 'SOD-123F', power: 200, price: 0.08, named: 'standoff', range: [5, 58] },
      ],
      vishayStyle,
    ),
  ],
})

export const littelfuseTvsFamily = partFamily({
  code: 'littelfuse-tvs',
  brand: 'Littelfuse',
  weight: 4,
  lines: tvsLines(
    [
      ...surfaceMount,
      ...byBreakdown,
      ...leaded,
      { pattern: 'SMDJ{v}{a}', body: 'SMC', power: 3000, price: 0.4, named: 'standoff', range: [5, 220] },
      { pattern: '5.0SMDJ{v}{a}', body: 'SMC', power: 5000, price: 0.62, named: 'standoff', range: [12, 170] },
      { pattern: 'P4KE{v}{a}', body: 'DO-41', power: 400, price: 0.12, named: 'breakdown' },
      { pattern: 'SMF{v}{a}', body: 'SOD-123F', power: 200, price: 0.08, named: 'standoff', range: [5, 85] },
      { pattern: 'SMF4L{v}{a}', body: 'SOD-123F', power: 400, price: 0.1, named: 'standoff', range: [5, 85] },
      { pattern: 'TPSMA{v}{a}', body: 'SMA', power: 400, price: 0.12, named: 'breakdown', automotive: true },
      { pattern: 'TPSMB{v}{a}', body: 'SMB', power: 600, price: 0.15, named: 'breakdown', automotive: true },
      { pattern: 'TPSMC{v}{a}', body: 'SMC', power: 1500, price: 0.3, named: 'breakdown', automotive: true },
      {
        pattern: 'TPSMAJ{v}{a}',
        body: 'SMA',
        power: 400,
        price: 0.12,
        named: 'standoff',
        range: [5, 85],
        automotive: true,
      },
      {
        pattern: 'TPSMBJ{v}{a}',
        body: 'SMB',
        power: 600,
        price: 0.15,
        named: 'standoff',
        range: [5, 85],
        automotive: true,
      },
      { pattern: 'SLD{v}{a}-018', body: 'DO-201AD', power: 2200, price: 0.6, named: 'standoff', range: [10, 36] },
    ],
    bareStyle,
  ),
})

export const bournsTvsFamily = partFamily({
  code: 'bourns-tvs',
  brand: 'Bourns',
  weight: 3,
  lines: tvsLines(
    [
      ...surfaceMount,
      ...byBreakdown,
      { pattern: 'SMLJ{v}{a}', body: 'SMC', power: 3000, price: 0.42, named: 'standoff', range: [5, 170] },
      {
        pattern: 'SMAJ{v}{a}-Q',
        body: 'SMA',
        power: 400,
        price: 0.12,
        named: 'standoff',
        range: [5, 85],
        automotive: true,
      },
      {
        pattern: 'SMBJ{v}{a}-Q',
        body: 'SMB',
        power: 600,
        price: 0.14,
        named: 'standoff',
        range: [5, 85],
        automotive: true,
      },
      {
        pattern: 'SMCJ{v}{a}-Q',
        body: 'SMC',
        power: 1500,
        price: 0.28,
        named: 'standoff',
        range: [5, 85],
        automotive: true,
      },
    ],
    bareStyle,
  ),
})

export const stTvsFamily = partFamily({
  code: 'st-tvs',
  brand: 'STMicroelectronics',
  weight: 3,
  lines: [
    ...tvsLines(
      surfaceMount.map((series) => ({ ...series, range: [5, 188] as const })),
      stStyle,
    ),
    ...tvsLines(
      [
        { pattern: 'SM6T{V}{a}', body: 'SMB', power: 600, price: 0.12, named: 'breakdown', range: [6.8, 220] },
        { pattern: 'SM15T{V}{a}', body: 'SMC', power: 1500, price: 0.24, named: 'breakdown', range: [6.8, 220] },
      ],
      (body) => `.=${body}:R2500~. Y=${body}:R2500~Y!D`,
    ),
    ...tvsLines(
      [
        { pattern: 'P6KE{V}{a}', body: 'DO-15', power: 600, price: 0.13, named: 'breakdown', range: [6.8, 440] },
        { pattern: '1.5KE{V}{a}', body: 'DO-201AD', power: 1500, price: 0.27, named: 'breakdown', range: [6.8, 440] },
      ],
      stStyle,
    ),
  ],
})

export const onsemiTvsFamily = partFamily({
  code: 'onsemi-tvs',
  brand: 'onsemi',
  weight: 3,
  lines: tvsLines(
    [
      { pattern: '1SMA{v}{a}', body: 'SMA', power: 400, price: 0.09, named: 'standoff', range: [5, 78] },
      { pattern: '1SMB{v}{a}', body: 'SMB', power: 600, price: 0.11, named: 'standoff', range: [5, 170] },
      { pattern: '1SMC{v}{a}', body: 'SMC', power: 1500, price: 0.22, named: 'standoff', range: [5, 78] },
      { pattern: 'P6SMB{v}{a}', body: 'SMB', power: 600, price: 0.11, named: 'breakdown', range: [6.8, 200] },
      { pattern: '1.5SMC{v}{a}', body: 'SMC', power: 1500, price: 0.23, named: 'breakdown', range: [6.8, 91] },
      {
        pattern: 'SZ1SMA{v}{a}',
        body: 'SMA',
        power: 400,
        price: 0.11,
        named: 'standoff',
        range: [5, 78],
        automotive: true,
      },
      {
        pattern: 'SZ1SMB{v}{a}',
        body: 'SMB',
        power: 600,
        price: 0.13,
        named: 'standoff',
        range: [5, 78],
        automotive: true,
      },
      {
        pattern: 'SZP6SMB{v}{a}',
        body: 'SMB',
        power: 600,
        price: 0.13,
        named: 'breakdown',
        range: [6.8, 91],
        automotive: true,
      },
      {
        pattern: 'SZ1.5SMC{v}{a}',
        body: 'SMC',
        power: 1500,
        price: 0.26,
        named: 'breakdown',
        range: [6.8, 91],
        automotive: true,
      },
      {
        pattern: 'SMBJ{v}{a}',
        body: 'SMB',
        power: 600,
        price: 0.1,
        named: 'standoff',
        range: [5, 170],
        style: bareStyle,
      },
      {
        pattern: 'SMAJ{v}{a}',
        body: 'SMA',
        power: 400,
        price: 0.08,
        named: 'standoff',
        range: [5, 78],
        style: bareStyle,
      },
    ],
    onsemiStyle,
  ),
})

export const diodesTvsFamily = partFamily({
  code: 'diodes-tvs',
  brand: 'Diodes Incorporated',
  weight: 3,
  lines: tvsLines(
    [
      ...surfaceMount.map((series) => ({ ...series, range: [5, 200] as const })),
      { pattern: 'P6SMAJ{v}{a}', body: 'SMA', power: 600, price: 0.1, named: 'standoff', range: [5, 85] },
      { pattern: '3.0SMCJ{v}{a}', body: 'SMC', power: 3000, price: 0.34, named: 'standoff', range: [5, 170] },
    ],
    diodesStyle,
  ),
})

/** PTVS12VS1UR: the letters after the voltage name the package; unidirectional only. */
const ptvs = (pattern: string, body: string, power: number, price: number, named: 'standoff' = 'standoff') =>
  tvsLines([{ pattern, body, power, price, named, range: [5, 64] }], nexperiaStyle).filter(
    ({ nature }) => nature.attributes.direction === 'Unidirectional',
  )

export const nexperiaTvsFamily = partFamily({
  code: 'nexperia-tvs',
  brand: 'Nexperia',
  weight: 2,
  lines: [
    ...ptvs('PTVS{V}VS1UR', 'SOD-123F', 400, 0.09),
    ...ptvs('PTVS{V}VP1UP', 'SOD-128', 600, 0.13),
    ...ptvs('PTVS{V}VZ1USK', 'SOD-882', 300, 0.12),
  ]
    // 5V0 already holds the V that the pattern adds for whole numbers.
    .map((line) => ({ ...line, head: line.head.replace(/(\dV\d)V/, '$1') })),
})
