import { partFamily } from '../kit/part-family.ts'
import { detectorLines, regulatorLines, tenthsOfVolts } from './regulator-lines.ts'

/** Torex writes tenths of a volt and a digit for the accuracy: XC6206P332MR-G is 3.3 V ±2 %. */
export const torexFamily = partFamily({
  code: 'torex',
  brand: 'Torex',
  weight: 4,
  lines: [
    ...regulatorLines(`
  XC6201P{t}2   -    200m 1.8 10  160m 2u   I 0.12 1.3..6.0/0.1 MR-G=SOT-23-5:R3000~M|MR PR-G=SOT-89-3:R1000~P|PR TR-G=TO-92-3:R2000~T
  XC6203P{t}2   1117 400m 1.8 8   300m 8u   I 0.16 1.8..6.0/0.1 FR-G=SOT-223-3:R1000~F|FR PR-G=SOT-89-3:R1000~P|PR
  XC6204B{t}2   LDO5 150m 2   10  200m 70u  I 0.13 1.8..6.0/0.1 MR-G=SOT-23-5:R3000~M|MR DR-G=DFN-6:R3000~D
  XC6206P{t}2   LDO3 200m 1.8 6   250m 1u   I 0.06 1.2..5.0/0.1 MR-G=SOT-23-3:R3000~M|MR PR-G=SOT-89-3:R1000~P|PR DR-G=DFN-6:R3000~D
  XC6209B{t}2   LDO5 150m 2   10  60m  25u  I 0.1  0.9..6.0/0.1 MR-G=SOT-23-5:R3000~M|MR DR-G=DFN-6:R3000~D PR-G=SOT-89-5:R1000~P
  XC6210B{t}2   LDO5 700m 1.5 6   50m  35u  I 0.18 0.8..5.0/0.1 MR-G=SOT-23-5:R3000~M|MR PR-G=SOT-89-5:R1000~P DR-G=DFN-6:R3000~D
  XC6214P{t}2   1117 500m 2   20  1.3 8u    I 0.22 1.5..5.0/0.1 FR-G=SOT-223-3:R1000~F PR-G=SOT-89-3:R1000~P
  XC6215B{t}2   LDO5 200m 1.5 6   320m 800n I 0.1  0.9..5.0/0.1 MR-G=SOT-23-5:R3000~M|MR NR-G=SOT-353:R3000~N GR-G=DFN-4:R3000~G
  XC6219B{t}2   LDO5 150m 2   6   60m  25u  I 0.09 0.9..5.0/0.1 MR-G=SOT-23-5:R3000~M|MR DR-G=DFN-6:R3000~D PR-G=SOT-89-5:R1000~P
  XC6220B{t}1   LDO5 1    1.6 6   20m  8u   I 0.24 0.8..5.0/0.1 MR-G=SOT-23-5:R3000~M|MR PR-G=SOT-89-5:R1000~P ER-G=DFN-6:R3000~E
  XC6221B{t}2   LDO5 200m 1.6 6   80m  25u  I 0.09 0.8..5.0/0.1 MR-G=SOT-23-5:R3000~M|MR GR-G=DFN-4:R3000~G NR-G=SOT-343:R3000~N
  XC6222B{t}1   LDO5 700m 1.7 6   120m 100u I 0.2  0.8..5.0/0.1 MR-G=SOT-23-5:R3000~M|MR PR-G=SOT-89-5:R1000~P ER-G=DFN-6:R3000~E
  XC6227C{t}1   LDO5 700m 1.7 6   120m 100u I 0.2  0.8..5.0/0.1 MR-G=SOT-23-5:R3000~M|MR PR-G=SOT-89-5:R1000~P
  XC6228D{t}2   -    120m 1.6 6   50m  100u I 0.1  0.8..5.0/0.1 NR-G=SOT-353:R3000~N GR-G=DFN-4:R3000~G VR-G=SOT-553:R4000~V
  XC6233H{t}1   -    200m 1.7 5.5 240m 45u  I 0.13 1.2..3.6/0.1 MR-G=SOT-23-5:R3000~M NR-G=SOT-343:R3000~N GR-G=DFN-4:R3000~G
  `),
    ...(
      [
        ['XC61CN{t}02', 'Open-drain', 0.06],
        ['XC61CC{t}02', 'Push-pull', 0.06],
        ['XC61FN{t}12', 'Open-drain, delayed', 0.09],
        ['XC61FC{t}12', 'Push-pull, delayed', 0.09],
        ['XC6120N{t}2', 'Open-drain', 0.1],
        ['XC6120C{t}2', 'Push-pull', 0.1],
      ] as const
    ).flatMap(([head, output, price]) =>
      detectorLines({
        head,
        volts: head.startsWith('XC6120') ? tenthsOfVolts(1, 5) : tenthsOfVolts(0.8, 6),
        price,
        output,
        orders: head.startsWith('XC6120')
          ? 'NR-G=SOT-343:R3000~N HR-G=DFN-4:R5000~H'
          : 'MR-G=SOT-23-3:R3000~M|MR NR-G=SOT-343:R3000~N PR-G=SOT-89-3:R1000~P',
      }),
    ),
  ],
})

