import { diodeColumns } from '../kinds/diode.ts'
import { readTable } from '../kit/table.ts'

/** Diodes that only one maker sells under that name. */
export const nexperiaOnly = readTable(
  diodeColumns,
  `
  PMEG2005EB   sky 20 500m 0.45 - one SOD-523 E1 0.05
  PMEG2005AEA  sky 20 500m 0.39 - one SOD-323 E1 0.05
  PMEG2005EH   sky 20 500m 0.39 - one SOD-123F A2 0.06
  PMEG2010AEB  sky 20 1    0.5  - one SOD-523 E3 0.06
  PMEG2010AEH  sky 20 1    0.43 - one SOD-123F A5 0.06
  PMEG2010BEA  sky 20 1    0.45 - one SOD-323 E4 0.06
  PMEG2020EH   sky 20 2    0.5  - one SOD-123F B1 0.08
  PMEG3002AEB  sky 30 200m 0.48 - one SOD-523 E6 0.04
  PMEG3005EB   sky 30 500m 0.5  - one SOD-523 E7 0.05
  PMEG3010BEA  sky 30 1    0.52 - one SOD-323 V5 0.06
  PMEG3010CEH  sky 30 1    0.48 - one SOD-123F C4 0.07
  PMEG3010ER   sky 30 1    0.36 - one SOD-123F AE 0.07
  PMEG3020ER   sky 30 2    0.36 - one SOD-123F AF 0.09
  PMEG3020EP   sky 30 2    0.36 - one SOD-128  A3 0.1
  PMEG3030EP   sky 30 3    0.36 - one SOD-128  A4 0.12
  PMEG3050EP   sky 30 5    0.36 - one SOD-128  A6 0.15
  PMEG4002EB   sky 40 200m 0.53 - one SOD-523 F1 0.04
  PMEG4005AEA  sky 40 500m 0.47 - one SOD-323 V7 0.05
  PMEG4005EJ   sky 40 500m 0.47 - one SOD-323F AN 0.05
  PMEG4010BEA  sky 40 1    0.56 - one SOD-323 V6 0.07
  PMEG4010CEGW sky 40 1    0.58 - one SOD-123 D8 0.07
  PMEG4010CEH  sky 40 1    0.57 - one SOD-123F C5 0.07
  PMEG4010EP   sky 40 1    0.49 - one SOD-128  A7 0.08
  PMEG4010ER   sky 40 1    0.49 - one SOD-123F AG 0.07
  PMEG4020EP   sky 40 2    0.49 - one SOD-128  A8 0.1
  PMEG4030EP   sky 40 3    0.49 - one SOD-128  A9 0.12
  PMEG4030ER   sky 40 3    0.54 - one SOD-123F AK 0.11
  PMEG4050EP   sky 40 5    0.49 - one SOD-128  AA 0.15
  PMEG6010CEH  sky 60 1    0.57 - one SOD-123F C6 0.08
  PMEG6010CEJ  sky 60 1    0.57 - one SOD-323F AM 0.08
  PMEG6010EP   sky 60 1    0.53 - one SOD-128  AB 0.09
  PMEG6010ER   sky 60 1    0.53 - one SOD-123F AH 0.08
  PMEG6020EP   sky 60 2    0.53 - one SOD-128  AC 0.11
  PMEG6030EP   sky 60 3    0.53 - one SOD-128  AD 0.13
  PMEG10010ELR sky 100 1   0.7  - one SOD-123F DL 0.1
  PMEG10020ELR sky 100 2   0.73 - one SOD-123F DM 0.13
  PMEG10030ELP sky 100 3   0.7  - one SOD-128  DN 0.17
  PNE20010ER   fast 200 1  0.93 25n one SOD-123F F8 0.09
  PNS40010ER   rect 400 1  1.1 1.8u one SOD-123F F9 0.06
  BAS321       sw  200 250m 1.25 50n one SOD-323 A6 0.02
  BAS316       sw  100 250m 1.25 4n one SOD-323 A6 0.016
  BAS516       sw  100 250m 1.25 4n one SOD-523 6 0.018
  BAT720       sky 40  500m 0.55 - one SOT-23-3 K7 0.06
  BAT760       sky 20  1    0.55 - one SOD-323 A7 0.06
  BAP64-03     pin 175 100m 1.1  - one SOD-323 A8 0.08
  BAP65-02     pin 30  100m 0.9  - one SOD-523 A5 0.09
`,
)

