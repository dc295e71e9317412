import { icKinds } from '../kinds/ic-kinds.ts'
import { known, natureOf } from '../kit/nature.ts'
import { type Order, order, remember } from '../kit/order.ts'
import { type Line, partFamily } from '../kit/part-family.ts'
import { readTable, words } from '../kit/table.ts'
import type { TemperatureRange } from '../kit/temperature.ts'

/** Device, cells, block RAM in Kbit, core voltage, price, then packages as `code:body:io`. */
const columns = ['head', 'kind', 'cells', 'ram', 'core', 'price', 'packages'] as const

type Row = Record<(typeof columns)[number], string>

const COMMERCIAL: TemperatureRange = [0, 85]
const INDUSTRIAL: TemperatureRange = [-40, 100]

interface Maker {
  code: string
  brand: string
  table: string
  /** Order codes of one package. */
  orders: (code: string, body: string) => readonly Order[]
}

function fpgaFamily({ code, brand, table, orders }: Maker) {
  const lines = readTable(columns, table).flatMap((row) =>
    words(row.packages).map((token): Line => {
      const [packageCode = '', body = '', io = ''] = token.split(':')
      return { head: row.head, nature: natureOfFpga(row, Number(io)), orders: orders(packageCode, body) }
    }),
  )
  return partFamily({ code, brand, weight: 1, lines })
}

function natureOfFpga(row: Row, io: number) {
  return natureOf(row.kind === 'cpld' ? icKinds.cpld : icKinds.fpga, {
    attributes: known({
      logicCells: Number(row.cells),
      ramSize: Number(row.ram) === 0 ? undefined : Math.round(Number(row.ram) / 8),
      ioCount: io,
      supplyVoltageMin: Number((Number(row.core) * 0.95).toFixed(2)),
      supplyVoltageMax: Number((Number(row.core) * 1.05).toFixed(2)),
    }),
    job: row.head,
    price: Number(row.price) * (0.9 + io / 1500),
    temperature: COMMERCIAL,
  })
}

/** iCE40: ICE40UP5K-SG48I, ITR for reels, ITR50 for a short reel. */
const iceOrders = remember((code: string, body: string): Order[] => {
  const stem = `-${code}`
  return [
    order(stem, body, 'Tray', { temperature: COMMERCIAL }),
    order(`${stem}I`, body, 'Tray', { stem: `${stem}I`, temperature: INDUSTRIAL, price: 1.06 }),
    order(`${stem}TR`, body, 'Tape & reel', { stem, temperature: COMMERCIAL }),
    order(`${stem}ITR`, body, 'Tape & reel', { stem: `${stem}I`, temperature: INDUSTRIAL, price: 1.06 }),
    order(`${stem}TR1K`, body, 'Tape & reel', { stem, count: 1000, temperature: COMMERCIAL }),
    order(`${stem}ITR1K`, body, 'Tape & reel', { stem: `${stem}I`, count: 1000, temperature: INDUSTRIAL, price: 1.06 }),
    order(`${stem}ITR50`, body, 'Tape & reel', { stem: `${stem}I`, count: 50, temperature: INDUSTRIAL, price: 1.1 }),
    order(`${stem}TR50`, body, 'Tape & reel', { stem, count: 50, temperature: COMMERCIAL, price: 1.04 }),
  ]
})

/** ECP5 and MachXO: speed, package, C or I. */
const latticeOrders = remember((code: string, body: string): Order[] =>
  ['6', '7', '8'].flatMap((speed) =>
    (['C', 'I'] as const).map((grade) =>
      order(`-${speed}${code}${grade}`, body, 'Tray', {
        temperature: grade === 'C' ? COMMERCIAL : INDUSTRIAL,
        price: (grade === 'C' ? 1 : 1.12) * (1 + (Number(speed) - 6) * 0.08),
      }),
    ),
  ),
)

