import { guessRule } from './rating-names.rules.ts'
import { equal, type FoundRule, higher, ignored, lower, near, type RatingRule, rule, text } from './rating-rule.ts'
import * as texts from './text-ratings.rules.ts'

const each = (codes: string, one: RatingRule): Record<string, RatingRule> =>
  Object.fromEntries(codes.split(' ').map((code) => [code, one]))

const byCode: Record<string, RatingRule> = {
  // What the part is: another value is another part.
  ...each('resistance capacitance inductance impedance frequency nominalImpedance zenerVoltage standoffVoltage', equal),
  ...each(
    'varistorVoltage thresholdVoltage outputVoltage coilVoltage holdCurrent sparkoverVoltage colourTemperature',
    equal,
  ),
  ...each('channels pads turns positions rows pitch memorySize resolution loadCapacitance gain', equal),
  ...each('polarity direction logicFunction circuit gender orientation mounting chemistry colour material', equal),
  ...each('characteristic wireGauge memoryOrganisation', equal),
  ...each('breakdownVoltage length wavelength', near(0.03)),
  // 3380 K and 3435 K read 1 °C apart at 85 °C.
  betaValue: near(0.005),
  // A zener of another test current has another voltage in the circuit.
  zenerCurrent: near(0.15),
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
  termination: text(texts.termination, { absentMeansNone: true }),
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
  ...each('triggerCurrent gateTriggerCurrent accessTime', lower),
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

const known = new Map<RatingRule, FoundRule>()
for (const one of [byCode, ...Object.values(byKind)].flatMap((rules) => Object.values(rules)))
  known.set(one, { ...one, known: true })

export function ruleFor(code: string, name: string, kindName: string): FoundRule {
  const rule = byKind[kindName]?.[code] ?? byCode[code]
  return (rule && known.get(rule)) || guessRule(name)
}
