import { partFamily } from '../kit/part-family.ts'
import { detectorLines, regulatorLines } from './regulator-lines.ts'

const RESETS = [2.25, 2.63, 2.93, 3.08, 4, 4.38, 4.63]
const RESET_CODES: Readonly<Record<number, string>> = {
  2.25: '23',
  2.63: '26',
  2.93: '29',
  3.08: '31',
  4: '40',
  4.38: '44',
  4.63: '46',
}

const resets = (
  [
    ['APX803S', 'SAG', 'SOT-23-3', 'Open-drain, active low', 0.06],
    ['APX803D', 'SAG', 'SOT-23-3', 'Open-drain, active low', 0.06],
    ['APX809', 'SAG', 'SOT-23-3', 'Push-pull, active low', 0.05],
    ['APX809S', 'SAG', 'SOT-23-3', 'Push-pull, active low', 0.05],
    ['APX810', 'SAG', 'SOT-23-3', 'Push-pull, active high', 0.05],
    ['APX811', 'UG', 'SOT-143', 'Push-pull, active low, manual reset', 0.08],
    ['APX812', 'UG', 'SOT-143', 'Push-pull, active high, manual reset', 0.08],
  ] as const
).flatMap(([head, code, body, output, price]) =>
  RESETS.flatMap((volts) =>
    detectorLines({
      head: `${head}-${RESET_CODES[volts] ?? ''}${code}`,
      volts: [volts],
      price,
      output,
      orders: `-7=${body}:R3000~.|.`,
    }),
  ),
)