export const iceFamily = fpgaFamily({
  code: 'lattice-ice40',
  brand: 'Lattice Semiconductor',
  orders: iceOrders,
  table: `
  ICE40LP384 fpga 384  0   1.2 1.5 SG32:QFN-32:21 CM36:BGA-36:25 CM49:BGA-49:37
  ICE40LP1K  fpga 1280 64  1.2 3   SWG16:WLCSP-16:10 CM36:BGA-36:25 CM49:BGA-49:35 CM81:BGA-81:63 CM121:BGA-121:95 QN84:QFN-84:67
  ICE40LP4K  fpga 3520 80  1.2 5   CM81:BGA-81:63 CM121:BGA-121:93 CM225:BGA-225:167
  ICE40LP8K  fpga 7680 128 1.2 7   CM81:BGA-81:63 CM121:BGA-121:93 CM225:BGA-225:178
  ICE40HX1K  fpga 1280 64  1.2 4   CB132:BGA-132:95 VQ100:TQFP-100:72 TQ144:TQFP-144:96
  ICE40HX4K  fpga 3520 80  1.2 6   CB132:BGA-132:95 TQ144:TQFP-144:107 BG121:BGA-121:93
  ICE40HX8K  fpga 7680 128 1.2 8.6 BG121:BGA-121:93 CB132:BGA-132:95 CM225:BGA-225:178 CT256:BGA-256:206
  ICE40UL1K  fpga 1248 56  1.2 1.9 SWG16:WLCSP-16:10 CM36A:BGA-36:26
  ICE40UP3K  fpga 2800 1104 1.2 4.4 UWG30:WLCSP-30:21
  ICE40UP5K  fpga 5280 1144 1.2 5.6 SG48:QFN-48:39 UWG30:WLCSP-30:21
`,
})

export const latticeFamily = fpgaFamily({
  code: 'lattice-ecp5-machxo',
  brand: 'Lattice Semiconductor',
  orders: latticeOrders,
  table: `
  LFE5U-12F      fpga 12000 576  1.1 7.5 BG256:BGA-256:197 BG381:BGA-381:197 MG285:BGA-285:118 TG144:TQFP-144:98
  LFE5U-25F      fpga 24000 1008 1.1 9.9 BG256:BGA-256:197 BG381:BGA-381:197 MG285:BGA-285:118 TG144:TQFP-144:98
  LFE5U-45F      fpga 44000 1944 1.1 18  BG256:BGA-256:197 BG381:BGA-381:203 BG554:BGA-554:245 MG285:BGA-285:118 TG144:TQFP-144:98
  LFE5U-85F      fpga 84000 3744 1.1 34  BG381:BGA-381:205 BG554:BGA-554:259 BG756:BGA-756:365 MG285:BGA-285:118
  LFE5UM-25F     fpga 24000 1008 1.1 14  BG381:BGA-381:197 MG285:BGA-285:118
  LFE5UM-45F     fpga 44000 1944 1.1 24  BG381:BGA-381:203 BG554:BGA-554:245 MG285:BGA-285:118
  LFE5UM5G-85F   fpga 84000 3744 1.2 49  BG381:BGA-381:205 BG554:BGA-554:259 BG756:BGA-756:365
`,
})

const machOrders = remember((code: string, body: string): Order[] =>
  ['4', '5', '6'].flatMap((speed) =>
    (['C', 'I'] as const).map((grade) =>
      order(`-${speed}${code}${grade}`, body, 'Tray', {
        temperature: grade === 'C' ? COMMERCIAL : INDUSTRIAL,
        price: grade === 'C' ? 1 : 1.12,
      }),
    ),
  ),
)

export const machFamily = fpgaFamily({
  code: 'lattice-machxo2',
  brand: 'Lattice Semiconductor',
  orders: machOrders,
  table: `
  LCMXO2-256HC  fpga 256  0   3.3 2.3 SG32:QFN-32:21 TG100:TQFP-100:55 MG132:BGA-132:55 UMG64:BGA-64:44
  LCMXO2-640HC  fpga 640  18  3.3 3.6 TG100:TQFP-100:78 MG132:BGA-132:79 SG48:QFN-48:40
  LCMXO2-1200HC fpga 1280 64  3.3 5.3 TG100:TQFP-100:79 TG144:TQFP-144:107 MG132:BGA-132:104 SG32:QFN-32:21
  LCMXO2-2000HC fpga 2112 74  3.3 7.7 TG100:TQFP-100:79 TG144:TQFP-144:111 MG132:BGA-132:104 BG256:BGA-256:206
  LCMXO2-4000HC fpga 4320 92  3.3 11  TG144:TQFP-144:114 MG132:BGA-132:104 BG256:BGA-256:206 BG332:BGA-332:274
  LCMXO2-7000HC fpga 6864 240 3.3 17  TG144:TQFP-144:114 BG256:BGA-256:206 BG332:BGA-332:278
  LCMXO3LF-6900C fpga 6864 240 3.3 13 BG256:BGA-256:206 BG400:BGA-400:335
`,
})