export const diodesOnly = readTable(
  diodeColumns,
  `
  MBR0580S1 sky 80 500m 0.8  - one SOD-123 SF 0.05
  DFLS120L  sky 20 1    0.42 - one SOD-123F F2 0.06
  DFLS130L  sky 30 1    0.36 - one SOD-123F F3 0.06
  DFLS140L  sky 40 1    0.55 - one SOD-123F F4 0.06
  DFLS160   sky 60 1    0.5  - one SOD-123F F6 0.07
  DFLS220L  sky 20 2    0.42 - one SOD-123F FA 0.08
  DFLS230L  sky 30 2    0.42 - one SOD-123F FB 0.08
  SDM20U30  sky 30 200m 0.55 - one SOD-523 31 0.04
  SDM40E20L sky 20 400m 0.31 - one SOT-23-3 LV 0.06
  SBR1U40LP sky 40 1    0.53 - one SOD-882 1U 0.08
  SBR2A40P1 sky 40 2    0.5  - one SOD-123F 2A 0.09
  SBR3U40P1 sky 40 3    0.47 - one SOD-123F 3U 0.12
  PD3S130L  sky 30 1    0.42 - one SOD-323F PA 0.06
  PD3S140   sky 40 1    0.55 - one SOD-323F PB 0.06
  PD3S230L  sky 30 2    0.45 - one SOD-323F PC 0.08
  BAS521    sw  325 250m 1.1 50n one SOD-523 1A 0.025
`,
)

/** Zetex types end with TA (3,000) or TC (10,000). */
export const zetexOnly = readTable(
  diodeColumns,
  `
  ZHCS350  sky 40 350m 0.51 - one SOD-523 ZS1 0.11
  ZHCS400  sky 40 400m 0.5  - one SOD-323 ZS4 0.12
  ZHCS500  sky 40 500m 0.55 - one SOT-23-3 ZS5 0.13
  ZHCS506  sky 60 500m 0.63 - one SOT-23-3 ZS6 0.13
  ZHCS750  sky 40 750m 0.49 - one SOT-23-3 S75 0.14
  ZHCS1000 sky 40 1    0.5  - one SOT-23-3 ZS1 0.15
  ZHCS1006 sky 60 900m 0.6  - one SOT-23-3 S16 0.15
  ZHCS2000 sky 40 2    0.5  - one SOT-23-6 S20 0.22
  ZLLS350  sky 40 380m 0.54 3n one SOD-523 S3  0.12
  ZLLS400  sky 40 520m 0.53 3n one SOD-323 S4  0.13
  ZLLS500  sky 40 700m 0.53 3n one SOT-23-3 S5  0.14
  ZLLS1000 sky 40 1.16 0.52 6n one SOT-23-3 S1  0.16
  ZLLS2000 sky 40 2.2  0.54 6n one SOT-23-6 S2  0.24
`,
)

export const onsemiOnly = readTable(
  diodeColumns,
  `
  NSR0320MW2 sky 20 1    0.5  - one SOD-323 RB 0.06
  NSR0520V2  sky 20 500m 0.42 - one SOD-523 RE 0.05
  NSR0530H   sky 30 500m 0.39 - one SOD-323 RF 0.05
  NSR0530P2  sky 30 500m 0.4  - one SOD-962 RG 0.05
  NSR05F30   sky 30 500m 0.43 - one SOD-882 RH 0.06
  NSR1020MW2 sky 20 1    0.42 - one SOD-323 RK 0.06
  NSR10F40   sky 40 1    0.49 - one SOD-882 RL 0.08
  NSR20F30   sky 30 2    0.48 - one SOD-882 RM 0.1
  NRVB140S   sky 40 1    0.55 - one SMB     B14 0.12
  NSVR0320MW2 sky 20 1   0.5  - one SOD-323 RB 0.08
  MBRM120E   sky 20 1    0.53 - one SOD-123F BCV 0.08
  MBRM130L   sky 30 1    0.38 - one SOD-123F BCG 0.08
  MBRM140    sky 40 1    0.55 - one SOD-123F BCJ 0.08
  MBRA140    sky 40 1    0.55 - one SMA     B1J 0.08
  MBRA160    sky 60 1    0.51 - one SMA     B1K 0.09
  MBRA340    sky 40 3    0.45 - one SMA     B34 0.13
  MBRD340    sky 40 3    0.6  - one TO-252  B34 0.24
  MBRD640CT  sky 40 6    0.7  - cc  TO-252  B64 0.28
  MBRD835L   sky 35 8    0.51 - one TO-252  B83 0.32
  MBR1045    sky 45 10   0.57 - one TO-220-3 - 0.36
  MBR2045CT  sky 45 20   0.72 - cc  TO-220-3 - 0.42
  MBR20100CT sky 100 20  0.85 - cc  TO-220-3 - 0.45
  MBR3045PT  sky 45 30   0.76 - cc  TO-247-3 - 0.95
  MUR120     fast 200 1  0.87 35n one DO-41  - 0.07
  MUR160     fast 600 1  1.25 75n one DO-41  - 0.08
  MUR420     fast 200 4  0.89 35n one DO-201AD - 0.18
  MUR460     fast 600 4  1.28 75n one DO-201AD - 0.19
  MUR820     fast 200 8  0.97 35n one TO-220-3 - 0.36
  MUR860     fast 600 8  1.5  60n one TO-220-3 - 0.38
  MUR1560    fast 600 15 1.5  60n one TO-220-3 - 0.6
`,
)

