import type { Family } from '#demo/catalogue/family.ts'
import { plainOrders } from '../codes/plain-orders.ts'
import { tiOrders } from '../codes/ti-orders.ts'
import { type Nature, natureOf } from '../kit/nature.ts'
import type { Order } from '../kit/order.ts'
import { partFamily } from '../kit/part-family.ts'
import { quantity, readTable } from '../kit/table.ts'

/** Lines, stand-off voltage, clamping voltage, line capacitance, peak pulse power, whether it works both ways. */
const columns = ['head', 'lines', 'standoff', 'clamping', 'capacitance', 'power', 'way', 'price', 'orders'] as const

type Row = Record<(typeof columns)[number], string>

function esdArray(row: Row): Nature {
  const bidirectional = row.way === 'bi'
  return natureOf(
    {
      category: ['Discrete Semiconductors', 'TVS & ESD', 'ESD Arrays'],
      name: Number(row.lines) > 1 ? 'ESD protection array' : 'ESD protection diode',
      headline: ['channels', 'standoffVoltage'],
    },
    {
      attributes: {
        channels: Number(row.lines),
        standoffVoltage: Number(row.standoff),
        clampingVoltage: Number(row.clamping),
        capacitance: quantity(row.capacitance),
        peakPulsePower: Number(row.power),
        direction: bidirectional ? 'Bidirectional' : 'Unidirectional',
      },
      job: row.head,
      price: Number(row.price),
      temperature: [-55, 125],
    },
  )
}

function esdFamily(
  code: string,
  brand: string,
  text: string,
  orders: (spec: string) => readonly Order[] = plainOrders,
): Family {
  const lines = readTable(columns, text).map((row) => ({
    head: row.head,
    nature: esdArray(row),
    orders: orders(row.orders),
  }))
  return partFamily({ code, brand, weight: 1, lines })
}

export const tiEsdFamily = esdFamily(
  'ti-esd',
  'Texas Instruments',
  `
  TPD1E10B06  1 5.5 14  12p   90  bi  0.09 -:E DPY
  TPD1E05U06  1 5.5 14  0.45p 40  uni 0.12 -:E DPY +Q1
  TPD2E001    2 5.5 15  1.5p  100 uni 0.26 -:I DRL5 DRY
  TPD2E2U06   2 5.5 13  1.5p  60  uni 0.18 -:E DRL5 DCK3 +Q1
  TPD2EUSB30  2 5.5 9   0.7p  45  uni 0.24 -:I DRT A:I DRT
  TPD3S014    3 5.9 14  1.4p  50  uni 0.6  -:I DBV6 +Q1
  TPD4E001    4 5.5 15  1.5p  100 uni 0.4  -:I DBV6 DCK6 DRL6 +Q1
  TPD4E004    4 5.5 15  1.6p  100 uni 0.35 -:I DRY
  TPD4E02B04  4 3.6 6.6 0.25p 17  bi  0.28 -:E DQA +Q1
  TPD4E05U06  4 5.5 14  0.5p  40  uni 0.26 -:E DQA +Q1
  TPD4E1B06   4 5.5 10.9 0.7p 45  bi  0.3  -:E DRL6 DCK6
  TPD4EUSB30  4 5.5 9   0.8p  45  uni 0.4  -:I DQA
  TPD4S009    4 5.5 15  0.8p  60  uni 0.4  -:I DBV6 DCK6 DGS DRY
  TPD4S012    4 5.5 15  0.9p  60  uni 0.4  -:I DRY
  TPD6E001    6 5.5 15  1.5p  100 uni 0.5  -:I RSE
  TPD6E05U06  6 5.5 14  0.5p  40  uni 0.4  -:E RSE
  TPD8E003    8 5.5 12  9p    60  uni 0.4  -:I RGT
`,
  // Protection diodes are screened as discretes.
  (spec) => tiOrders(spec).map((order) => (order.qualification ? { ...order, qualification: 'AEC-Q101' } : order)),
)

