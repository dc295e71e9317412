import type { Family } from '#demo/catalogue/family.ts'
import { E6, E12 } from '../values/e-series.ts'
import { decodeThreeCharacters } from '../values/value-codes.ts'
import { eiaVoltages } from '../values/voltage-codes.ts'
import { type Can, radialCans, surfaceCans } from './aluminium-cans.ts'
import { type AluminiumSeries, type AluminiumValue, aluminiumValues } from './aluminium-capacitor.ts'
import { type AluminiumPack, aluminiumFamilies } from './aluminium-families.ts'

const series = (
  code: string,
  temperatureMax: 85 | 105,
  lifetime: number,
  lowImpedance: boolean,
  common = false,
): AluminiumSeries => ({ code, temperatureMax, lifetime, lowImpedance, common })

const voltagesUpTo = (most: number) =>
  new Map([...eiaVoltages].filter(([, volts]) => volts >= 6.3 && volts <= most && volts !== 80 && volts !== 500))

/** Nichicon writes 1 µF as 010 where others write 1R0. */
const codeOf = ({ code, microfarads }: AluminiumValue) => (microfarads === 1 ? '010' : code)

/** Two letters for the can; taped parts add three more. */
const canLetters = ({ diameter }: Can) => (diameter <= 5 ? 'DD' : diameter <= 6.3 ? 'ED' : diameter <= 10 ? 'PD' : 'HD')
const fromBag = ({ diameter }: Can) => (diameter <= 6.3 ? 1000 : diameter <= 10 ? 500 : 200)
const radialPacks: AluminiumPack[] = [
  { code: canLetters, packing: 'Bulk', packCount: fromBag, common: true },
  {
    code: (can) => (can.diameter <= 8 ? `${canLetters(can)}1TD` : undefined),
    packing: 'Box',
    packCount: () => 2000,
    common: false,
  },
  {
    code: (can) => (can.diameter <= 10 ? `${canLetters(can)}1TA` : undefined),
    packing: 'Box',
    packCount: () => 1000,
    common: false,
  },
]

const surfaceLetters = ({ diameter }: Can) => (diameter <= 6.3 ? 'CL1G' : 'NL1G')
const onReel = ({ diameter }: Can) => (diameter <= 5 ? 2000 : diameter <= 6.3 ? 1000 : 500)
const surfacePacks: AluminiumPack[] = [
  {
    code: (can) => surfaceLetters(can) + (can.diameter <= 6.3 ? 'B' : 'S'),
    packing: 'Tape & reel',
    packCount: onReel,
    common: true,
  },
  {
    code: (can) => (can.diameter <= 6.3 ? `${surfaceLetters(can)}S` : undefined),
    packing: 'Tape & reel',
    packCount: onReel,
    common: false,
  },
]

const write =
  (surface: boolean) =>
  ({
    series: code,
    voltage,
    value,
    ending,
  }: {
    series: string
    voltage: string
    value: AluminiumValue
    ending: string
  }) => {
    const stem = `U${code}${voltage}${codeOf(value)}M`
    // The can's letters belong to the part, the tape's do not.
    return { model: stem + ending, stem: surface ? stem : stem + ending.slice(0, 2) }
  }

const patternFor = (list: readonly AluminiumSeries[], ending: string) =>
  new RegExp(
    `^U(?<series>${list.map(({ code }) => code).join('|')})(?<voltage>[0-3][A-Z])(?<capacitance>[\\dR]{3})M(?<ending>${ending})$`,
  )

const general = [
  series('VR', 85, 2000, false, true),
  series('VZ', 105, 1000, false, true),
  series('VY', 105, 2000, false),
]
const lowImpedance = [
  series('PW', 105, 5000, true, true),
  series('HE', 105, 8000, true),
  series('HW', 105, 10000, true),
]
const surfaceSeries = [
  series('WT', 105, 1000, false, true),
  series('WX', 85, 2000, false),
  series('ZR', 85, 2000, false),
  series('UD', 105, 2000, true, true),
  series('CD', 105, 2000, true),
  series('CM', 105, 2000, true),
]
const RADIAL_ENDING = '[A-Z]{2}\\d?(?:\\dT[AD])?'
const SURFACE_ENDING = '[A-Z]L\\d?G[BS]'

export const nichiconAluminium: Family[] = [
  ...aluminiumFamilies({
    code: 'nichicon-general',
    brand: 'Nichicon',
    dearness: 1,
    surface: false,
    cans: radialCans,
    series: general,
    voltages: voltagesUpTo(450),
    values: aluminiumValues(E6, 0.47, 22000),
    packs: radialPacks,
    write: write(false),
    pattern: patternFor(general, RADIAL_ENDING),
    decode: decodeThreeCharacters,
  }),
  ...aluminiumFamilies({
    code: 'nichicon-low-impedance',
    brand: 'Nichicon',
    dearness: 1,
    surface: false,
    cans: radialCans,
    series: lowImpedance,
    voltages: voltagesUpTo(100),
    values: aluminiumValues(E12, 4.7, 10000),
    packs: radialPacks,
    write: write(false),
    pattern: patternFor(lowImpedance, RADIAL_ENDING),
    decode: decodeThreeCharacters,
  }),
  ...aluminiumFamilies({
    code: 'nichicon-smd',
    brand: 'Nichicon',
    dearness: 1,
    surface: true,
    cans: surfaceCans,
    series: surfaceSeries,
    voltages: voltagesUpTo(100),
    values: aluminiumValues(E6, 0.47, 1500),
    packs: surfacePacks,
    write: write(true),
    pattern: patternFor(surfaceSeries, SURFACE_ENDING),
    decode: decodeThreeCharacters,
  }),
]
