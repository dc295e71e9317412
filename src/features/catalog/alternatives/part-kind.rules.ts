import type { ComparedPart } from './compared-part.ts'

/**
 * When the pins of two parts can be said to be the same.
 * `package`: the package alone says where each pin is (two leads, standard transistors, logic).
 * `number`: only when both carry the same industry number (LM358, 1117) and are listed as the same job.
 * `named`: only when the supplier names one as the alternative of the other; shapes differ from maker to maker.
 * `maker`: only parts of the same maker and job, since firmware depends on the device.
 */
export type PinRule = 'package' | 'number' | 'named' | 'maker'

export interface PartKind {
  name: string
  pins: PinRule
  /** Codes of ratings that must be known for a replacement. */
  essential: readonly string[]
}

const kind = (name: string, pins: PinRule, essential = ''): PartKind => ({
  name,
  pins,
  essential: essential === '' ? [] : essential.split(' '),
})

const supply = 'supplyVoltageMin supplyVoltageMax'
const input = 'inputVoltageMin inputVoltageMax'

const resetCircuit = kind('reset circuit', 'number', `thresholdVoltage topology ${supply}`)

/** The first pattern that fits the names of a part's categories, read from the part's own category upwards. */
const kinds: ReadonlyArray<readonly [RegExp, PartKind]> = [
  [
    /ideal diode|oring|hot.?swap|efuse|load switch|high-side/i,
    kind('power switch', 'number', `${input} outputCurrent onResistance`),
  ],
  [/reset ic/i, resetCircuit],
  [/pmic|sequencer/i, kind('power circuit', 'number', input)],
  [/battery (contact|holder)|fuse holder|holders/i, kind('holder', 'named', '')],
  [/resettable|pptc/i, kind('resettable fuse', 'package', 'holdCurrent tripCurrent voltage dcResistance')],
  [/\brtc\b|clock (gen|buf)/i, kind('clock circuit', 'number', `interface ${supply}`)],
  [
    /optocoupler.*triac|triac output/i,
    kind('triac optocoupler', 'number', 'isolationVoltage voltage outputCurrent triggerCurrent topology'),
  ],
  [/tantalum polymer/i, kind('tantalum polymer capacitor', 'package', 'capacitance tolerance voltage esr')],
  [/\bcob\b|high power|mid power/i, kind('lighting led', 'named', 'colour forwardVoltage forwardCurrent luminousFlux')],
  [
    /toggle|rocker|slide|tactile|pushbutton|dip (&|switch)|rotary coded/i,
    kind('switch', 'named', 'circuit current voltage'),
  ],
  [/jumper|zero.?ohm/i, kind('jumper', 'package', 'current')],
  [/digital potentiometer/i, kind('digital potentiometer', 'number', `resistance channels interface ${supply}`)],
  [/thermistor|\bntc\b|\bptc\b|inrush/i, kind('thermistor', 'package', 'resistance tolerance betaValue power')],
  [/varistor|\bmov\b/i, kind('varistor', 'package', 'varistorVoltage clampingVoltage surgeCurrent')],
  [/trimmer capacitor/i, kind('trimmer capacitor', 'named', 'capacitance voltage')],
  [/trimmer|trimpot|potentiometer/i, kind('trimmer', 'number', 'resistance tolerance power turns')],
  [
    /resistor (network|array)|chip arrays|sip networks|dip networks/i,
    kind('resistor array', 'package', 'resistance tolerance power circuit channels'),
  ],
  [
    /wirewound resistor|resistors? .*wirewound|cement|chassis mount/i,
    kind('wirewound resistor', 'named', 'resistance tolerance power'),
  ],
  [/resistor/i, kind('resistor', 'package', 'resistance tolerance power')],
  [/supercap|edlc/i, kind('supercapacitor', 'named', 'capacitance voltage esr')],
  [/safety x|safety capac|x\/y/i, kind('safety capacitor', 'package', 'capacitance voltage characteristic')],
  [/high-q/i, kind('high-q capacitor', 'package', 'capacitance tolerance voltage dielectric')],
  [
    /ceramic capac|mlcc|disc ceramic/i,
    kind('ceramic capacitor', 'package', 'capacitance tolerance voltage dielectric'),
  ],
  [/polymer/i, kind('polymer capacitor', 'package', 'capacitance tolerance voltage esr rippleCurrent')],
  [/tantalum/i, kind('tantalum capacitor', 'package', 'capacitance tolerance voltage esr')],
  [
    /electrolytic|aluminium cap/i,
    kind('electrolytic capacitor', 'package', 'capacitance tolerance voltage rippleCurrent lifetime'),
  ],
  [/film capac/i, kind('film capacitor', 'package', 'capacitance tolerance voltage dielectric')],
  [/capacitor/i, kind('capacitor', 'package', 'capacitance tolerance voltage')],
  [/ferrite bead/i, kind('ferrite bead', 'package', 'impedance current dcResistance')],
  [/common mode|emi filter|transformer|charging coil/i, kind('magnetic component', 'named', 'current')],
  [/rf inductor/i, kind('rf inductor', 'package', 'inductance tolerance current selfResonance dcResistance')],
  [/inductor/i, kind('inductor', 'package', 'inductance tolerance current saturationCurrent dcResistance')],
  [/zener/i, kind('zener diode', 'package', 'zenerVoltage tolerance power')],
  [/esd array/i, kind('esd array', 'number', 'standoffVoltage clampingVoltage capacitance channels direction')],
  [
    /tvs|transient|thyristor surge/i,
    kind('tvs diode', 'package', 'standoffVoltage clampingVoltage peakPulsePower direction'),
  ],
  [/schottky/i, kind('schottky diode', 'package', 'reverseVoltage forwardCurrent forwardVoltage circuit')],
  // Their capacitance and series resistance decide; forward voltage and current do not.
  [/rf\/pin|pin diode/i, kind('pin diode', 'number', 'reverseVoltage capacitance seriesResistance')],
  [/photodiode|laser diode/i, kind('optical diode', 'number', 'wavelength')],
  [
    /fast recovery|switching diode|diodes .*switching/i,
    kind('fast diode', 'package', 'reverseVoltage forwardCurrent forwardVoltage recoveryTime circuit'),
  ],
  [/rectifier|diode/i, kind('diode', 'package', 'reverseVoltage forwardCurrent forwardVoltage')],
  [
    /digital \(pre-?biased|pre-?biased/i,
    kind('digital transistor', 'package', 'polarity collectorEmitterVoltage collectorCurrent circuit power'),
  ],
  [/igbt/i, kind('igbt', 'named', 'collectorEmitterVoltage collectorCurrent forwardVoltage gateCharge')],
  [/jfet|rf (bjt|mosfet)|rf transistor/i, kind('rf transistor', 'number', '')],
  [
    /bjt.*arrays|transistor array/i,
    kind('transistor array', 'number', 'polarity collectorEmitterVoltage collectorCurrent currentGain power'),
  ],
  [
    /bjt|bipolar|darlington/i,
    kind('bipolar transistor', 'package', 'polarity collectorEmitterVoltage collectorCurrent currentGain power'),
  ],
  [/gan\b/i, kind('gan device', 'number', 'drainSourceVoltage drainCurrent onResistance')],
  [
    /mosfet/i,
    kind('mosfet', 'package', 'polarity drainSourceVoltage drainCurrent onResistance gateThreshold gateSourceVoltage'),
  ],
  [/thyristor|triac|\bscr\b|diac/i, kind('thyristor', 'package', 'reverseVoltage forwardCurrent gateTriggerCurrent')],
  [
    /optocoupler.*triac|triac output/i,
    kind('triac optocoupler', 'number', 'isolationVoltage voltage outputCurrent triggerCurrent topology'),
  ],
  [/optocoupler.*logic|logic output/i, kind('logic optocoupler', 'number', `isolationVoltage dataRate ${supply}`)],
  [/photomos|solid state/i, kind('solid state relay', 'number', 'isolationVoltage voltage outputCurrent onResistance')],
  [/optocoupler/i, kind('optocoupler', 'number', 'isolationVoltage currentTransferRatio voltage channels')],
  [/isolator|isolated (amplifier|gate)/i, kind('isolator', 'number', 'isolationVoltage channels')],
  [
    /op.?amp/i,
    kind('operational amplifier', 'number', `channels gainBandwidth slewRate offsetVoltage inputBiasCurrent ${supply}`),
  ],
  [/comparator/i, kind('comparator', 'number', `channels propagationDelay offsetVoltage topology ${supply}`)],
  [/audio power/i, kind('audio amplifier', 'number', `channels outputPower ${supply}`)],
  [/current sense/i, kind('current sense amplifier', 'number', `channels gain offsetVoltage voltage ${supply}`)],
  [
    /amplifier|difference|instrumentation/i,
    kind('amplifier', 'number', `channels gainBandwidth offsetVoltage ${supply}`),
  ],
  [
    /\badc\b|\bdac\b|analog front end|codec/i,
    kind('data converter', 'number', `channels resolution interface ${supply}`),
  ],
  [
    /voltage reference/i,
    kind('voltage reference', 'number', 'outputVoltage tolerance temperatureCoefficient outputCurrent'),
  ],
  [/analog switch|multiplexers|crosspoint/i, kind('analog switch', 'number', `channels ${supply}`)],
  [/555|timer/i, kind('timer', 'number', `channels ${supply}`)],
  [/\brtc\b|clock/i, kind('clock circuit', 'number', supply)],
  [
    /linear regulator|ldo/i,
    kind('linear regulator', 'number', `tolerance outputCurrent ${input} dropoutVoltage topology`),
  ],
  [/dc-dc module|ac-dc|power suppl/i, kind('power supply', 'named', `${input} outputVoltage outputCurrent`)],
  [
    /dc-dc|buck|boost|charge pump|flyback/i,
    kind('switching regulator', 'number', `${input} outputCurrent switchingFrequency topology`),
  ],
  [/reset|supervisor/i, resetCircuit],
  [/gate driver/i, kind('gate driver', 'number', `channels outputCurrent ${supply}`)],
  [/motor driver/i, kind('motor driver', 'number', `outputCurrent ${supply}`)],
  [/led driver/i, kind('led driver', 'number', 'outputCurrent')],
  [/battery management|power switch|pmic|sequencer|poe|usb-pd/i, kind('power circuit', 'number', '')],
  [/microcontroller|microprocessor|soc\b|fpga|cpld|dsp/i, kind('programmable circuit', 'maker', supply)],
  [
    /nor flash|nand|dram|sram|fram|emmc|configuration memory/i,
    kind('memory', 'number', `memorySize memoryOrganisation interface ${supply}`),
  ],
  [/eeprom/i, kind('eeprom', 'package', `memorySize memoryOrganisation interface clockFrequency ${supply}`)],
  [/level translator/i, kind('level translator', 'number', `channels ${supply}`)],
  [/logic/i, kind('logic', 'package', `logicFunction logicFamily outputCurrent propagationDelay ${supply}`)],
  [/rs-?485|rs-?422|rs-?232|uart|can\/lin|\bcan\b/i, kind('bus transceiver', 'number', `dataRate ${supply}`)],
  [/interface|security ic|secure element/i, kind('interface circuit', 'number', 'interface')],
  [/wireless|rf transceiver|rf ic|gnss|cellular/i, kind('radio circuit', 'maker', '')],
  [/saw filter|balun|coupler|diplexer|antenna/i, kind('rf passive', 'named', 'frequency')],
  [/encoder|hall|sensor|motion|environmental|accelero|microphone/i, kind('sensor', 'number', 'measures interface')],
  [/vcxo/i, kind('vcxo', 'package', `frequency frequencyStability pullRange interface ${supply}`)],
  [/oscillator|\bxo\b|tcxo|ocxo/i, kind('oscillator', 'package', `frequency frequencyStability interface ${supply}`)],
  [/resonator/i, kind('resonator', 'package', 'frequency frequencyTolerance loadCapacitance')],
  [/crystal/i, kind('crystal', 'package', 'frequency frequencyTolerance loadCapacitance esr')],
  [/resettable|pptc/i, kind('resettable fuse', 'package', 'holdCurrent tripCurrent voltage')],
  [/fuse holder/i, kind('fuse holder', 'named', 'current voltage')],
  [/fuse/i, kind('fuse', 'package', 'current voltage characteristic breakingCapacity')],
  [/gas discharge/i, kind('gas discharge tube', 'package', 'sparkoverVoltage impulseCurrent')],
  [/circuit breaker/i, kind('circuit breaker', 'named', 'current voltage')],
  [/rgb|addressable|7-segment|display/i, kind('display', 'number', 'colour forwardCurrent')],
  [/ir receiver/i, kind('infrared receiver', 'number', `frequency ${supply}`)],
  [/led|infrared/i, kind('led', 'package', 'colour forwardVoltage forwardCurrent')],
  [/relay/i, kind('relay', 'named', 'coilVoltage circuit contactRating voltage')],
  [/switch/i, kind('switch', 'named', 'circuit current voltage')],
  // Cells of the same size and capacity differ in what can be drawn from them.
  [
    /batter(y|ies) li-?ion|li-?ion (cell|batter)|lithium.?ion batter/i,
    kind('battery', 'package', 'voltage capacity chemistry current'),
  ],
  [/batter(y|ies)|coin cell|li-ion/i, kind('battery', 'package', 'voltage capacity chemistry')],
  [
    /pin headers|female sockets|box headers/i,
    kind('header', 'package', 'positions rows pitch gender orientation mounting current plating'),
  ],
  [/connector|wire-to-board|board-to-board|ffc|d-sub|coax/i, kind('connector', 'named', '')],
  [/buzzer|speaker|motor|fan/i, kind('actuator', 'named', '')],
  [/cable|wire|heat shrink/i, kind('cable', 'named', '')],
]

const OTHER: PartKind = kind('other', 'named')

/** Kinds without a rated temperature. */
const withoutTemperature = new Set(['cable', 'other'])

/** Falls back to the parameters when the category is not specific. */
const byParameter: ReadonlyArray<readonly [code: string, category: string]> = [
  ['drainSourceVoltage', 'mosfet'],
  ['collectorEmitterVoltage', 'bjt'],
  ['zenerVoltage', 'zener'],
  ['standoffVoltage', 'tvs'],
  ['currentTransferRatio', 'optocoupler'],
  ['varistorVoltage', 'varistor'],
  ['holdCurrent', 'pptc'],
  ['coilVoltage', 'relay'],
  ['logicFunction', 'logic'],
  ['flashSize', 'microcontroller'],
  ['memorySize', 'nor flash'],
  ['gainBandwidth', 'op amp'],
  ['dropoutVoltage', 'ldo'],
  ['loadCapacitance', 'crystal'],
  ['reverseVoltage', 'diode'],
  ['inductance', 'inductor'],
  ['dielectric', 'mlcc'],
]

const find = (text: string) => kinds.find(([pattern]) => pattern.test(text))?.[1]

const found = new Map<string, PartKind | undefined>()

function findByPath(path: readonly string[]): PartKind | undefined {
  const key = path.join(' > ')
  if (!found.has(key)) {
    const [third = '', second = '', ...rest] = [...path].reverse()
    found.set(key, find(`${second} ${third}`) ?? find(rest.join(' ')))
  }
  return found.get(key)
}

export function kindOf(part: Pick<ComparedPart, 'categoryPath' | 'parameters'>): PartKind {
  const byPath = findByPath(part.categoryPath)
  if (byPath) return byPath
  const [, category] = byParameter.find(([code]) => part.parameters.has(code)) ?? []
  return (category && find(category)) || OTHER
}

export const essentialOf = (of: PartKind): readonly string[] =>
  withoutTemperature.has(of.name) ? of.essential : [...of.essential, 'temperatureMin', 'temperatureMax']
