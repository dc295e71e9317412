import { bareStyle, mccStyle, panjitStyle, taiwanStyle } from '../codes/discrete-styles.ts'
import { partFamily } from '../kit/part-family.ts'
import { byBreakdown, leaded, surfaceMount } from './tvs-common-series.ts'
import { tvsLines } from './tvs-series.ts'

export const mccTvsFamily = partFamily({
  code: 'mcc-tvs',
  brand: 'Micro Commercial Components',
  weight: 3,
  lines: tvsLines([...surfaceMount, ...byBreakdown, ...leaded], mccStyle),
})

export const taiwanTvsFamily = partFamily({
  code: 'taiwan-tvs',
  brand: 'Taiwan Semiconductor',
  weight: 2,
  lines: tvsLines([...surfaceMount, ...byBreakdown, ...leaded], taiwanStyle),
})

export const panjitTvsFamily = partFamily({
  code: 'panjit-tvs',
  brand: 'Panjit',
  weight: 2,
  lines: tvsLines(
    [
      { pattern: 'P4SMAJ{v}{a}', body: 'SMA', power: 400, price: 0.06, named: 'standoff' },
      { pattern: 'P6SMBJ{v}{a}', body: 'SMB', power: 600, price: 0.08, named: 'standoff' },
      { pattern: '1.5SMCJ{v}{a}', body: 'SMC', power: 1500, price: 0.17, named: 'standoff' },
      { pattern: '3.0SMCJ{v}{a}', body: 'SMC', power: 3000, price: 0.3, named: 'standoff', range: [5, 170] },
    ],
    panjitStyle,
  ),
})

export const cjTvsFamily = partFamily({
  code: 'cj-tvs',
  brand: 'JCET/CJ',
  weight: 2,
  lines: tvsLines(
    [
      ...surfaceMount.map((series) => ({ ...series, price: series.price * 0.45 })),
      { pattern: 'SMF{v}{a}', body: 'SOD-123F', power: 200, price: 0.03, named: 'standoff', range: [5, 85] },
    ],
    bareStyle,
  ),
})