/** AMD Xilinx: speed grade, package, C or I. */
const xilinxOrders = remember((code: string, body: string): Order[] =>
  ['1', '2', '3'].flatMap((speed) =>
    (speed === '3' ? (['C', 'E'] as const) : (['C', 'I'] as const)).map((grade) =>
      order(`-${speed}${code}${grade}`, body, 'Tray', {
        temperature: grade === 'I' ? INDUSTRIAL : COMMERCIAL,
        price: (grade === 'I' ? 1.15 : 1) * (1 + (Number(speed) - 1) * 0.15),
      }),
    ),
  ),
)

export const xilinxFamily = fpgaFamily({
  code: 'xilinx-fpga',
  brand: 'AMD Xilinx',
  orders: xilinxOrders,
  table: `
  XC6SLX4    fpga 3840   216   1.2 12  TQG144:TQFP-144:102 CPG196:BGA-196:106 CSG225:BGA-225:132
  XC6SLX9    fpga 9152   576   1.2 18  TQG144:TQFP-144:102 CPG196:BGA-196:106 CSG225:BGA-225:160 FTG256:BGA-256:186 CSG324:BGA-324:200
  XC6SLX16   fpga 14579  576   1.2 26  CPG196:BGA-196:106 CSG225:BGA-225:160 FTG256:BGA-256:186 CSG324:BGA-324:232
  XC6SLX25   fpga 24051  936   1.2 38  FTG256:BGA-256:186 CSG324:BGA-324:226 FGG484:BGA-484:266
  XC6SLX45   fpga 43661  2088  1.2 62  CSG324:BGA-324:218 FGG484:BGA-484:316 FGG676:BGA-676:358
  XC7S6      fpga 6000   180   1   17  CPGA196:BGA-196:100 CSGA225:BGA-225:100 FTGB196:BGA-196:100
  XC7S15     fpga 12800  360   1   22  CPGA196:BGA-196:100 CSGA225:BGA-225:100 FTGB196:BGA-196:100
  XC7S25     fpga 23360  1620  1   34  CSGA225:BGA-225:150 CSGA324:BGA-324:150 FTGB196:BGA-196:100
  XC7S50     fpga 52160  2700  1   55  CSGA324:BGA-324:210 FGGA484:BGA-484:250 FTGB196:BGA-196:100
  XC7A15T    fpga 16640  900   1   33  CPG236:BGA-236:106 CSG324:BGA-324:210 FTG256:BGA-256:170
  XC7A35T    fpga 33280  1800  1   48  CPG236:BGA-236:106 CSG324:BGA-324:210 FTG256:BGA-256:170 FGG484:BGA-484:250
  XC7A50T    fpga 52160  2700  1   62  CPG236:BGA-236:106 CSG324:BGA-324:210 FTG256:BGA-256:170 FGG484:BGA-484:250
  XC7A75T    fpga 75520  3780  1   98  CSG324:BGA-324:210 FTG256:BGA-256:170 FGG484:BGA-484:285
  XC7A100T   fpga 101440 4860  1   130 CSG324:BGA-324:210 FTG256:BGA-256:170 FGG484:BGA-484:285 FGG676:BGA-676:300
  XC7A200T   fpga 215360 13140 1   240 FBG484:BGA-484:285 SBG484:BGA-484:285 FBG676:BGA-676:400
  XC7K70T    fpga 65600  4860  1   150 FBG484:BGA-484:285 FBG676:BGA-676:300
  XC7K160T   fpga 162240 11700 1   280 FBG484:BGA-484:285 FBG676:BGA-676:400 FFG676:BGA-676:400
  XC7K325T   fpga 326080 16020 1   1200 FBG676:BGA-676:400 FFG676:BGA-676:400 FFG900:BGA-900:500
  XC7Z007S   fpga 23000  1800  1   45  CLG225:BGA-225:54 CLG400:BGA-400:100
  XC7Z010    fpga 28000  2160  1   62  CLG225:BGA-225:54 CLG400:BGA-400:100
  XC7Z020    fpga 85000  5040  1   120 CLG400:BGA-400:125 CLG484:BGA-484:200
`,
})