export const nexperiaEsdFamily = esdFamily(
  'nexperia-esd',
  'Nexperia',
  `
  PRTR5V0U2X    2 5.5 12 1p    50  uni 0.1  ,215=SOT-143:R3000~. ,235=SOT-143:R10000~.
  PRTR5V0U2AX   2 5.5 12 1.8p  50  uni 0.09 ,215=SOT-143:R3000~. ,235=SOT-143:R10000~.
  PRTR5V0U4D    4 5.5 12 1p    50  uni 0.16 ,125=SOT-23-6:R3000~. ,165=SOT-23-6:R10000~.
  PRTR5V0U6AS   6 5.5 12 1p    50  uni 0.24 ,118=TSSOP-10:R2500~.
  PESD3V3L2BT   2 3.3 9  101p  350 bi  0.06 ,215=SOT-23-3:R3000~. ,235=SOT-23-3:R10000~.
  PESD5V0L1BA   1 5   15 75p   500 bi  0.05 ,115=SOD-323:R3000~. ,135=SOD-323:R10000~.
  PESD5V0S1BA   1 5   14 35p   130 bi  0.05 ,115=SOD-323:R3000~. ,135=SOD-323:R10000~.
  PESD5V0S1BB   1 5   14 35p   130 bi  0.05 ,115=SOD-523:R3000~. ,135=SOD-523:R10000~.
  PESD5V0S1BL   1 5   14 35p   130 bi  0.05 ,315=SOD-882:R10000~.
  PESD5V0S1UB   1 5   13 152p  890 uni 0.05 ,115=SOD-523:R3000~. ,135=SOD-523:R10000~.
  PESD5V0S2BT   2 5   14 38p   130 bi  0.06 ,215=SOT-23-3:R3000~. ,235=SOT-23-3:R10000~.
  PESD5V0X1BL   1 5   21 0.9p  60  bi  0.06 ,315=SOD-882:R10000~.
  PESD5V0U1BB   1 5   20 2.9p  60  bi  0.06 ,115=SOD-523:R3000~. ,135=SOD-523:R10000~.
  PESD12VS1UB   1 12  35 38p   180 uni 0.05 ,115=SOD-523:R3000~.
  PESD24VS1UB   1 24  70 23p   160 uni 0.05 ,115=SOD-523:R3000~.
  PESD15VL2BT   2 15  44 19p   200 bi  0.06 ,215=SOT-23-3:R3000~. ,235=SOT-23-3:R10000~.
  PESD24VL2BT   2 24  70 11p   200 bi  0.06 ,215=SOT-23-3:R3000~. ,235=SOT-23-3:R10000~.
  PESD1CAN      2 24  70 11p   200 bi  0.09 ,215=SOT-23-3:R3000~. ,235=SOT-23-3:R10000~. -QR=SOT-23-3:R3000~-Q!D
  PESD2CAN      2 24  50 25p   230 bi  0.1  ,215=SOT-23-3:R3000~. -QR=SOT-23-3:R3000~-Q!D
  PESD1LIN      1 15  70 13p   160 bi  0.08 ,115=SOD-323:R3000~. -QX=SOD-323:R3000~-Q!D
  IP4220CZ6     4 5.5 9  1p    50  uni 0.14 ,125=SOT-23-6:R3000~.
  IP4234CZ6     4 5.5 12 0.7p  50  uni 0.16 ,125=SOT-23-6:R3000~.
  IP4292CZ10-TB 4 5.5 9  0.5p  30  uni 0.2  ,115=DFN-10:R5000~. R=DFN-10:R3000~R
  MMBZ5V6ALT    2 3   8  280p  24  uni 0.04 ,215=SOT-23-3:R3000~.
  MMBZ33VAL     2 26  46 40p   40  uni 0.04 ,215=SOT-23-3:R3000~. -QR=SOT-23-3:R3000~-Q!D
`,
)

