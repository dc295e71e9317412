import type { Family } from '#demo/catalogue/family.ts'
import { E6, E12 } from '../values/e-series.ts'
import { decodeThreeCharacters } from '../values/value-codes.ts'
import { eiaVoltages } from '../values/voltage-codes.ts'
import { type Can, radialCans, surfaceCans } from './aluminium-cans.ts'
import { type AluminiumSeries, aluminiumValues } from './aluminium-capacitor.ts'
import { type AluminiumPack, aluminiumFamilies } from './aluminium-families.ts'

const voltagesUpTo = (most: number) =>
  new Map([...eiaVoltages].filter(([, volts]) => volts >= 6.3 && volts <= most && volts !== 80 && volts !== 500))

const inBag = ({ diameter }: Can) => (diameter <= 8 ? 200 : 100)
/** Straight leads, then taped at 5 mm (B) and at 2.5 mm (H). */
const radialPacks: AluminiumPack[] = [
  { code: () => '', packing: 'Bag', packCount: inBag, common: true },
  { code: ({ diameter }) => (diameter <= 8 ? 'B' : undefined), packing: 'Box', packCount: () => 1000, common: false },
  { code: ({ diameter }) => (diameter <= 6.3 ? 'H' : undefined), packing: 'Box', packCount: () => 2000, common: false },
]
const onReel = ({ diameter }: Can) => (diameter <= 5 ? 2000 : diameter <= 6.3 ? 1000 : 500)
const reelPack = (small: string, large: string): AluminiumPack[] => [
  {
    code: ({ diameter }) => (diameter <= 6.3 ? small : large),
    packing: 'Tape & reel',
    packCount: onReel,
    common: true,
  },
]

const lowImpedance: AluminiumSeries[] = [
  { code: 'FC', temperatureMax: 105, lifetime: 5000, lowImpedance: true, common: true },
  { code: 'FM', temperatureMax: 105, lifetime: 7000, lowImpedance: true, common: true },
  { code: 'FR', temperatureMax: 105, lifetime: 10000, lowImpedance: true, common: true },
  { code: 'FS', temperatureMax: 105, lifetime: 10000, lowImpedance: true, common: false },
]
const general: AluminiumSeries[] = [
  { code: 'M', temperatureMax: 85, lifetime: 2000, lowImpedance: false, common: true },
  { code: 'HG', temperatureMax: 105, lifetime: 2000, lowImpedance: false, common: true },
]
const surfaceLowImpedance: AluminiumSeries[] = [
  { code: 'FK', temperatureMax: 105, lifetime: 2000, lowImpedance: true, common: true },
  { code: 'FT', temperatureMax: 105, lifetime: 2000, lowImpedance: true, common: true },
  { code: 'FC', temperatureMax: 105, lifetime: 1000, lowImpedance: true, common: false },
  { code: 'FP', temperatureMax: 105, lifetime: 2000, lowImpedance: true, common: false },
]
const surfaceGeneral: AluminiumSeries[] = [
  { code: 'A', temperatureMax: 85, lifetime: 2000, lowImpedance: false, common: true },
]

const shared = { brand: 'Panasonic', dearness: 1.15, decode: decodeThreeCharacters } as const

export const panasonicAluminium: Family[] = [
  ...aluminiumFamilies({
    ...shared,
    code: 'panasonic-eeu',
    surface: false,
    cans: radialCans,
    series: lowImpedance,
    voltages: voltagesUpTo(100),
    values: aluminiumValues(E12, 4.7, 10000),
    packs: radialPacks,
    write: ({ series, voltage, value, ending }) => {
      const stem = `EEU-${series}${voltage}${value.code}`
      return { model: stem + ending, stem }
    },
    pattern: /^EEU-?(?<series>F[CMRS])(?<voltage>[0-3][A-Z])(?<capacitance>[\dR]{3})(?<ending>[A-Z]{0,2})$/,
  }),
  ...aluminiumFamilies({
    ...shared,
    code: 'panasonic-eca',
    dearness: 1,
    surface: false,
    cans: radialCans,
    series: general,
    voltages: voltagesUpTo(450),
    values: aluminiumValues(E6, 0.47, 22000),
    packs: radialPacks,
    write: ({ series, voltage, value, ending }) => {
      const stem = `ECA-${voltage}${series}${value.code}`
      return { model: stem + ending, stem }
    },
    pattern: /^ECA-?(?<voltage>[0-3][A-Z])(?<series>M|HG)(?<capacitance>[\dR]{3})(?<ending>[A-Z]?)$/,
  }),
  ...aluminiumFamilies({
    ...shared,
    code: 'panasonic-eee-low-impedance',
    surface: true,
    cans: surfaceCans,
    series: surfaceLowImpedance,
    voltages: voltagesUpTo(100),
    values: aluminiumValues(E6, 1, 1500),
    packs: reelPack('R', 'P'),
    write: ({ series, voltage, value, ending }) => {
      const stem = `EEE-${series}${voltage}${value.code}`
      return { model: stem + ending, stem }
    },
    pattern: /^EEE-?(?<series>F[KTCP])(?<voltage>[0-3][A-Z])(?<capacitance>[\dR]{3})(?<ending>[A-Z]{1,2})$/,
  }),
  ...aluminiumFamilies({
    ...shared,
    code: 'panasonic-eee-general',
    surface: true,
    cans: surfaceCans,
    series: surfaceGeneral,
    voltages: voltagesUpTo(100),
    values: aluminiumValues(E6, 1, 1500),
    packs: reelPack('SR', 'UP'),
    write: ({ series, voltage, value, ending }) => {
      const stem = `EEE-${voltage}${series}${value.code}`
      return { model: stem + ending, stem }
    },
    pattern: /^EEE-?(?<voltage>[0-3][A-Z])(?<series>A)(?<capacitance>[\dR]{3})(?<ending>[A-Z]{1,3})$/,
  }),
]