/** ABLIC: the voltage in tenths stands behind the function letter, then package and tape direction. */
export const ablicFamily = partFamily({
  code: 'ablic',
  brand: 'ABLIC',
  weight: 3,
  lines: [
    ...regulatorLines(`
  S-1206B{t}-   LDO3 250m 1.7 6.5 150m 1u   I 0.22 1.2..5.2/0.1 M3T1U=SOT-23-3:R3000~M3 U3T1U=SOT-89-3:R1000~U3 I6T2U=DFN-6:R5000~I6
  S-1313A{t}-   LDO5 200m 1.5 5.5 170m 900n I 0.16 1.0..3.5/0.1 M5T1U3=SOT-23-5:R3000~M5 N4T1U3=SOT-343:R3000~N4 A4T2U3=DFN-4:R5000~A4
  S-1318D{t}-   LDO5 100m 1.7 5.5 90m  95n  I 0.24 1.8..3.5/0.1 M5T1U4=SOT-23-5:R3000~M5 A4T2U4=DFN-4:R5000~A4
  S-1142B{t}    -    200m 3   50  600m 4u   X 0.7  2.0..12.0/0.5 I-E6T1U=HSOP-8:R4000~E6 H-E6T1U=HSOP-8:R4000~H-E6
  S-1167B{t}-   LDO5 150m 2   6.5 150m 9u   I 0.22 1.5..5.5/0.1 M5T1U=SOT-23-5:R3000~M5 I6T2U=DFN-6:R5000~I6
  S-812C{t}A    -    75m  2.5 16  200m 1u   I 0.3  2.0..6.0/0.1 MC-C2NT2U=SOT-23-5:R3000~MC UA-C2NT2U=SOT-89-3:R1000~UA
  `),
    ...(
      [
        ['S-1000C{t}-', 'Push-pull', 0.2],
        ['S-1000N{t}-', 'Open-drain', 0.2],
        ['S-1011J{t}-', 'Open-drain, delayed', 0.5],
      ] as const
    ).flatMap(([head, output, price]) =>
      detectorLines({
        head,
        volts: tenthsOfVolts(1.5, 4.6),
        price,
        output,
        orders: 'M5T1U=SOT-23-5:R3000~M5 N4T1U=SOT-343:R3000~N4',
      }),
    ),
  ],
})