export const stEsdFamily = esdFamily(
  'st-esd',
  'STMicroelectronics',
  `
  USBLC6-2   2 5.25 17 2.5p 100 uni 0.12 SC6=SOT-23-6:R3000~SC6 P6=SOT-563:R3000~P6 SC6Y=SOT-23-6:R3000~SC6Y!D
  USBLC6-4   4 5.25 17 2.5p 100 uni 0.2  SC6=SOT-23-6:R3000~SC6 SC6Y=SOT-23-6:R3000~SC6Y!D
  ESDA5V3    2 3   9   220p 300 uni 0.09 SC5=SOT-23-5:R3000 L=SOT-23-3:R3000 SC6=SOT-23-6:R3000
  ESDA6V1    4 3   9   140p 300 uni 0.1  SC5=SOT-23-5:R3000 W5=SOT-353:R3000 L=SOT-23-3:R3000 SC6=SOT-23-6:R3000 BC6=SOT-23-6:R3000 -5W6=SOT-363:R3000
  ESDA14V2   4 12  25  75p  300 uni 0.12 L=SOT-23-3:R3000 SC5=SOT-23-5:R3000 SC6=SOT-23-6:R3000
  ESDA25     2 24  40  65p  300 uni 0.12 L=SOT-23-3:R3000 B1=SOIC-8:R2500 SC6=SOT-23-6:R3000
  ESDALC6V1  4 3   9   17p  25  uni 0.14 W5=SOT-353:R3000 -5M6=DFN-6:R3000 -1U2=SOD-882:R12000 P6=SOT-563:R3000
  ESDCAN24   2 24  42  3.5p 230 bi  0.14 -2BLY=SOT-23-3:R3000!D -2BWY=SOT-323:R3000!D -2BM3Y=SOT-883:R8000!D
  ESDCAN03   2 26  40  3p   230 bi  0.13 -2BWY=SOT-323:R3000!D -2BM3Y=SOT-883:R8000!D
  ESDLIN1524 1 24  70  15p  160 bi  0.1  BJ=SOD-323:R3000~BJ!D
  HSP061-4   4 3   8   0.6p 30  uni 0.3  M10=DFN-10:R3000 NY8=DFN-8:R3000
  ECMF02-2   2 3   18  0.4p 30  uni 0.3  AMX6=DFN-6:R3000 BMX6=DFN-6:R3000
  SMDA15C-2  2 15  30  90p  300 bi  0.3  .=SOIC-8:R2500
`,
)

export const littelfuseEsdFamily = esdFamily(
  'littelfuse-esd',
  'Littelfuse',
  `
  SP0502B   2 5.5 8.5 30p  300 uni 0.12 AHTG=SOT-23-3:R3000 AJTG=SOT-323:R3000
  SP0503B   3 5.5 8.5 30p  300 uni 0.13 AHTG=SOT-143:R3000
  SP0504S   4 5.5 10  0.9p 100 uni 0.2  HTG=SOT-23-6:R3000
  SP1003-01 1 5   12  17p  100 uni 0.06 ETG=SOD-523:R3000 DTG=SOD-882:R10000
  SP1005-01 1 6   9   30p  500 bi  0.07 ETG=SOD-882:R10000 WTG=SOD-882:R10000
  SP3001-04 4 6   9.5 0.65p 50 uni 0.24 JTG=SOT-363:R3000
  SP3002-04 4 6   9.5 0.85p 50 uni 0.2  JTG=SOT-363:R3000 HTG=SOT-23-6:R3000 UTG=DFN-6:R3000
  SP3003-02 2 6   10  0.65p 40 uni 0.18 XTG=SOT-553:R4000 JTG=SOT-353:R3000 UTG=DFN-6:R3000
  SP3003-04 4 6   10  0.65p 40 uni 0.22 XTG=SOT-563:R4000 JTG=SOT-363:R3000 ATG=MSOP-10:R4000
  SP3012-04 4 5   6.6 0.5p 30  uni 0.2  UTG=DFN-10:R3000 HTG=SOT-23-6:R3000
  SP3012-06 6 5   6.6 0.5p 30  uni 0.26 UTG=DFN-14:R3000
  SP3051-04 4 6   16  3.8p 400 uni 0.4  HTG=SOT-23-6:R3000
  SP4021-01 1 5   12  2.5p 500 uni 0.1  FTG=SOD-323:R3000 FTG-C=SOD-323:R3000
  SP712-02  2 12  26  75p  600 bi  0.24 HTG=SOT-23-3:R3000
  SM712     2 12  26  75p  600 bi  0.24 -02HTG=SOT-23-3:R3000
  SR05-02   2 5   12  8p   450 uni 0.3  CTG=SOT-143:R3000
  LC03-3.3  2 3.3 15  9p   1800 uni 0.7 BTG=SOIC-8:R2500 BT=SOIC-8:T95
  SMDA15C   4 15  24  75p  300 bi  0.3  -02BTG=SOIC-8:R2500
  AQ24CANA  2 24  36  11p  200 bi  0.14 -02HTG=SOT-23-3:R3000!D
`,
)

