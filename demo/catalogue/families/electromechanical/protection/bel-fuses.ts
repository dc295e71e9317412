import { family, numbers } from '../numbering.ts'
import { dollars } from '../price.ts'
import { fuse, plainRatings, ratingsWithin } from './fuse.ts'

/** Bel: C1Q 1 (0603), C1F 1 (1206), 0685P1000-01 with the rating in milliamperes. */
const BEL_CHIPS = [
  { model: 'C1Q {rating}', body: '0603', from: 0.25, to: 5, voltage: 32, price: 0.13 },
  { model: 'C1F {rating}', body: '1206', from: 0.25, to: 8, voltage: 63, price: 0.15 },
  { model: 'C1S {rating}', body: '1206', from: 0.5, to: 8, voltage: 63, price: 0.17 },
  { model: 'C2Q {rating}', body: '0603', from: 0.25, to: 5, voltage: 32, price: 0.14 },
  { model: 'SSQ {rating}', body: '2410', from: 0.25, to: 10, voltage: 125, price: 0.32 },
]
const belChips = BEL_CHIPS.map((chip) =>
  numbers({
    model: chip.model,
    fields: { rating: plainRatings(chip.from, chip.to) },
    describe: ({ rating }) =>
      fuse({
        brand: 'Bel Fuse',
        series: chip.model.slice(0, 3),
        kind: 'SMD Fuses',
        current: rating.amperes,
        voltage: chip.voltage,
        speed: chip.model.startsWith('C1S') ? 'Time-lag' : 'Fast-acting',
        package: chip.body,
        packing: 'Tape & reel',
        packCount: 5000,
        price: chip.price,
      }),
  }),
)
const belMilli = numbers({
  model: '0685{speed}{rating}-01',
  fields: {
    rating: ratingsWithin(0.25, 8).map((amperes) => ({ amperes, code: String(amperes * 1000).padStart(4, '0') })),
    speed: [
      { code: 'P', speed: 'Fast-acting' },
      { code: 'H', speed: 'High-current' },
      { code: 'T', speed: 'Time-lag' },
    ],
  },
  describe: ({ rating, speed }) =>
    fuse({
      brand: 'Bel Fuse',
      series: '0685',
      kind: 'SMD Fuses',
      current: rating.amperes,
      voltage: 63,
      speed: speed.speed,
      package: '1206',
      packing: 'Tape & reel',
      packCount: 3000,
      price: 0.18,
    }),
})

/** 0ZCK0035FF2G: series, hold current in hundredths of an ampere, FF2 the reel, G lead-free. */
const PTC_BODIES = [
  { code: '0ZCK', body: '0805', holds: [10, 20, 35, 50, 75, 100], voltage: 6 },
  { code: '0ZCJ', body: '1206', holds: [5, 10, 20, 35, 50, 75, 100, 110, 150, 200], voltage: 6 },
  { code: '0ZCH', body: '1210', holds: [5, 10, 20, 35, 50, 75, 110, 150, 175], voltage: 6 },
  { code: '0ZCG', body: '1812', holds: [14, 20, 35, 50, 75, 110, 125, 150, 200, 260], voltage: 8 },
  { code: '0ZCF', body: '2920', holds: [30, 50, 75, 100, 125, 185, 200, 250, 300], voltage: 15 },
  { code: '0ZCM', body: '0603', holds: [4, 10, 20, 35, 50], voltage: 6 },
]
const resettable = PTC_BODIES.map(({ code, body, holds, voltage }) =>
  numbers({
    model: `${code}{hold}{reel}G`,
    stem: `${code}{hold}`,
    fields: {
      hold: holds.map((hundredths) => ({ code: String(hundredths).padStart(4, '0'), amperes: hundredths / 100 })),
      reel: [
        { code: 'FF2', pieces: 3000 },
        { code: 'AF2', pieces: 1500 },
      ],
    },
    describe: ({ hold, reel }) => ({
      brand: 'Bel Fuse',
      category: ['Circuit Protection', 'Resettable Fuses (PPTC)', 'SMD'],
      name: 'Resettable fuse',
      introduce: `${hold.amperes} A hold, ${hold.amperes * 2} A trip, ${voltage} V resettable fuse, ${body}`,
      package: body,
      attributes: {
        holdCurrent: hold.amperes,
        tripCurrent: hold.amperes * 2,
        voltage,
        series: code,
        mounting: 'Surface mount',
        temperatureMin: -40,
        temperatureMax: 85,
      },
      equivalence: `PPTC|${body}|${hold.amperes}|${voltage}`,
      drawing: 'fuse-chip',
      marking: String(hold.amperes),
      packing: 'Tape & reel',
      packCount: reel.pieces,
      usualPrice: dollars(0.07 + body.length * 0.01 + hold.amperes * 0.03),
      rohs: true,
    }),
  }),
)
export const belFuses = family('bel-fuses', 1, [...belChips, belMilli, ...resettable])