export const richtekFamily = partFamily({
  code: 'richtek',
  brand: 'Richtek',
  weight: 2,
  lines: regulatorLines(`
  RT9013-{t}    LDO5 500m 2.2 5.5 250m 25u  E 0.1  1.0..3.6/0.1 GB=SOT-23-5:R3000~GB PB=SOT-23-5:R3000~PB GY=SOT-353:R3000~GY
  RT9058-{t}    LDO3 100m 3.5 36  300m 2u   E 0.16 2.5..5.0/0.1 GV=SOT-23-3:R3000~GV GX=SOT-89-3:R1000~GX
  RT9069-{t}    LDO5 200m 3.5 36  600m 2u   E 0.18 2.5..5.0/0.1 GB=SOT-23-5:R3000~GB
  RT9078-{t}    LDO5 300m 1.2 5.5 150m 2u   I 0.09 0.8..4.0/0.1 GJ5=SOT-23-5:R3000~GJ5
  RT9080-{t}    LDO5 600m 1.2 5.5 330m 2u   I 0.11 0.8..4.0/0.1 GJ5=SOT-23-5:R3000~GJ5
  RT9166-{t}    LDO3 300m 3   5.5 220m 220u I 0.09 1.2..4.5/0.1 GVL=SOT-23-3:R3000~GVL GXL=SOT-89-3:R1000~GXL GX=SOT-89-3:R1000~GX
  RT9169-{t}    LDO3 100m 2   6   180m 4u   I 0.08 1.0..5.0/0.1 GB=SOT-23-5:R3000~GB GV=SOT-23-3:R3000~GV GX=SOT-89-3:R1000~GX
  RT9193-{t}    LDO5 300m 2.5 5.5 220m 90u  I 0.09 1.2..4.5/0.1 GB=SOT-23-5:R3000~GB PB=SOT-23-5:R3000~PB GU5=SOT-353:R3000~GU5
  `),
})

/** Holtek: HT7333-A, with the package told apart by the order word behind the number. */
export const holtekFamily = partFamily({
  code: 'holtek-ldo',
  brand: 'Holtek',
  weight: 1,
  lines: regulatorLines(`
  HT71{t}-1 -    30m  3 24 100m 2.5u I 0.1  2.1,2.3,2.5,2.7,3,3.3,3.6,4.4,5 .=SOT-89-3:R1000~. _(TO-92)=TO-92-3:B1000~TO _(SOT-23-5)=SOT-23-5:R3000~S5
  HT73{t}-A LDO3 250m 2.7 12 190m 4u I 0.1  1.8,2.5,2.7,3,3.3,3.5,5 .=SOT-89-3:R1000~. _(SOT-23)=SOT-23-3:R3000~S3 _(TO-92)=TO-92-3:B1000~TO
  HT75{t}-1 -    100m 3 24 100m 2.5u I 0.1  2.1,2.3,2.5,2.7,3,3.3,3.6,4.4,5 .=SOT-89-3:R1000~. _(TO-92)=TO-92-3:B1000~TO _(SOT-23-5)=SOT-23-5:R3000~S5
  HT78{t}   LDO3 500m 2.7 8  380m 4u I 0.13 1.8,2.5,2.7,3,3.3,5 .=SOT-89-3:R1000~. _(SOT-23-5)=SOT-23-5:R3000~S5
  `),
})

export const sgMicroRegulatorFamily = partFamily({
  code: 'sgmicro-ldo',
  brand: 'SGMICRO',
  weight: 2,
  lines: regulatorLines(`
  SGM2019-{p}  LDO5 300m 2.5 5.5 270m 77u  I 0.07 1.2..3.6/0.1 YN5G/TR=SOT-23-5:R3000~YN5G YC5G/TR=SOT-353:R3000~YC5G
  SGM2036-{p}  LDO5 300m 1.6 5.5 170m 19u  I 0.06 0.8..3.8/0.1 YN5G/TR=SOT-23-5:R3000~YN5G YUDH4G/TR=DFN-4:R10000~YUDH4G
  SGM2040-{p}  LDO5 250m 2.5 5.5 250m 1u   I 0.07 1.2..4.2/0.1 YN5G/TR=SOT-23-5:R3000~YN5G YUDH4G/TR=DFN-4:R10000~YUDH4G
  SGM2203-{p}  LDO5 150m 2.5 36  900m 4.2u I 0.12 1.8..5.0/0.1 YN5G/TR=SOT-23-5:R3000~YN5G YK3LG/TR=SOT-89-3:R1000~YK3LG
  SGM2205-{p}  1117 800m 2.5 20  450m 60u  E 0.14 1.8,2.5,3,3.3,5 XKC3G/TR=SOT-223-3:R2500~XKC3G
  SGM2212-{p}  1117 800m 2.7 20  450m 60u  E 0.14 1.2,1.8,2.5,3.3,5 XKC3G/TR=SOT-223-3:R2500~XKC3G
  `),
})

