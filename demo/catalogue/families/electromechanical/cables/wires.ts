import { family, numbers } from '../numbering.ts'
import { dollars } from '../price.ts'

/** Colours run as on resistors: 0 black … 9 white. */
const COLOURS = [
  { code: '0', colour: 'Black' },
  { code: '2', colour: 'Red' },
  { code: '9', colour: 'White' },
  { code: '5', colour: 'Green' },
  { code: '6', colour: 'Blue' },
  { code: '4', colour: 'Yellow' },
  { code: '1', colour: 'Brown' },
  { code: '3', colour: 'Orange' },
  { code: '7', colour: 'Violet' },
  { code: '8', colour: 'Grey' },
]
const GAUGES = [22, 24, 20, 26, 18, 16, 14, 28, 30].map((gauge) => ({ code: String(gauge), gauge }))
const wireCurrent = (gauge: number) => Number((0.9 * 10 ** ((30 - gauge) / 13)).toPrecision(2))

interface WireFacts {
  third: 'Hook-up' | 'Multi-core'
  series: string
  gauge: number
  colour: string
  cores: number
  voltage: number
  price: number
}
const wire = ({ third, series, gauge, colour, cores, voltage, price }: WireFacts) => ({
  brand: 'TE Connectivity',
  category: ['Cables & Wire', 'Wire', third] as const,
  name: third === 'Hook-up' ? 'Hook-up wire' : 'Multi-core cable',
  introduce: `AWG ${gauge} ${cores === 1 ? colour.toLowerCase() : `${cores}-core`} ${voltage} V ${third === 'Hook-up' ? 'hook-up wire' : 'cable'}, ${series}, by the metre`,
  package: 'Spool',
  attributes: {
    wireGauge: `AWG ${gauge}`,
    colour,
    positions: cores,
    current: wireCurrent(gauge),
    voltage,
    series,
    mounting: 'Free hanging',
    temperatureMin: -65,
    temperatureMax: 150,
  },
  equivalence: `wire|${gauge}|${colour}|${cores}|${voltage}`,
  drawing: 'wire',
  marking: `AWG${gauge}`,
  packing: 'Box' as const,
  packCount: 305,
  usualPrice: dollars(price),
  rohs: true,
})
/** 55A0111-22-9: construction, gauge, colour. */
const hookUp = ['55A0111', '44A0111', '55PC0111'].map((series) =>
  numbers({
    model: `${series}-{gauge}-{colour}`,
    fields: { colour: COLOURS, gauge: GAUGES },
    describe: ({ colour, gauge }) =>
      wire({
        third: 'Hook-up',
        series,
        gauge: gauge.gauge,
        colour: colour.colour,
        cores: 1,
        voltage: 600,
        price: 0.9 * 10 ** ((30 - gauge.gauge) / 30),
      }),
  }),
)
/** 44A0121-22-0/9: the colours of both cores. */
const twisted = numbers({
  model: '{series}-{gauge}-{colours}',
  fields: {
    gauge: GAUGES,
    colours: [
      { code: '0/9', colour: 'Black and white', cores: 2 },
      { code: '9/96', colour: 'White and blue stripe', cores: 2 },
      { code: '0/2', colour: 'Black and red', cores: 2 },
    ],
    series: [{ code: '44A0121' }, { code: '55A0121' }, { code: '44A1121' }],
  },
  describe: ({ gauge, colours, series }) =>
    wire({
      third: 'Multi-core',
      series: series.code,
      gauge: gauge.gauge,
      colour: colours.colour,
      cores: colours.cores,
      voltage: 600,
      price: 2.2 * 10 ** ((30 - gauge.gauge) / 30),
    }),
})
/** RNF-100-1/8-0-SP: inches before shrinking, colour, spool or sticks. */
const SHRINK_SIZES = [
  { code: '1/8', mm: 3.2 },
  { code: '3/64', mm: 1.2 },
  { code: '1/16', mm: 1.6 },
  { code: '3/32', mm: 2.4 },
  { code: '3/16', mm: 4.8 },
  { code: '1/4', mm: 6.4 },
  { code: '3/8', mm: 9.5 },
  { code: '1/2', mm: 12.7 },
  { code: '3/4', mm: 19.1 },
  { code: '1', mm: 25.4 },
]
const shrink = numbers({
  model: '{series}-{size}-{colour}-{form}',
  fields: {
    size: SHRINK_SIZES,
    colour: [
      { code: '0', colour: 'Black' },
      { code: 'X', colour: 'Clear' },
      { code: '2', colour: 'Red' },
      { code: '9', colour: 'White' },
      { code: '6', colour: 'Blue' },
    ],
    series: [
      { code: 'RNF-100', ratio: '2:1' },
      { code: 'RNF-3000', ratio: '3:1' },
      { code: 'VERSAFIT', ratio: '2:1' },
    ],
    form: [
      { code: 'SP', pieces: 1 },
      { code: 'STK', pieces: 25 },
    ],
  },
  describe: ({ size, colour, series, form }) => ({
    brand: 'TE Connectivity',
    category: ['Cables & Wire', 'Wire', 'Heat Shrink'],
    name: 'Heat-shrink tubing',
    introduce: `${size.mm} mm ${series.ratio} ${colour.colour.toLowerCase()} heat-shrink tubing, ${series.code}`,
    package: form.code === 'SP' ? 'Spool' : 'Stick',
    attributes: {
      size: `${size.mm} mm`,
      colour: colour.colour,
      characteristic: `Shrinks ${series.ratio}`,
      series: series.code,
      mounting: 'Free hanging',
      temperatureMin: -55,
      temperatureMax: 135,
    },
    equivalence: `heat-shrink|${size.mm}|${series.ratio}|${colour.colour}|${form.code}`,
    drawing: 'wire',
    marking: series.code,
    packing: form.code === 'SP' ? 'Box' : 'Bag',
    packCount: form.pieces,
    usualPrice: dollars((form.code === 'SP' ? 18 : 0.9) * (1 + size.mm / 12)),
    rohs: true,
  }),
})

export const wires = family('wires', 1, [...hookUp, twisted, shrink])
