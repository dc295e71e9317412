import { family, numbers } from '../numbering.ts'
import { fuse, plainRatings, type Rating, ratingsWithin } from './fuse.ts'

/** Eaton: 3216FF1-R (metric 1206, fast), CC06H1A-TR, S501-1-R for 5×20 mm. */
const EATON_CHIPS = [
  { model: '3216FF{rating}-R', body: '1206', speed: 'Fast-acting', voltage: 63, from: 0.25, to: 8, price: 0.2 },
  { model: '3216TD{rating}-R', body: '1206', speed: 'Time-lag', voltage: 63, from: 0.5, to: 5, price: 0.24 },
  { model: '0603FA{rating}-R', body: '0603', speed: 'Fast-acting', voltage: 32, from: 0.25, to: 5, price: 0.18 },
  { model: '1025FA{rating}-R', body: '2410', speed: 'Fast-acting', voltage: 125, from: 0.25, to: 15, price: 0.38 },
  { model: '1025TD{rating}-R', body: '2410', speed: 'Time-lag', voltage: 125, from: 0.25, to: 7, price: 0.44 },
  { model: 'TR2/6125FF{rating}-R', body: '2410', speed: 'Fast-acting', voltage: 125, from: 0.25, to: 15, price: 0.4 },
  { model: 'CC12H{rating}A-TR', body: '1206', speed: 'Fast-acting', voltage: 63, from: 0.5, to: 15, price: 0.16 },
  { model: 'CC06H{rating}A-TR', body: '0603', speed: 'Fast-acting', voltage: 32, from: 0.5, to: 8, price: 0.14 },
]
const eatonChips = EATON_CHIPS.map((chip) =>
  numbers({
    model: chip.model,
    fields: { rating: plainRatings(chip.from, chip.to) },
    describe: ({ rating }) =>
      fuse({
        brand: 'Eaton',
        series: chip.model.slice(0, chip.model.indexOf('{')),
        kind: 'SMD Fuses',
        current: rating.amperes,
        voltage: chip.voltage,
        speed: chip.speed,
        package: chip.body,
        packing: 'Tape & reel',
        packCount: 3000,
        price: chip.price,
      }),
  }),
)
/** Below one ampere Eaton prints milliamperes: S501-500-R. */
const milliRatings = (lowest: number, highest: number): Rating[] =>
  ratingsWithin(lowest, highest).map((amperes) => ({
    amperes,
    code: amperes < 1 ? String(Math.round(amperes * 1000)) : String(amperes),
  }))
const EATON_CARTRIDGES = [
  { model: 'S501-{rating}-R', body: '5×20 mm', speed: 'Fast-acting', from: 0.1, to: 10, price: 0.32 },
  { model: 'S506-{rating}-R', body: '5×20 mm', speed: 'Time-lag', from: 0.1, to: 10, price: 0.34 },
  { model: 'BK/S501-{rating}-R', body: '5×20 mm', speed: 'Fast-acting', from: 0.1, to: 10, price: 0.31 },
  { model: 'BK/GMA-{rating}-R', body: '5×20 mm', speed: 'Fast-acting', from: 0.1, to: 15, price: 0.36 },
  { model: 'BK/GMC-{rating}-R', body: '5×20 mm', speed: 'Medium time-lag', from: 0.1, to: 15, price: 0.4 },
  { model: 'BK/AGC-{rating}-R', body: '6.3×32 mm', speed: 'Fast-acting', from: 0.1, to: 20, price: 0.36 },
  { model: 'BK/MDL-{rating}-R', body: '6.3×32 mm', speed: 'Time-lag', from: 0.1, to: 20, price: 0.66 },
]
const eatonCartridges = EATON_CARTRIDGES.map((cartridge) =>
  numbers({
    model: cartridge.model,
    fields: { rating: milliRatings(cartridge.from, cartridge.to) },
    describe: ({ rating }) =>
      fuse({
        brand: 'Eaton',
        series: cartridge.model.slice(0, cartridge.model.indexOf('-')),
        kind: 'Cartridge',
        current: rating.amperes,
        voltage: 250,
        speed: cartridge.speed,
        package: cartridge.body,
        packing: cartridge.model.startsWith('BK/') ? 'Bulk' : 'Box',
        packCount: 100,
        price: cartridge.price,
      }),
  }),
)
export const eatonFuses = family('eaton-fuses', 1, [...eatonChips, ...eatonCartridges])