/** Altera: package letter, pins, temperature, speed: EP4CE10E22C8N. */
const alteraOrders = remember((code: string, body: string): Order[] =>
  ['C8', 'C7', 'C6', 'I7', 'A7'].map((grade, i) =>
    order(`${code}${grade}N`, body, 'Tray', {
      temperature: grade.startsWith('C') ? COMMERCIAL : grade.startsWith('I') ? INDUSTRIAL : [-40, 125],
      price: 1 + i * 0.07,
      spellings: [`${code}${grade}`],
      ...(grade.startsWith('A') && { qualification: 'AEC-Q100' as const }),
    }),
  ),
)

export const alteraFamily = fpgaFamily({
  code: 'altera-fpga',
  brand: 'Intel/Altera',
  orders: alteraOrders,
  table: `
  EP4CE6    fpga 6272   270  1.2 14  E22:TQFP-144:91 F17:BGA-256:179
  EP4CE10   fpga 10320  414  1.2 19  E22:TQFP-144:91 F17:BGA-256:179
  EP4CE15   fpga 15408  504  1.2 28  E22:TQFP-144:81 F17:BGA-256:165 F23:BGA-484:343
  EP4CE22   fpga 22320  594  1.2 40  E22:TQFP-144:79 F17:BGA-256:153
  EP4CE30   fpga 28848  594  1.2 58  F23:BGA-484:328 F29:BGA-780:532
  EP4CE40   fpga 39600  1134 1.2 78  F23:BGA-484:328 F29:BGA-780:532
  EP4CE55   fpga 55856  2340 1.2 120 F23:BGA-484:324 F29:BGA-780:374
  EP4CE115  fpga 114480 3888 1.2 290 F23:BGA-484:280 F29:BGA-780:528
  EP2C5     fpga 4608   117  1.2 20  T144:TQFP-144:89 Q208:LQFP-208:142 F256:BGA-256:158
  EP2C8     fpga 8256   162  1.2 28  T144:TQFP-144:85 Q208:LQFP-208:138 F256:BGA-256:182
  10M02SC   fpga 2000   108  3.3 5.5 E144:TQFP-144:101 U169:BGA-169:130 M153:BGA-153:112
  10M04SC   fpga 4000   189  3.3 8.4 E144:TQFP-144:101 U169:BGA-169:130 M153:BGA-153:112
  10M08SC   fpga 8000   378  3.3 14  E144:TQFP-144:101 U169:BGA-169:130 M153:BGA-153:112
  10M16SC   fpga 16000  549  3.3 25  E144:TQFP-144:101 U169:BGA-169:130
  5CEBA2    fpga 25000  1760 1.1 45  F17:BGA-256:128 F23:BGA-484:224 U15:BGA-324:176
  5CEBA4    fpga 49000  3080 1.1 62  F17:BGA-256:128 F23:BGA-484:224 U15:BGA-324:176
`,
})

