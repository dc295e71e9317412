import * as texts from './text-ratings.rules.ts'

/**
 * How a rating of two parts is compared. `higher` and `lower` say which way is better; `equal` means that another value
 * is another part. `slack` is the share by which values may differ and still count as the same.
 */
export interface RatingRule {
  direction: 'higher' | 'lower' | 'equal' | 'ignored'
  slack: number
  /** Smaller differences, in the unit of the parameter, are ignored. */
  least: number
  /** −5 V and 5 V: compare sizes. Temperatures keep their sign. */
  signed: boolean
  compareTexts: texts.CompareTexts
  /** Not stated means that the part does not have it: qualification, isolation, radio. */
  absentMeansNone: boolean
  /** False: a part can be called a replacement although this is not known. */
  matters: boolean
}

const rule = (direction: RatingRule['direction'], more: Partial<RatingRule> = {}): RatingRule => ({
  direction,
  slack: 0.001,
  least: 0,
  signed: false,
  compareTexts: texts.sameTextOrUnknown,
  absentMeansNone: false,
  matters: true,
  ...more,
})

const higher = rule('higher')
const lower = rule('lower')
const equal = rule('equal', { compareTexts: texts.sameText })
const ignored = rule('ignored', { matters: false })
const near = (slack: number) => rule('equal', { slack, compareTexts: texts.sameText })
const text = (compareTexts: texts.CompareTexts, more: Partial<RatingRule> = {}) =>
  rule('equal', { compareTexts, ...more })

const each = (codes: string, one: RatingRule): Record<string, RatingRule> =>
  Object.fromEntries(codes.split(' ').map((code) => [code, one]))

const byCode: Record<string, RatingRule> = {
  // What the part is: another value is another part.
  ...each('resistance capacitance inductance impedance frequency nominalImpedance zenerVoltage standoffVoltage', equal),
  ...each(
    'varistorVoltage thresholdVoltage outputVoltage coilVoltage holdCurrent sparkoverVoltage colourTemperature',
    equal,
  ),
  ...each('channels turns positions rows pitch memorySize resolution loadCapacitance gain', equal),
  ...each('polarity direction logicFunction circuit gender orientation mounting chemistry colour material', equal),
  ...each('characteristic wireGauge memoryOrganisation', equal),
  ...each('breakdownVoltage betaValue length wavelength', near(0.03)),
  ...each('switchingFrequency tripCurrent', near(0.1)),
  ...each('actuationForce viewingAngle', near(0.2)),
  topology: text(texts.outputType),
  interface: text(texts.superset),
  measures: text(texts.superset),
  connectivity: text(texts.superset, { absentMeansNone: true }),
  core: text(texts.core),
  logicFamily: text(texts.logicFamily),
  dielectric: text(texts.dielectric),
  range: text(texts.range),
  plating: text(texts.plating),
  size: text(texts.bodySize, { matters: false }),
  qualification: text(texts.qualification, { absentMeansNone: true }),
  railToRail: text(texts.ranked(/^output$/i, /input and output|rrio/i), { absentMeansNone: true }),
  shielding: text(texts.ranked(/^unshielded/i, /^semi/i, /^shielded/i)),
  // Ratings and outputs: more is better.
  ...each(
    'power voltage current saturationCurrent rippleCurrent surgeCurrent impulseCurrent lifetime peakPulsePower',
    higher,
  ),
  ...each(
    'drainSourceVoltage drainCurrent gateSourceVoltage collectorEmitterVoltage collectorCurrent collectorBaseVoltage',
    higher,
  ),
  ...each(
    'reverseVoltage forwardCurrent isolationVoltage contactRating outputCurrent outputPower capacity efficiency',
    higher,
  ),
  ...each('supplyVoltageMax inputVoltageMax gainBandwidth slewRate transitionFrequency sampleRate dataRate', higher),
  ...each(
    'clockFrequency flashSize ramSize ioCount logicCells luminousIntensity luminousFlux currentTransferRatio',
    higher,
  ),
  ...each('currentGain', rule('higher', { slack: 0.1 })),
  ...each('selfResonance soundPressure', rule('higher', { matters: false })),
  isolationVoltage: rule('higher', { absentMeansNone: true }),
  temperatureMax: rule('higher', { signed: true }),
  // Losses and errors: less is better.
  ...each(
    'tolerance dcResistance esr temperatureCoefficient onResistance gateCharge gateThreshold recoveryTime',
    lower,
  ),
  ...each(
    'forwardVoltage clampingVoltage dropoutVoltage supplyCurrent offsetVoltage inputBiasCurrent leakageCurrent',
    lower,
  ),
  ...each(
    'propagationDelay accuracy temperatureAccuracy frequencyTolerance frequencyStability supplyVoltageMin inputVoltageMin',
    lower,
  ),
  ...each('triggerCurrent gateTriggerCurrent', lower),
  breakingCapacity: higher,
  temperatureMin: rule('lower', { signed: true }),
  height: rule('lower', { least: 0.2, slack: 0.1, matters: false }),
  // Compared through `tolerance`.
  ...each('capacitanceTolerance inductanceTolerance', ignored),
  ...each('packing packCount series eccn originCountry msl reach', ignored),
}