export const stOnly = readTable(
  diodeColumns,
  `
  BAT46Z    sky 100 150m 0.45 - one SOD-123 Z46 0.06
  BAT48Z    sky 40  350m 0.4  - one SOD-123 Z48 0.06
  BAT60J    sky 10  3    0.4  - one SOD-323 60 0.1
  STPS0520Z sky 20  500m 0.39 - one SOD-123 Z52 0.06
  STPS0540Z sky 40  500m 0.5  - one SOD-123 Z54 0.06
  STPS1L30A sky 30  1    0.4  - one SMA  GB3 0.1
  STPS1L40A sky 40  1    0.42 - one SMA  GB4 0.1
  STPS1L60A sky 60  1    0.56 - one SMA  GB6 0.11
  STPS1H100A sky 100 1   0.62 - one SMA  GBH 0.12
  STPS140A  sky 40  1    0.55 - one SMA  S14 0.09
  STPS160A  sky 60  1    0.67 - one SMA  S16 0.1
  STPS1L40U sky 40  1    0.42 - one SMB  GC4 0.11
  STPS2L30A sky 30  2    0.45 - one SMA  G23 0.12
  STPS2L30AF sky 30 2    0.45 - one SOD-123F 2L3 0.13
  STPS2L40U sky 40  2    0.43 - one SMB  G24 0.13
  STPS2H100A sky 100 2   0.65 - one SMA  G2H 0.14
  STPS340U  sky 40  3    0.63 - one SMB  U34 0.15
  STPS3L60U sky 60  3    0.61 - one SMB  G36 0.17
  STPS3L60S sky 60  3    0.61 - one SMC  S36 0.19
  STPS3H100U sky 100 3   0.65 - one SMB  G3H 0.18
  STPS5L60S sky 60  5    0.52 - one SMC  G56 0.26
  STTH1L06A fast 600 1   1.05 80n one SMA HL6 0.13
  STTH1R06A fast 600 1   1.1 45n one SMA HR6 0.13
  STTH102A  fast 200 1   0.78 20n one SMA U12 0.12
  STTH2L06U fast 600 2   1.05 85n one SMB 2L6 0.17
  STTH3R06U fast 600 3   1.1 50n one SMB 3R6 0.2
`,
)

export const vishayOnly = readTable(
  diodeColumns,
  `
  BAS16D  sw  75 250m 1.25 4n one SOD-123 A6 0.02
  BAS40-00 sky 40 200m 0.38 5n one SOT-23-3 43 0.03
  BAS70-00 sky 70 70m 0.41 5n one SOT-23-3 73 0.03
  SL02    sky 20 1.1  0.35 - one SOD-123 SL2 0.09
  SL03    sky 30 1.1  0.4  - one SOD-123 SL3 0.09
  SL04    sky 40 1.1  0.45 - one SOD-123 SL4 0.09
  SSA33L  sky 30 3    0.4  - one SMA S3L 0.16
  SSA34   sky 40 3    0.49 - one SMA S34 0.15
  SSB44   sky 40 4    0.49 - one SMB S44 0.2
  SSC54   sky 40 5    0.49 - one SMC S54 0.26
  SL12    sky 20 1.5  0.43 - one SMA SL 0.12
  SL13    sky 30 1.5  0.45 - one SMA SL 0.12
  SL22    sky 20 2    0.38 - one SMB SL 0.14
  SL23    sky 30 2    0.43 - one SMB SL 0.14
  SL43    sky 30 4    0.42 - one SMC SL 0.22
  BYG10M  rect 1000 1.5 1.15 4u one SMA 10M 0.09
  BYG20J  fast 600 1.5 1.4 75n one SMA 20J 0.11
  BYG21M  fast 1000 1.5 1.6 120n one SMA 21M 0.13
  BYG23T  fast 1300 1 1.9 75n one SMA 23T 0.16
  SE10PJ  rect 600 1  1.05 780n one SOD-123F SE 0.07
  MSS1P4  sky 40 1    0.55 - one SOD-123F M14 0.08
  MSS2P2  sky 20 2    0.5  - one SOD-123F M22 0.09
  MSS2P3  sky 30 2    0.55 - one SOD-123F M23 0.09
  SS2P6   sky 60 2    0.6  - one SOD-123F S26 0.1
  SS3P4   sky 40 3    0.49 - one SOD-123F S34 0.12
  SS5P4   sky 40 5    0.48 - one SOD-128 S54 0.18
  VS-5EWH06FN fast 600 5 1.85 16n one TO-252 5EW 0.4
  VS-8EWF06S fast 600 8 1.2 55n one TO-252 8EW 0.9
  VS-10BQ040 sky 40 1 0.53 - one SMB V1F 0.18
  V2P10   sky 100 2   0.65 - one SOD-123F V21 0.13
`,
)