/** MAX V and MAX II CPLDs: the same letters. */
export const alteraCpldFamily = fpgaFamily({
  code: 'altera-cpld',
  brand: 'Intel/Altera',
  orders: remember((code: string, body: string): Order[] =>
    ['C5', 'C4', 'I5'].map((grade, i) =>
      order(`${code}${grade}N`, body, 'Tray', {
        temperature: grade.startsWith('C') ? COMMERCIAL : INDUSTRIAL,
        price: 1 + i * 0.08,
      }),
    ),
  ),
  table: `
  EPM240   cpld 240  0 3.3 8  T100:TQFP-100:80 F100:BGA-100:80 M100:BGA-100:80
  EPM570   cpld 570  0 3.3 13 T100:TQFP-100:76 T144:TQFP-144:116 F256:BGA-256:160
  EPM1270  cpld 1270 0 3.3 24 T144:TQFP-144:116 F256:BGA-256:212
  5M40Z    cpld 40   0 1.8 1.6 E64:TQFP-64:54 M64:BGA-64:30
  5M80Z    cpld 80   0 1.8 2.1 E64:TQFP-64:54 M64:BGA-64:30 T100:TQFP-100:79
  5M160Z   cpld 160  0 1.8 3.2 E64:TQFP-64:54 T100:TQFP-100:79 M100:BGA-100:79
  5M240Z   cpld 240  0 1.8 4.4 T100:TQFP-100:79 T144:TQFP-144:114 M100:BGA-100:79
  5M570Z   cpld 570  0 1.8 8.6 T100:TQFP-100:74 T144:TQFP-144:114 F256:BGA-256:159
`,
})

/** Gowin: GW1N-LV9LQ144C6/I5. */
const gowinOrders = remember((code: string, body: string): Order[] =>
  ['C6/I5', 'C5/I4', 'ES']
    .slice(0, 2)
    .map((grade) => order(`${code}${grade}`, body, 'Tray', { temperature: INDUSTRIAL })),
)

export const gowinFamily = fpgaFamily({
  code: 'gowin-fpga',
  brand: 'Gowin',
  orders: gowinOrders,
  table: `
  GW1N-LV1   fpga 1152  72   1.2 1.5 QN48:QFN-48:41 LQ100:LQFP-100:79 LQ144:LQFP-144:116 CS30:WLCSP-30:23
  GW1N-LV4   fpga 4608  180  1.2 3.3 QN48:QFN-48:40 QN88:QFN-88:70 LQ100:LQFP-100:79 LQ144:LQFP-144:119 PG256:BGA-256:207
  GW1N-LV9   fpga 8640  468  1.2 5.6 QN48:QFN-48:40 QN88:QFN-88:70 LQ100:LQFP-100:79 LQ144:LQFP-144:120 PG256:BGA-256:207
  GW1NR-LV9  fpga 8640  468  1.2 6.3 QN88P:QFN-88:70 LQ144P:LQFP-144:120 MG100P:BGA-100:55
  GW1NSR-LV4C fpga 4608 180  1.2 4.6 QN48P:QFN-48:38 MG64P:BGA-64:55
  GW2A-LV18  fpga 20736 828  1   9.9 PG256:BGA-256:207 QN88:QFN-88:66 LQ144:LQFP-144:119 PG484:BGA-484:319
  GW2A-LV55  fpga 54720 2520 1   24  PG484:BGA-484:319 PG1156:BGA-1156:607
  GW2AR-LV18 fpga 20736 828  1   12  LQ144:LQFP-144:120 QN88:QFN-88:66
`,
})

export const efinixFamily = fpgaFamily({
  code: 'efinix-fpga',
  brand: 'Efinix',
  orders: remember((code: string, body: string): Order[] =>
    ['C2', 'C3', 'I2', 'I3', 'I4'].map((grade) =>
      order(`${code}${grade}`, body, 'Tray', {
        temperature: grade.startsWith('C') ? COMMERCIAL : INDUSTRIAL,
        price: grade.startsWith('C') ? 1 : 1.12,
      }),
    ),
  ),
  table: `
  T4    fpga 3888   77   1.1 2.6 F81:BGA-81:59
  T8    fpga 7384   123  1.1 3.6 F81:BGA-81:55 Q144:LQFP-144:97
  T13   fpga 12828  727  1.2 8   F169:BGA-169:73 F256:BGA-256:195
  T20   fpga 19728  1044 1.2 11  F169:BGA-169:73 F256:BGA-256:195 Q144:LQFP-144:97 W80:WLCSP-80:33
  T35   fpga 31680  1475 1.2 16  F324:BGA-324:130 F400:BGA-400:230
  T120  fpga 112128 5407 1.2 38  F324:BGA-324:130 F484:BGA-484:256 F576:BGA-576:278
  TI60  fpga 62016  2621 0.95 22 F225:BGA-225:140 W64:WLCSP-64:34
`,
})
