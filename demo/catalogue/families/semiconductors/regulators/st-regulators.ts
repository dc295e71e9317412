import { type Line, partFamily } from '../kit/part-family.ts'
import { regulatorLines } from './regulator-lines.ts'

/** C and AC start at 0 °C, AB at −40 °C. */
const rangeOf = (grade: string) => (grade === 'AB' ? 'E' : 'W')

/** L7805CV, L7805ABV, L7805CD2T-TR: the grade stands before the package letters. */
const series78: Line[] = ['C', 'AC', 'AB']
  .flatMap((grade) => [
    ...regulatorLines(`
    L78{w}${grade}V     78  1.5  7 35 2 4.5m ${rangeOf(grade)} 0.32 5,6,8,9,10,12,15,18,24 .=TO-220-3:T50~.
    L78{w}${grade}D2T   78  1.5  7 35 2 4.5m ${rangeOf(grade)} 0.38 5,6,8,9,10,12,15,24 -TR=TO-263:R1000~.|.
    L78{w}${grade}DT    78  1.5  7 35 2 4.5m ${rangeOf(grade)} 0.34 5,6,8,9,12 -TR=TO-252:R2500~.|.
    L79{w}${grade}V     79  1.5  7 35 2 2m   W 0.4  -5,-8,-12,-15 .=TO-220-3:T50~.
  `),
  ])
  .filter(({ head }) => !/^L79\d\dAB/.test(head))

const series78L: Line[] = ['C', 'AC', 'AB'].flatMap((grade) =>
  regulatorLines(`
    L78L{w}${grade}D   78L 100m 7 30 1.7 3.8m ${rangeOf(grade)} 0.12 5,6,8,9,12,15,18,24 13TR=SOIC-8:R2500~.|. .=SOIC-8:T100~.
    L78L{w}${grade}U   78L 100m 7 30 1.7 3.8m ${rangeOf(grade)} 0.12 5,8,9,12,15 TR=SOT-89-3:R2500~.|.
    L78L{w}${grade}Z   78L 100m 7 30 1.7 3.8m ${rangeOf(grade)} 0.13 5,6,8,9,12,15,24 .=TO-92-3:B2500~. -TR=TO-92-3:R2000~.
    L79L{w}${grade}Z   79L 100m 7 30 1.7 6m   W 0.16 -5,-12,-15 .=TO-92-3:B2500~.
  `),
)

const series78M: Line[] = ['C', 'AB'].flatMap((grade) =>
  regulatorLines(`
    L78M{w}${grade}DT  78M 500m 7 35 2 4.5m ${rangeOf(grade)} 0.22 5,6,8,9,10,12,15,24 -TR=TO-252:R2500~.|. .=TO-252:T75~.
    L78M{w}${grade}V   78M 500m 7 35 2 4.5m ${rangeOf(grade)} 0.25 5,6,8,9,12,15,24 .=TO-220-3:T50~.
  `),
)

