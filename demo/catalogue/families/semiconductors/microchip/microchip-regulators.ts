import { micrelOrders, microchipOrders } from '../codes/microchip-orders.ts'
import { linearRegulator, readOutputs, regulatorColumns } from '../kinds/linear-regulator.ts'
import { partFamily } from '../kit/part-family.ts'
import { readTable } from '../kit/table.ts'

const brand = 'Microchip Technology'

const rows = readTable(
  regulatorColumns,
  `
  MCP1700  LDO3 250m 2.3 6   178m 1.6u E 0.3  1.2,1.5,1.8,2.5,2.8,3,3.3,5 E TT!T MB!T TO MAY!T
  MCP1702  LDO3 250m 2.7 13.2 625m 2u  E 0.36 1.2,1.5,1.8,2.5,2.8,3,3.3,4,5 E CB!T MB!T TO
  MCP1703  -    250m 2.7 16  625m 2u   E 0.4  1.2,1.5,1.8,2.5,2.8,3,3.3,4,5 E CB!T MB!T DB MC
  MCP1703A -    250m 2.7 16  625m 2u   E 0.36 1.2,1.5,1.8,2.5,2.8,3,3.3,4,5 E CB!T MB!T DB MC
  MCP1725  -    500m 2.3 6   210m 120u E 0.6  0.8,1.2,1.8,2.5,3,3.3,5 E SN MC
  MCP1726  -    1    2.3 6   220m 140u E 0.9  0.8,1.2,1.8,2.5,3,3.3,5 E SN MF
  MCP1754  LDO5 150m 3.6 16  300m 56u  E 0.42 1.8,3,3.3,4,5 E OT5!T DB MC
  MCP1754S LDO3 150m 3.6 16  300m 56u  E 0.42 1.8,3,3.3,4,5 E CB!T MB!T DB
  MCP1755  LDO5 300m 3.6 16  300m 68u  E 0.5  1.8,2.8,3,3.3,4,5 E OT5!T DC MC
  MCP1755S -    300m 3.6 16  300m 68u  E 0.5  1.8,2.8,3,3.3,4,5 E DB MC
  MCP1790  -    70m  6   30  700m 70u  E 0.8  3,3.3,5 E DB EB
  MCP1801  LDO5 150m 2   10  200m 25u  E 0.34 0.9,1,1.2,1.8,2.5,3,3.3,5 I OT5!T
  MCP1802  LDO5 300m 2   10  200m 25u  E 0.4  0.9,1.2,1.8,2.5,3,3.3,5 I OT5!T
  MCP1804  LDO5 150m 2   28  1.3 50u   E 0.5  1.8,2.5,3,3.3,5,10,12 I OT5!T MB!T DB
  MCP1810  -    150m 2.5 5.5 380m 20n  I 0.45 1.2,1.8,2,2.5,3,3.3,4.2 I OT5!T
  MCP1811A LDO5 150m 1.8 5.5 250m 250n I 0.3  1,1.2,1.8,2,2.5,2.8,3,3.3,4 I OT5!T LT!T TT!T
  MCP1824  LDO5 300m 2.1 6   200m 120u E 0.45 adj,0.8,1.2,1.8,2.5,3,3.3,5 E OT5!T DC
  MCP1825  -    500m 2.1 6   210m 120u E 0.6  adj,0.8,1.2,1.8,2.5,3,3.3,5 E DC ET AT
  MCP1825S 1117 500m 2.1 6   210m 120u E 0.55 0.8,1.2,1.8,2.5,3,3.3,5 E DB EB AB
  MCP1826S 1117 1    2.3 6   250m 120u E 0.7  0.8,1.2,1.8,2.5,3,3.3,5 E DB EB AB
  MCP1827S -    1.5  2.3 6   330m 120u E 0.9  0.8,1.2,1.8,2.5,3,3.3,5 E EB AB
  TC1262   1117 500m 2.7 6   350m 80u  E 0.7  2.5,2.8,3,3.3,5 V DB EB AB
  TC1264   1117 800m 2.7 6   450m 80u  E 0.8  1.8,2.5,3,3.3 V DB EB AB
`,
)

