import { type Article, articles, type Shelf } from '../article.ts'
import { family, numbers } from '../numbering.ts'
import { dollars } from '../price.ts'

/** CFM-4010B-150-250: frame and depth in millimetres, bearing, voltage, speed. */
const fans = numbers({
  model: 'CFM-{frame}{bearing}-{voltage}{speed}-{signal}',
  fields: {
    voltage: [
      { code: '1', volts: 12 },
      { code: '0', volts: 5 },
      { code: '2', volts: 24 },
    ],
    frame: [
      { code: '4010', side: 40, depth: 10 },
      { code: '6015', side: 60, depth: 15 },
      { code: '8025', side: 80, depth: 25 },
      { code: '4020', side: 40, depth: 20 },
      { code: '3010', side: 30, depth: 10 },
      { code: '5015', side: 50, depth: 15 },
      { code: '6025', side: 60, depth: 25 },
      { code: '9225', side: 92, depth: 25 },
      { code: '1225', side: 120, depth: 25 },
    ],
    signal: [
      { code: '10', wires: 'Two-wire' },
      { code: '20', wires: 'Tachometer' },
      { code: '22', wires: 'Tachometer and speed control' },
    ],
    bearing: [
      { code: 'B', bearing: 'Ball bearing' },
      { code: 'S', bearing: 'Sleeve bearing' },
      { code: 'V', bearing: 'Vapour bearing' },
    ],
    speed: [
      { code: '30', ampere: 0.08 },
      { code: '40', ampere: 0.12 },
      { code: '50', ampere: 0.16 },
    ],
  },
  describe: ({ voltage, frame, signal, bearing, speed }) => ({
    brand: 'CUI Devices',
    category: ['Audio & Electromechanical', 'Motors & Fans', 'Fans'],
    name: 'Axial fan',
    introduce: `${voltage.volts} V ${frame.side} × ${frame.side} × ${frame.depth} mm axial fan, ${bearing.bearing.toLowerCase()}, ${signal.wires.toLowerCase()}`,
    package: 'Panel',
    attributes: {
      voltage: voltage.volts,
      current: Number(((speed.ampere * 12 * frame.side) / (voltage.volts * 40)).toPrecision(2)),
      size: `${frame.side} × ${frame.side} mm`,
      height: frame.depth,
      interface: signal.wires,
      series: `CFM-${frame.code}`,
      mounting: 'Panel',
      temperatureMin: -10,
      temperatureMax: 70,
    },
    equivalence: `fan|${voltage.volts}|${frame.code}|${signal.code}`,
    drawing: 'fan',
    marking: `${voltage.volts}V`,
    packing: 'Box',
    packCount: 50,
    usualPrice: dollars((2.6 + frame.side * 0.04) * (bearing.code === 'B' ? 1.2 : 1)),
    rohs: true,
  }),
})

/** HSS-B20-NP-12 and HSE-B20250-035H: shape, width, length in hundredths of a millimetre. */
const heatSinks = numbers({
  model: 'HSE-B{width}{length}-{height}H{pins}',
  fields: {
    length: [
      { code: '250', mm: 25 },
      { code: '380', mm: 38 },
      { code: '500', mm: 50 },
      { code: '635', mm: 63.5 },
    ],
    width: [
      { code: '20', mm: 35 },
      { code: '18', mm: 42 },
      { code: '25', mm: 50 },
    ],
    height: [
      { code: '035', mm: 12.7 },
      { code: '045', mm: 19 },
      { code: '060', mm: 25.4 },
    ],
    pins: [{ code: '' }, { code: '-01' }, { code: '-02' }],
  },
  describe: ({ length, width, height }) => ({
    brand: 'CUI Devices',
    category: ['Audio & Electromechanical', 'Heat Management', 'Heat Sinks'],
    name: 'Extruded heat sink',
    introduce: `${width.mm} × ${height.mm} × ${length.mm} mm extruded heat sink for TO-220 and TO-247`,
    package: 'Through hole',
    attributes: {
      size: `${width.mm} × ${length.mm} mm`,
      height: height.mm,
      length: length.mm,
      series: 'HSE',
      mounting: 'Through hole',
    },
    equivalence: `heat-sink|${width.mm}|${length.mm}|${height.mm}`,
    drawing: 'heat-sink',
    marking: 'HSE',
    packing: 'Box',
    packCount: 100,
    usualPrice: dollars(0.3 + length.mm * 0.016 + height.mm * 0.01),
    rohs: true,
  }),
})