/** Nisshinbo, once Ricoh: voltage in tenths, a version letter, the tape, and the plating. */
export const nisshinboFamily = partFamily({
  code: 'nisshinbo-ldo',
  brand: 'Nisshinbo',
  weight: 2,
  lines: regulatorLines(`
  R1114N{t}1  LDO5 150m 2   6   220m 75u  I 0.13 1.5..4.0/0.1 D-TR-FE=SOT-23-5:R3000~D|D B-TR-FE=SOT-23-5:R3000~B A-TR-FE=SOT-23-5:R3000~A
  R1172N{t}1  LDO5 1    1.4 6   180m 60u  I 0.26 0.8..5.0/0.1 D-TR-FE=SOT-23-5:R3000~D B-TR-FE=SOT-23-5:R3000~B
  R1191N{t}1  LDO5 300m 3.5 16  330m 100u I 0.28 2.0..15.0/0.5 D-TR-FE=SOT-23-5:R3000~D B-TR-FE=SOT-23-5:R3000~B
  RP102N{t}1  LDO5 300m 1.7 5.25 120m 50u I 0.18 1.2..3.3/0.1 D-TR-FE=SOT-23-5:R3000~D B-TR-FE=SOT-23-5:R3000~B
  RP114N{t}1  LDO5 300m 1.4 5.25 220m 50u I 0.16 0.8..3.6/0.1 D-TR-FE=SOT-23-5:R3000~D B-TR-FE=SOT-23-5:R3000~B
  RP130N{t}1  LDO5 150m 1.7 6.5 320m 38u  I 0.13 1.2..5.3/0.1 D-TR-FE=SOT-23-5:R3000~D B-TR-FE=SOT-23-5:R3000~B
  `),
})

export const rohmRegulatorFamily = partFamily({
  code: 'rohm-ldo',
  brand: 'ROHM Semiconductor',
  weight: 2,
  lines: regulatorLines(`
  BU{t}TD3W    LDO5 200m 1.7 5.5 280m 35u  I 0.16 1.0..3.4/0.1 G-TR=SOT-23-5:R3000~G
  BU{t}SD5W    LDO5 500m 1.7 6   160m 33u  I 0.22 1.0..3.3/0.1 G-MTR=SOT-23-5:R3000~G
  BU{t}JA2VG   LDO5 200m 2.5 6   140m 60u  I 0.2  1.2..5.0/0.1 -CTR=SOT-23-5:R3000~C!Q
  BD{t}GA3W    -    300m 4.5 14  450m 600u X 0.5  1.5,1.8,2.5,3,3.3,5,6,7,8,9,10,12 EFJ-E2=HSOP-8:R2500~EFJ NUX-TR=DFN-8:R4000~NUX
  BD{t}FC0     1117 1    4   26.5 500m 500u X 0.6 3.3,5,6,7,8,9,10,12,15 FP-E2=TO-252:R2000~FP WEFJ-E2=HSOP-8:R2500~WEFJ
  BD450M2EFJ   -    200m 3   42  160m 40u  E 0.9  5 -CE2=HSOP-8:R2500~C!Q
  `),
})