/** Where the same parameter means something else. */
const byKind: Record<string, Record<string, RatingRule>> = {
  // The rated current of a fuse is the current at which it protects.
  fuse: { current: equal },
  'circuit breaker': { current: equal },
  battery: { voltage: equal, size: equal },
  actuator: { voltage: equal, size: equal, current: lower, interface: text(texts.superset) },
  'esd array': { capacitance: lower, standoffVoltage: equal },
  'tvs diode': { capacitance: lower },
  diode: { capacitance: lower },
  'schottky diode': { capacitance: lower, recoveryTime: ignored },
  'zener diode': { forwardVoltage: ignored },
  // The series resistor is chosen for it.
  led: { forwardVoltage: near(0.1) },
  display: { forwardVoltage: near(0.1) },
  optocoupler: { forwardVoltage: near(0.15) },
  'triac optocoupler': { forwardVoltage: near(0.15) },
  'logic optocoupler': { forwardVoltage: near(0.15) },
  'solid state relay': { forwardVoltage: near(0.15) },
  timer: { frequency: higher },
  connector: { frequency: higher, series: text(texts.sameTextOrUnknown), wireGauge: text(texts.sameTextOrUnknown) },
  'rf passive': { gain: higher },
  'lighting led': { forwardVoltage: near(0.1) },
  header: { plating: text(texts.plating) },
  switch: { size: equal, height: equal },
}

/** Unknown parameters are judged by their name. */
const byName: ReadonlyArray<readonly [RegExp, RatingRule]> = [
  [/temperature.*\bmax|\bmax.*temperature/i, rule('higher', { signed: true })],
  [/temperature.*\bmin|\bmin.*temperature/i, rule('lower', { signed: true })],
  [/(supply|input|operating).*\bmin\b|\bmin\b.*(supply|input|operating)/i, lower],
  [
    /tolerance|accuracy|offset|leakage|noise|drift|coefficient|distortion|thd|dropout|quiescent|standby|jitter|settling|propagation|insertion loss|hysteresis error|nonlinearity|input capacitance|output capacitance|thermal resistance|rds|on.?resistance|saturation voltage|vce\(?sat|forward voltage|recovery|quantity of charge|gate charge/i,
    lower,
  ],
  [
    /\b(max|maximum|rated|rating|withstand|breakdown|isolation|surge|endurance|peak|esd|continuous|absolute)\b|bandwidth|slew|data rate|sample rate|psrr|cmrr|snr|rejection|efficiency|cycles|retention|ip rating|power dissipation/i,
    higher,
  ],
  [/qualification|aec/i, text(texts.qualification, { absentMeansNone: true })],
  [/^(packing|packaging|pack|reel|moisture|msl|eccn|hts|origin|weight|series|date code|lot|rohs|reach)\b/i, ignored],
  [/^(length|width|height|depth|diameter|thickness|size)/i, rule('equal', { slack: 0.05, matters: false })],
]

/** An unknown parameter: another value counts as unknown. */
const unknownMeaning = rule('equal', { compareTexts: texts.sameTextOrUnknown })

export interface FoundRule extends RatingRule {
  /** False: the meaning was guessed, and a difference without a direction is not known to be harmful. */
  known: boolean
}

const guesses = new Map<string, FoundRule>()

/** Memoised by name, because it runs for every rating of every pair. */
function guessRule(name: string): FoundRule {
  const before = guesses.get(name)
  if (before) return before
  const [, guessed] = byName.find(([pattern]) => pattern.test(name)) ?? []
  const found = { ...(guessed ?? unknownMeaning), known: false }
  guesses.set(name, found)
  return found
}

const known = new Map<RatingRule, FoundRule>()
for (const one of [byCode, ...Object.values(byKind)].flatMap((rules) => Object.values(rules)))
  known.set(one, { ...one, known: true })

export function ruleFor(code: string, name: string, kindName: string): FoundRule {
  const rule = byKind[kindName]?.[code] ?? byCode[code]
  return (rule && known.get(rule)) || guessRule(name)
}