export const onsemiEsdFamily = esdFamily(
  'onsemi-esd',
  'onsemi',
  `
  ESD5Z3.3  1 3.3 14 105p 158 uni 0.03 T1G=SOD-523:R3000~G|T1
  ESD5Z5.0  1 5   12 80p  174 uni 0.03 T1G=SOD-523:R3000~G|T1
  ESD5Z12   1 12  25 55p  240 uni 0.03 T1G=SOD-523:R3000~G
  ESD9B5.0  1 5   12 15p  100 bi  0.04 ST5G=SOD-962:R8000~G
  ESD9L5.0  1 5   13 0.5p 30  uni 0.05 ST5G=SOD-962:R8000~G
  ESD9X5.0  1 5   12 65p  100 uni 0.04 ST5G=SOD-962:R8000~G
  ESD7L5.0  2 5   13 0.5p 30  uni 0.08 DT5G=SOT-723:R8000~G
  ESD5384N  4 5   10 0.5p 30  uni 0.2  CTBG=DFN-10:R3000
  ESD7004   4 5   11 0.4p 30  uni 0.2  MUTAG=DFN-10:R3000
  ESD8004   4 3.3 8  0.35p 30 uni 0.22 MUTAG=DFN-10:R3000
  NUP2105   2 24  44 30p  350 bi  0.12 LT1G=SOT-23-3:R3000~LG LT3G=SOT-23-3:R10000~LG
  NUP2114   2 5   10 0.8p 60  uni 0.12 UPXV5T1G=SOT-553:R4000 UCMR6T1G=SOT-23-6:R3000
  NUP4114   4 5.5 10 0.8p 60  uni 0.2  HMR6T1G=SOT-23-6:R3000 UPXV6T1G=SOT-563:R4000 UCLW1T2G=SOT-363:R3000
  NUP3105   2 32  66 25p  350 bi  0.13 LT1G=SOT-23-3:R3000~LG
  SM05      2 5   14 225p 300 uni 0.08 T1G=SOT-23-3:R3000~G
  SM12      2 12  24 95p  300 uni 0.08 T1G=SOT-23-3:R3000~G
  SM24      2 24  40 60p  300 uni 0.08 T1G=SOT-23-3:R3000~G
  SMDA15C   4 15  24 75p  300 bi  0.3  DR2G=SOIC-8:R2500~DG
  SZNUP2105 2 24  44 30p  350 bi  0.15 LT1G=SOT-23-3:R3000~LG!D LT3G=SOT-23-3:R10000~LG!D
  MG2040    8 5.5 9  0.35p 30 uni 0.4  MUTAG=DFN-18:R3000|.
`,
)