const lowDropout = regulatorLines(`
  LD1117S{t}    1117 800m 2.6 15  1.1  5m   W 0.22 1.2,1.8,2.5,2.85,3,3.3,5 TR=SOT-223-3:R1000~.|. CTR=SOT-223-3:R1000~C@E
  LD1117S       1117 800m 2.6 15  1.1  5m   W 0.22 adj TR=SOT-223-3:R1000~.|.
  LD1117DT{t}   1117 800m 2.6 15  1.1  5m   W 0.26 1.2,1.8,2.5,2.85,3,3.3,5 TR=TO-252:R2500~.|. CTR=TO-252:R2500~C@E
  LD1117V{t}    1117 800m 2.6 15  1.1  5m   W 0.3  1.2,1.8,2.5,2.85,3.3,5 .=TO-220-3:T50~. C=TO-220-3:T50~C@E
  LD1117V       1117 800m 2.6 15  1.1  5m   W 0.3  adj .=TO-220-3:T50~.
  LD1117AS{t}   1117 1    2.6 15  1.15 5m   W 0.26 1.2,1.8,2.5,2.85,3.3,5 TR=SOT-223-3:R1000~.|.
  LDL1117S{t}   1117 1.2  2.6 18  350m 250u E 0.28 1.185,1.2,1.5,1.8,2.5,3,3.3,5 R=SOT-223-3:R1000~.|.
  LD29150DT{t}  -    1.5  2.5 13  400m 1.5m E 0.7  1.8,2.5,3.3,5,8 R=TO-252:R2500~.|.
  LD29300D2MT{t} -   3    2.5 13  400m 2m   E 1.4  1.8,2.5,3.3,5 R=TO-263:R1000~.|.
  LD2981CM{t}   LDO5 100m 2.5 16  180m 80u  E 0.3  1.5,1.8,2.5,2.8,3,3.3,5 TR=SOT-23-5:R3000~.|.
  LD2985BM{t}   LDO5 150m 2.5 16  280m 80u  E 0.3  1.5,1.8,2.5,2.7,2.8,3,3.3,3.6,5 R=SOT-23-5:R3000~.|.
  LD3985M{t}    LDO5 150m 2.5 6   100m 85u  E 0.25 1.22,1.25,1.8,2.5,2.6,2.7,2.8,2.9,3,3.3,4.7,5 R=SOT-23-5:R3000~.|.
  LD39015M{t}   LDO5 150m 1.5 5.5 80m  18u  E 0.22 0.8,1,1.2,1.25,1.5,1.8,2.5,2.8,3,3.3 R=SOT-23-5:R3000~.|.
  LD39050PU{t}  -    500m 1.5 5.5 200m 20u  E 0.35 1,1.2,1.8,2.5,3.3 R=DFN-6:R3000~.|.
  LDK120M{t}    LDO5 200m 1.9 5.5 100m 30u  E 0.16 0.8,1,1.2,1.5,1.8,2.5,2.7,2.8,2.9,3,3.2,3.3 R=SOT-23-5:R3000~.|.
  LDK120C{t}    -    200m 1.9 5.5 100m 30u  E 0.17 1,1.2,1.5,1.8,2.5,2.8,3,3.3 R=SOT-353:R3000~.|.
  LDK130M{t}    LDO5 300m 1.9 5.5 200m 30u  E 0.18 0.8,1,1.2,1.5,1.8,2.5,2.8,2.9,3,3.2,3.3 R=SOT-23-5:R3000~.|.
  LDK220M{t}    LDO5 200m 2.5 13.2 100m 40u E 0.26 1.2,1.8,2.5,2.7,2.8,3,3.1,3.2,3.3,3.6,4,4.2,5 R=SOT-23-5:R3000~.|.
  LDLN025M{t}   LDO5 250m 1.5 5.5 120m 12u  E 0.22 1,1.2,1.8,2.5,2.8,3,3.3 R=SOT-23-5:R3000~.|.
  LF{t}CDT      -    500m 2.5 16  450m 500u E 0.55 1.8,2.5,3.3,5,8,12 -TR=TO-252:R2500~.|.
  LF{t}ABDT     -    500m 2.5 16  450m 500u E 0.65 1.8,2.5,3.3,5,8,12 -TR=TO-252:R2500~.|.
  LF{t}CV       -    500m 2.5 16  450m 500u E 0.6  1.8,2.5,3.3,5,8,12 .=TO-220-3:T50~.
  LM317T        LM317 1.5 3   40  2    5m   W 0.32 adj .=TO-220-3:T50~. -DG=TO-220-3:T50~-DG
  LM317D2T      LM317 1.5 3   40  2    5m   W 0.38 adj -TR=TO-263:R1000~.|.
  LM317MDT      LM317M 500m 3 40  2    5m   W 0.26 adj -TR=TO-252:R2500~.|.
  LM317LZ       LM317L 100m 3 40  2    5m   W 0.18 adj .=TO-92-3:B2500~. -TR=TO-92-3:R2000~.
  LM337SP       LM337 1.5 3.7 40  2    5m   W 0.45 adj .=TO-220-3:T50~.
  LD1084V       LM1084 5 2.6 30 1.3 5m E 1.1 adj .=TO-220-3:T50~.
  LD1086V{t}    LM1084 1.5 2.6 30 1.3 5m E 0.8 1.8,2.5,3.3,5 .=TO-220-3:T50~.
  LD1086DT{t}   LM1084 1.5 2.6 30 1.3 5m E 0.7 1.8,2.5,3.3,5 TR=TO-252:R2500~.|.
`)

export const stRegulatorFamily = partFamily({
  code: 'st-regulators',
  brand: 'STMicroelectronics',
  weight: 4,
  lines: [...series78, ...series78L, ...series78M, ...lowDropout],
})
