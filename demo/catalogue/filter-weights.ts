import type { AttributeCode } from './attributes.ts'

/** What a part is chosen by, most important first; the package comes before all of it unless told otherwise. */
const VALUE = 300
const RATING = 200
const GRADE = 100

const weights: Partial<Record<AttributeCode, number>> = {
  // the value
  resistance: VALUE,
  capacitance: VALUE,
  inductance: VALUE,
  impedance: VALUE,
  frequency: VALUE,
  zenerVoltage: VALUE,
  standoffVoltage: VALUE,
  varistorVoltage: VALUE,
  sparkoverVoltage: VALUE,
  holdCurrent: VALUE,
  outputVoltage: VALUE,
  polarity: VALUE,
  core: VALUE,
  memorySize: VALUE,
  logicFunction: VALUE,
  measures: VALUE,
  resolution: VALUE,
  channels: VALUE,
  topology: VALUE,
  colour: VALUE,
  positions: VALUE,
  pitch: VALUE - 1,
  rows: VALUE - 2,
  circuit: VALUE,
  coilVoltage: VALUE,
  outputPower: VALUE,
  capacity: VALUE,
  connectivity: VALUE,
  // what it bears
  voltage: RATING,
  current: RATING,
  power: RATING,
  drainSourceVoltage: RATING,
  drainCurrent: RATING,
  collectorEmitterVoltage: RATING,
  collectorCurrent: RATING,
  reverseVoltage: RATING,
  forwardCurrent: RATING,
  peakPulsePower: RATING,
  saturationCurrent: RATING,
  outputCurrent: RATING,
  contactRating: RATING,
  isolationVoltage: RATING,
  inputVoltageMax: RATING,
  inputVoltageMin: RATING,
  clockFrequency: RATING,
  flashSize: RATING,
  ramSize: RATING - 1,
  interface: RATING,
  gainBandwidth: RATING,
  sampleRate: RATING,
  dataRate: RATING,
  // how good it is
  tolerance: GRADE,
  capacitanceTolerance: GRADE,
  inductanceTolerance: GRADE,
  frequencyTolerance: GRADE,
  frequencyStability: GRADE,
  dielectric: GRADE + 50,
  onResistance: GRADE,
  temperatureCoefficient: GRADE,
  dcResistance: GRADE,
  esr: GRADE,
  supplyVoltageMin: GRADE,
  supplyVoltageMax: GRADE,
}

const PACKAGE = 400

/** Tops whose parts are not chosen by their package. */
const WITHOUT_PACKAGE: ReadonlySet<string> = new Set([
  'Connectors',
  'Switches & Relays',
  'Power Supplies & Batteries',
  'Audio & Electromechanical',
  'Cables & Wire',
  'Development Boards & Tools',
])

/** Where a top differs: a resistor is chosen by its tolerance before its power. */
const ofTop: Readonly<Record<string, typeof weights>> = {
  Resistors: { tolerance: VALUE - 50 },
  Capacitors: { dielectric: RATING + 50 },
}

const toMap = (some: typeof weights): ReadonlyMap<string, number> => new Map(Object.entries(some))
const general = toMap(weights)
const special = new Map(Object.entries(ofTop).map(([top, some]) => [top, toMap(some)]))

export const weightOf = (top: string, code: string): number => special.get(top)?.get(code) ?? general.get(code) ?? 0

export const packageWeightOf = (top: string): number => (WITHOUT_PACKAGE.has(top) ? 0 : PACKAGE)