export const diodesRegulatorFamily = partFamily({
  code: 'diodes-regulators',
  brand: 'Diodes Incorporated',
  weight: 4,
  lines: [
    ...regulatorLines(`
  AP2112K-{p}    LDO5 600m 2.5 6   250m 55u  I 0.09 1.2,1.8,2.5,2.6,2.8,3.3 TRG1=SOT-23-5:R3000~G1|.|TR
  AP2112R5-{p}   -    600m 2.5 6   250m 55u  I 0.1  1.2,1.8,2.5,3.3 TRG1=SOT-89-5:R1000~G1|.|TR
  AP2112M-{p}    -    600m 2.5 6   250m 55u  I 0.11 1.2,1.8,2.5,3.3 TRG1=SOIC-8:R4000~G1|.
  AP2114H-{p}    1117 1    2.5 6   450m 60u  I 0.12 1.2,1.5,1.8,2.5,3.3 TRG1=SOT-223-3:R2500~G1|.
  AP2114D-{p}    1117 1    2.5 6   450m 60u  I 0.13 1.2,1.5,1.8,2.5,3.3 TRG1=TO-252:R2500~G1|.
  AP2120N-{p}    LDO3 150m 2.2 6   150m 25u  I 0.07 1,1.2,1.5,1.8,2.5,2.8,3,3.3 TRG1=SOT-23-3:R3000~G1|.
  AP2125K-{p}    LDO5 300m 2.5 6   170m 60u  I 0.08 1.8,2.5,2.8,3,3.3,4.2 TRG1=SOT-23-5:R3000~G1|.
  AP2127K-{p}    LDO5 300m 2.5 6   170m 60u  I 0.08 1,1.2,1.5,1.8,2.5,2.8,3,3.3,4.2,4.75 TRG1=SOT-23-5:R3000~G1|.
  AP2138N-{p}    LDO3 250m 2.5 6   250m 1u   I 0.08 1.2,1.5,1.8,2.5,2.8,3,3.3 TRG1=SOT-23-3:R3000~G1|.
  AP2139AK-{p}   LDO5 250m 2.5 6   250m 1u   I 0.08 1.2,1.5,1.8,2.5,2.8,3,3.3 TRG1=SOT-23-5:R3000~G1|.
  AP2202K-{p}    LDO5 150m 2.5 13.2 165m 90u E 0.11 2.5,2.6,2.7,2.8,3,3.3,5 TRG1=SOT-23-5:R3000~G1|.
  AP2204K-{p}    LDO5 150m 2.5 24  500m 20u  I 0.11 1.5,1.8,2.5,2.8,3,3.3,5 TRG1=SOT-23-5:R3000~G1|.
  AP2204R-{p}    -    150m 2.5 24  500m 20u  I 0.11 1.8,2.5,3,3.3,5 TRG1=SOT-89-3:R1000~G1|.
  AP2205-{t}     LDO5 250m 2.3 24  500m 80u  I 0.13 2.5,3,3.3,5 W5-7=SOT-23-5:R3000~.|.
  AP2210K-{p}    LDO5 300m 2.5 13.2 250m 100u I 0.14 2.5,2.8,3,3.3,5 TRG1=SOT-23-5:R3000~G1|.
  AP7115-{t}SEG  -    150m 2.5 5.5 180m 70u  I 0.11 1.5,1.8,2.5,2.8,3,3.3 -7=SOT-353:R3000~.|.
  AP7115-{t}WG   LDO5 150m 2.5 5.5 180m 70u  I 0.11 1.5,1.8,2.5,2.8,3,3.3 -7=SOT-23-5:R3000~.|.
  AP7313-{t}SAG  LDO3 150m 2   6   150m 50u  I 0.07 1,1.2,1.5,1.8,2,2.5,2.8,3,3.3,3.5 -7=SOT-23-3:R3000~.|.
  AP7333-{t}SAG  LDO3 300m 2   6   150m 65u  I 0.08 1,1.2,1.5,1.8,2,2.5,2.8,3,3.3,3.5 -7=SOT-23-3:R3000~.|.
  AP7335-{t}WG   LDO5 300m 2   6   150m 35u  I 0.1  1,1.2,1.5,1.8,2,2.5,2.8,3,3.3 -7=SOT-23-5:R3000~.|.
  AP7343D-{t}W5  LDO5 300m 1.7 5.25 170m 35u I 0.09 0.9,1,1.05,1.1,1.2,1.5,1.8,2.5,2.8,3,3.3 -7=SOT-23-5:R3000~.|.
  AP7361C-{t}E   1117 1    2.2 6   360m 60u  I 0.13 1,1.2,1.5,1.8,2.5,2.8,3.3 -13=SOT-223-3:R2500~.|.
  AP7361C-{t}D   1117 1    2.2 6   360m 60u  I 0.15 1,1.2,1.5,1.8,2.5,2.8,3.3 -13=TO-252:R2500~.|.
  AP7361C-{t}Y5  -    1    2.2 6   360m 60u  I 0.13 1,1.2,1.5,1.8,2.5,2.8,3.3 -13=SOT-89-5:R2500~.|.
  AP7365-{t}WG   LDO5 600m 2   6   300m 35u  I 0.11 1,1.2,1.5,1.8,2.5,2.8,3,3.3,3.9 -7=SOT-23-5:R3000~.|.
  AP7370-{t}W5   LDO5 300m 3   18  410m 2.5u I 0.13 1.8,2.5,3,3.3,5 -7=SOT-23-5:R3000~.|.
  AP7375-{t}SA   LDO3 300m 3   45  700m 2u   E 0.16 3,3.3,5 -7=SOT-23-3:R3000~.|.
  AP7380-{t}SA   LDO3 150m 3.3 24  600m 2u   I 0.14 3,3.3,5 -7=SOT-23-3:R3000~.|.
  AP7381-{t}SA   LDO3 150m 3.3 40  1000m 2.5u I 0.16 2.5,2.8,3,3.3,4.4,5 -7=SOT-23-3:R3000~.|.
  AP1117E{t}G    1117 1    2.6 18  1.3  6m   W 0.1  1.5,1.8,1.9,2.5,3.3,5 -13=SOT-223-3:R2500~.|.
  AP1117EG       1117 1    2.6 18  1.3  6m   W 0.1  adj -13=SOT-223-3:R2500~.|.
  AP1117D{t}G    1117 1    2.6 18  1.3  6m   W 0.12 1.5,1.8,2.5,3.3,5 -13=TO-252:R2500~.|.
  AZ1117CH-{p}   1117 800m 2.6 15  1.15 4m   E 0.09 adj,1.2,1.5,1.8,2.5,2.85,3.3,5 TRG1=SOT-223-3:R2500~G1|.
  AZ1117CH2-{p}  1117 800m 2.6 15  1.15 4m   E 0.09 1.2,1.8,2.5,3.3,5 TRG1=SOT-223-3:R4000~G1|.
  AZ1117CD-{p}   1117 800m 2.6 15  1.15 4m   E 0.1  adj,1.2,1.5,1.8,2.5,2.85,3.3,5 TRG1=TO-252:R2500~G1|.
  AZ1117CR-{p}   1117 800m 2.6 15  1.15 4m   E 0.09 1.2,1.8,2.5,3.3,5 TRG1=SOT-89-3:R1000~G1|.
  ZLDO1117G{t}   1117 1    2.7 18  1.2  4m   W 0.16 adj,1.2,1.5,1.8,2.5,3.3,5 TA=SOT-223-3:R1000~.|.
  AS78L{w}RTR    78L  100m 7   30  1.7  4m   I 0.08 5,6,8,9,12,15 -E1=SOT-89-3:R1000~.|. -G1=SOT-89-3:R1000~G1
  AZ78L{w}RTR    78L  100m 7   30  1.7  4m   I 0.08 5,8,9,12 -G1=SOT-89-3:R1000~.|. -E1=SOT-89-3:R1000~E1
`),
    ...resets,
  ],
})
