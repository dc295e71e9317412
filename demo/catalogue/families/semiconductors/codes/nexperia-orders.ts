import { type Order, order, remember } from '../kit/order.ts'
import { lookUp, readTable, words } from '../kit/table.ts'

/** Nexperia package codes of logic; the three digits after the comma name the packing. `#` takes the pin count. */
const rows = readTable(
  ['code', 'body', 'packings'],
  `
  D    SOIC-#   653:2500 118:2500 652:tube
  D20  SOIC-20W 653:2000 652:tube
  D24  SOIC-24W 653:1000 652:tube
  DW   SOIC-#W  118:1000 112:tube
  DB   SSOP-#   118:2000 112:tube
  PW   TSSOP-#  118:2500 112:tube
  DGG  TSSOP-#  118:2000 112:tube
  DL   SSOP-#   118:1000 112:tube
  BQ   QFN-#    115:3000
  BQL  QFN-#    118:3000
  GW5  SOT-353  125:3000 165:10000
  GW6  SOT-363  125:3000 165:10000
  GV   SOT-23-# 125:3000
  GM   DFN-6    115:5000 132:5000
  GF   DFN-6    132:5000
  GN   DFN-6    132:5000
  GS   DFN-6    132:5000
  GX   DFN-#    125:10000
  DC   VSSOP-8  125:3000
  DP   TSSOP-8  125:3000
  GT   DFN-8    115:5000
  GD   DFN-8    125:3000
  T    SOIC-#   653:2500 118:2500 652:tube
  TT   TSSOP-#  118:2500 112:tube
`,
)

const byCode = Object.fromEntries(rows.map((row) => [row.code, row]))

/** "PW16 D16 +Q100": 74HC595PW,118 and its tube, and the automotive 74HC595PW-Q100,118. */
export const nexperiaOrders = remember((spec: string) => {
  const tokens = words(spec)
  const packages = tokens.filter((token) => !token.startsWith('+'))
  const standard = packages.flatMap((token) => packagings(token, ''))
  return tokens.includes('+Q100') ? [...standard, ...packages.flatMap((token) => packagings(token, '-Q100'))] : standard
})

function packagings(token: string, grade: '' | '-Q100'): Order[] {
  const match = /^([A-Z]+)(\d*)$/.exec(token)
  const row = byCode[token] ?? lookUp(byCode, match?.[1] ?? token, 'Nexperia package')
  const body = row.body.replace('#', match?.[2] ?? '')
  const stem = `${(match?.[1] ?? token).replace('BQL', 'BQ')}${grade}`
  const details = grade === '' ? {} : { qualification: 'AEC-Q100' as const }
  return words(row.packings).flatMap((packing): Order[] => {
    const [digits = '', count = ''] = packing.split(':')
    const tail = `${stem},${digits}`
    if (count !== 'tube') return [order(tail, body, 'Tape & reel', { stem, count: Number(count), ...details })]
    return grade === '' ? [order(tail, body, 'Tube', { stem })] : []
  })
}