const shelf: Shelf = {
  brand: 'CUI Devices',
  category: ['Audio & Electromechanical', 'Heat Management', 'Heat Sinks'],
  name: 'Heat sink',
  package: 'SMD',
  drawing: 'heat-sink',
  marking: 'HEATSINK',
  packing: 'Bag',
  packCount: 100,
  attributes: { mounting: 'Panel' },
}
const pad: Partial<Article> = {
  category: ['Audio & Electromechanical', 'Heat Management', 'Thermal Pads'],
  name: 'Thermal pad',
  drawing: 'enclosure',
  marking: 'PAD',
  package: 'Sheet',
}
const paste: Partial<Article> = {
  category: ['Audio & Electromechanical', 'Heat Management', 'Thermal Paste'],
  name: 'Thermal paste',
  drawing: 'enclosure',
  marking: 'PASTE',
  package: 'Syringe',
  packCount: 1,
}
const sink = (code: string, size: string, price: number, extra: Partial<Article> = {}): Article => ({
  code,
  detail: size,
  price,
  ...extra,
  attributes: { size, ...extra.attributes },
})
const SINKS = [
  sink('HSS-B20-NP-12', '13 × 19 × 13 mm TO-220', 0.28),
  sink('HSS-B20-0635H-01', '13 × 19 × 6.4 mm TO-220', 0.3),
  sink('HSS-C10-0953V-01', '26 × 16 × 9.5 mm TO-263', 0.55),
  sink('HSS02-B20-CP', '23 × 16 × 23 mm TO-220', 0.52),
  sink('HSB01-080808', '8.5 × 8.5 × 8 mm BGA', 0.52),
  sink('HSB02-101007', '10 × 10 × 7 mm BGA', 0.58),
  sink('HSB03-141406', '14 × 14 × 6 mm BGA', 0.66),
  sink('HSB05-171711', '17 × 17 × 11.5 mm BGA', 0.74),
  sink('HSB08-212115', '21 × 21 × 15 mm BGA', 0.92),
  sink('HSB11-252518', '25 × 25 × 18 mm BGA', 1.1),
  sink('RA-T2X-25E', '25 × 42 × 25 mm TO-220', 2.4, { brand: 'Ohmite' }),
  sink('RA-T2X-38E', '25 × 42 × 38 mm TO-220', 2.9, { brand: 'Ohmite' }),
  sink('C247-025-1AE', '41 × 25 × 41 mm TO-247', 4.1, { brand: 'Ohmite' }),
  sink('3082', '14 × 14 × 6 mm adhesive', 1.95, { brand: 'Adafruit' }),
  sink('A15959-04', '229 × 229 × 0.5 mm Tflex 300', 9.2, { brand: 'Laird', ...pad }),
  sink('A15959-10', '229 × 229 × 2.5 mm Tflex 300', 17.4, { brand: 'Laird', ...pad }),
  sink('A15037-002', '229 × 229 × 0.5 mm Tflex 600', 18.5, { brand: 'Laird', ...pad }),
  sink('40004005', '200 × 400 × 0.5 mm WE-TGF', 21, { brand: 'Würth Elektronik', ...pad }),
  sink('40001010', '100 × 100 × 1 mm WE-TGF', 7.4, { brand: 'Würth Elektronik', ...pad }),
  sink('40001020', '100 × 100 × 2 mm WE-TGF', 9.8, { brand: 'Würth Elektronik', ...pad }),
  sink('SF100-202005', '20 × 20 × 0.5 mm', 0.34, { ...pad }),
  sink('SF600-202010', '20 × 20 × 1 mm', 0.62, { ...pad }),
  sink('3599', '2.5 g syringe', 4.95, { brand: 'Adafruit', ...paste }),
  sink('TPCM583-005', '30 g syringe phase-change', 32, { brand: 'Laird', ...paste }),
  sink('IceKap-1', '1 ml syringe', 8.2, { brand: 'Laird', ...paste }),
]

export const cooling = family('cooling', 1, [fans, heatSinks, articles(shelf, SINKS)])
