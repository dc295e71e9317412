import { tiOrders } from '../codes/ti-orders.ts'
import { icKinds } from '../kinds/ic-kinds.ts'
import { natureOf } from '../kit/nature.ts'
import { partFamily } from '../kit/part-family.ts'
import { kilobytes, readTable } from '../kit/table.ts'

const rows = readTable(
  ['head', 'core', 'megahertz', 'flash', 'ram', 'io', 'price', 'orders'],
  `
  MSP430G2001   MSP430 16 0.5 128B  10 0.5 I:I N14 PW14 RSA
  MSP430G2101   MSP430 16 1   128B  10 0.55 I:I N14 PW14 RSA
  MSP430G2152   MSP430 16 1   128B  16 0.7 I:I N20 PW14 PW20 RSA
  MSP430G2201   MSP430 16 2   128B  10 0.6 I:I N14 PW14 RSA +Q1
  MSP430G2231   MSP430 16 2   128B  10 0.7 I:I N14 PW14 RSA +Q1
  MSP430G2253   MSP430 16 2   256B  16 0.9 I:I N20 PW20 RHB
  MSP430G2352   MSP430 16 4   256B  16 0.9 I:I N20 PW20 RSA
  MSP430G2452   MSP430 16 8   256B  16 1   I:I N20 PW14 PW20 RSA
  MSP430G2533   MSP430 16 16  0.5 16 1.1 I:I N20 PW20 PW28 RHB
  MSP430G2553   MSP430 16 16  0.5 16 1.2 I:I N20 PW20 PW28 RHB +Q1
  MSP430G2744   MSP430 16 32  1   32 1.9 I:I DA38 RHA
  MSP430G2955   MSP430 16 56  4   32 2.3 I:I DA38 RHA
  MSP430F1101A  MSP430 8  1   128B  14 1.7 I:I DW20 PW20 RGE
  MSP430F1232   MSP430 8  8   256B  22 2.7 I:I DW28 PW28 RHB
  MSP430F135    MSP430 8  16  0.5 48 4   I:I PM RTD
  MSP430F149    MSP430 8  60  2   48 6.6 I:I PM
  MSP430F1611   MSP430 8  48  10  48 10  I:I PM
  MSP430F2012   MSP430 16 2   128B  10 1.2 I:I N14 PW14 RSA T:X N14 PW14 RSA
  MSP430F2132   MSP430 16 8   0.5 24 1.9 I:I PW28 RHB T:X PW28 RHB
  MSP430F2272   MSP430 16 32  1   32 3.2 I:I DA38 RHA T:X DA38 RHA
  MSP430F2274   MSP430 16 32  1   32 3.4 I:I DA38 RHA T:X DA38 RHA
  MSP430F2618   MSP430 16 116 8   48 8.4 T:X PM PN
  MSP430F4152   MSP430 8  16  0.5 56 3.4 I:I PM
  MSP430F5310   MSP430 25 32  6   31 2.6 I:I PT RGC
  MSP430F5438A  MSP430 25 256 16  87 8   I:I PZ
  MSP430F5510   MSP430 25 32  6   31 2.8 I:I PT RGC
  MSP430F5529   MSP430 25 128 8   63 5   I:I PN
  MSP430FR2000  MSP430 16 0.5 0.5 12 0.4 I:I PW16 RLL24
  MSP430FR2111  MSP430 16 3.75 1  12 0.8 I:I PW16 RLL24
  MSP430FR2311  MSP430 16 3.75 1  16 0.9 I:I PW16 PW20 RGY16
  MSP430FR2355  MSP430 24 32  4   44 1.5 T:X PT RHA DBT38
  MSP430FR2433  MSP430 16 15.5 4  19 1.2 I:I RGE YQW24
  MSP430FR2633  MSP430 16 15.5 4  19 1.9 I:I RHB DA32
  MSP430FR4133  MSP430 16 15.5 2  60 1.7 I:I PM DGG56 DGG48
  MSP430FR5739  MSP430 24 16  1   33 2.1 I:I RHA DA38
  MSP430FR5969  MSP430 16 64  2   40 3.2 I:I RGZ
  MSP430FR5994  MSP430 16 256 8   68 5.2 I:I PN PM RGZ
  MSP430FR6989  MSP430 16 128 2   83 5.3 I:I PZ PN
  MSPM0C1104    Cortex-M0+ 24 16 1 18 0.25 S:E DSG
  MSPM0G1507    Cortex-M0+ 80 128 32 60 0.9 S:E PM PT RGZ RHB
  MSPM0G3507    Cortex-M0+ 80 128 32 60 1.1 S:E PM PT RGZ RHB
  MSPM0L1306    Cortex-M0+ 32 64 4  28 0.5 S:E RHB RGE
  MSPM0L2228    Cortex-M0+ 32 256 32 73 1.2 S:E PN PM PT
  MSP432P401R   Cortex-M4F 48 256 64 84 5.6 I:I PZ RGC
`,
)

export const msp430Family = partFamily({
  code: 'ti-msp430',
  brand: 'Texas Instruments',
  weight: 3,
  lines: rows.map((row) => ({
    head: row.head,
    nature: natureOf(row.core === 'MSP430' ? icKinds.mcu16 : icKinds.cortexM, {
      attributes: {
        core: row.core,
        clockFrequency: Number(row.megahertz) * 1e6,
        flashSize: kilobytes(row.flash),
        ramSize: kilobytes(row.ram),
        ioCount: Number(row.io),
        supplyVoltageMin: row.head.includes('G2') || row.head.includes('FR') ? 1.8 : 2.2,
        supplyVoltageMax: 3.6,
      },
      job: row.head,
      price: Number(row.price),
      temperature: [-40, 85],
    }),
    orders: tiOrders(row.orders),
  })),
})