/** 3.3 V ±2 % is 3302, ±0.5 % devices would be 330x; TC parts write 3.3. */
function voltageCode(head: string, volts: number | undefined): string {
  if (volts === undefined) return 'ADJ'
  if (head.startsWith('TC')) return volts.toFixed(1)
  return `${String(Math.round(volts * 10)).padStart(2, '0')}02`
}

export const microchipRegulatorFamily = partFamily({
  code: 'microchip-ldo',
  brand,
  weight: 4,
  lines: rows.flatMap((row) =>
    readOutputs(row.outputs).map((volts) => ({
      head: row.head,
      nature: linearRegulator(row, volts),
      orders: microchipOrders(row.orders, voltageCode(row.head, volts)),
    })),
  ),
})

const micrelRows = readTable(
  regulatorColumns,
  `
  MIC5201  -    200m 2.5 16  270m 160u E 0.7  adj,3,3.3,4.8,5 YM YS
  MIC5203  LDO5 80m  2.5 16  300m 180u E 0.5  2.6,2.8,3,3.3,3.6,3.8,4,4.5,4.75,5 YM5
  MIC5205  LDO5 150m 2.5 16  165m 80u  E 0.4  adj,2.5,2.7,2.8,2.9,3,3.1,3.2,3.3,3.6,3.8,4,5 YM5
  MIC5207  LDO5 180m 2.5 16  165m 80u  E 0.5  adj,1.8,2.5,2.8,3,3.3,3.6,4,5 YM5 YD5
  MIC5209  1117 500m 2.5 16  350m 80u  E 0.8  2.5,3,3.3,3.6,4.2,5 YS YM
  MIC5219  LDO5 500m 2.5 12  500m 80u  E 0.6  adj,2.5,2.6,2.7,2.8,2.85,3,3.1,3.3,3.6,5 YM5 YMM YML6
  MIC5225  LDO5 150m 2.3 16  310m 29u  E 0.35 adj,1.5,1.8,2.5,2.7,3,3.3,5 YM5
  MIC5235  LDO5 150m 2.3 24  310m 18u  E 0.45 adj,1.5,1.8,2.5,2.7,3,3.3,5 YM5
  MIC5239  1117 500m 2.3 30  350m 23u  E 0.9  1.5,1.8,2.5,3,3.3,5 YS YM
  MIC5255  LDO5 150m 2.7 6   135m 90u  E 0.4  2.5,2.6,2.7,2.8,2.85,2.9,3,3.1,3.2,3.3,3.5 YM5
  MIC5317  LDO5 150m 2.5 6   155m 29u  E 0.25 1,1.2,1.5,1.8,2.5,2.8,3,3.3 YM5 YD5 YMT
  MIC5319  LDO5 500m 2.5 5.5 200m 90u  E 0.55 adj,1.3,1.8,1.85,2.5,2.6,2.8,2.85,3,3.3,5 YD5 YML6
  MIC5365  LDO5 150m 2.5 5.5 155m 29u  E 0.25 1,1.2,1.5,1.8,2,2.5,2.6,2.7,2.8,2.85,2.9,3,3.3 YC5 YMT
  MIC5501  LDO5 300m 2.5 5.5 160m 38u  E 0.14 1.2,1.8,2.8,3,3.3 YM5 YMT
  MIC5504  LDO5 300m 2.5 5.5 160m 38u  E 0.12 1.2,1.8,2.5,2.8,3,3.1,3.3 YM5 YMT
  MIC5528  -    500m 2.5 5.5 260m 38u  E 0.3  1,1.2,1.8,2.8,3.3 YMT
  MIC29150 LM1084 1.5 2.3 26 350m 8m   E 1.2  3.3,5,12 WT WU
  MIC29300 LM1084 3  2.3 26  370m 10m  E 1.9  3.3,5,12 WT WU
  MIC39100 1117 1    2.3 16  410m 6.5m E 0.9  1.8,2.5,3.3,5 WS
`,
)

export const micrelRegulatorFamily = partFamily({
  code: 'microchip-micrel-ldo',
  brand,
  weight: 3,
  lines: micrelRows.flatMap((row) =>
    readOutputs(row.outputs).map((volts) => ({
      head: row.head,
      nature: linearRegulator(row, volts),
      orders: micrelOrders(
        row.orders,
        volts === undefined ? '' : `-${volts.toFixed(volts * 10 === Math.round(volts * 10) ? 1 : 2)}`,
      ),
    })),
  ),
})