export const bournsEsdFamily = esdFamily(
  'bourns-esd',
  'Bourns',
  `
  CDSOD323-T03  1 3.3 20 350p 350 uni 0.09 .=SOD-323:R3000 C=SOD-323:R3000 S=SOD-323:R3000 L=SOD-323:R3000
  CDSOD323-T05  1 5   18 350p 350 uni 0.09 .=SOD-323:R3000 C=SOD-323:R3000 S=SOD-323:R3000 L=SOD-323:R3000 LC=SOD-323:R3000
  CDSOD323-T12  1 12  25 150p 350 uni 0.09 .=SOD-323:R3000 C=SOD-323:R3000 S=SOD-323:R3000
  CDSOD323-T15  1 15  30 120p 350 uni 0.09 .=SOD-323:R3000 C=SOD-323:R3000 S=SOD-323:R3000
  CDSOD323-T24  1 24  50 80p  350 uni 0.09 .=SOD-323:R3000 C=SOD-323:R3000 S=SOD-323:R3000
  CDSOD323-T36  1 36  66 60p  350 uni 0.1  S=SOD-323:R3000 SC=SOD-323:R3000
  CDSOD523-T05  1 5   15 60p  100 uni 0.08 .=SOD-523:R3000 C=SOD-523:R3000
  CDSOT23-SM712 2 12  26 75p  400 bi  0.3  .=SOT-23-3:R3000
  CDSOT23-T05   2 5   17 400p 300 uni 0.12 .=SOT-23-3:R3000 C=SOT-23-3:R3000
  CDSOT23-T24CAN 2 24 50 22p  200 bi  0.16 .=SOT-23-3:R3000 -Q=SOT-23-3:R3000!D
  CDSOT236-0504C 4 5  10 1p   50  uni 0.24 .=SOT-23-6:R3000 LC=SOT-23-6:R3000
  CDDFN2-T5.0B  1 5   12 10p  100 bi  0.07 .=SOD-882:R10000
`,
)

export const diodesEsdFamily = esdFamily(
  'diodes-esd',
  'Diodes Incorporated',
  `
  D3V3F4U10LP  4 3.3 8  0.8p 30  uni 0.14 -7=DFN-10:R3000~.
  D5V0F4U6SO   4 5.5 12 0.6p 50  uni 0.14 -7=SOT-23-6:R3000~.
  D5V0L1B2T    1 5   14 15p  84  bi  0.04 -7=SOD-523:R3000~.
  D5V0L1B2WS   1 5   14 15p  84  bi  0.04 -7=SOD-323:R3000~. Q-7=SOD-323:R3000~Q!D
  D5V0S1U2WS   1 5   12 100p 400 uni 0.04 -7=SOD-323:R3000~.
  D12V0L1B2WS  1 12  25 12p  130 bi  0.04 -7=SOD-323:R3000~.
  D24V0L1B2WS  1 24  40 10p  160 bi  0.04 -7=SOD-323:R3000~.
  DT1240-04    4 5.5 12 0.55p 40 uni 0.16 SO-7=SOT-23-6:R3000 LP-7=DFN-10:R3000
  DRTR5V0U2SR  2 5.5 12 1p   50  uni 0.08 -7=SOT-143:R3000~.
  DESD1CAN2SO  2 24  40 17p  200 bi  0.09 -7=SOT-23-3:R3000~. Q-7=SOT-23-3:R3000~Q!D
  SD12         1 12  24 130p 300 uni 0.05 -7=SOD-323:R3000~. C-7=SOD-323:R3000~C
  SD24         1 24  44 70p  300 uni 0.05 -7=SOD-323:R3000~. C-7=SOD-323:R3000~C
  SD36         1 36  60 60p  300 uni 0.05 -7=SOD-323:R3000~. C-7=SOD-323:R3000~C
`,
)
