/** What people call kinds of parts, and what the numbers beside such a word mean. Pure data and its types. */

/** A kind of part: where the store keeps it, and which parameter a bare voltage, current … of it is. */
export interface PartKind {
  /** Names of the store's categories from the top down, as far as the word says. */
  path: readonly string[]
  /** The parameter behind a unit; what is not named here is the same everywhere (`UNIT_CODES`). */
  codes?: Readonly<Partial<Record<PartUnit, string>>>
}

const partUnits = ['Ω', 'F', 'H', 'V', 'A', 'W', 'Hz', '%'] as const
export type PartUnit = (typeof partUnits)[number]

export const UNIT_CODES: Readonly<Record<PartUnit, string>> = {
  Ω: 'resistance',
  F: 'capacitance',
  H: 'inductance',
  V: 'voltage',
  A: 'current',
  W: 'power',
  Hz: 'frequency',
  '%': 'tolerance',
}

const DISCRETE = 'Discrete Semiconductors'
const POWER_ICS = 'Integrated Circuits - Power'
const ANALOG_ICS = 'Integrated Circuits - Analog'

const diode = { V: 'reverseVoltage', A: 'forwardCurrent' } as const
const mosfet = { V: 'drainSourceVoltage', A: 'drainCurrent', Ω: 'onResistance' } as const
const bipolar = { V: 'collectorEmitterVoltage', A: 'collectorCurrent', Hz: 'transitionFrequency' } as const
const regulator = { V: 'outputVoltage', A: 'outputCurrent', Hz: 'switchingFrequency' } as const

/** Known by what they measure, when no word says what they are. */
export const RESISTOR: PartKind = { path: ['Resistors'] }
export const CAPACITOR: PartKind = { path: ['Capacitors'] }
export const CERAMIC: PartKind = { path: ['Capacitors', 'Ceramic Capacitors'] }
export const INDUCTOR: PartKind = { path: ['Inductors & EMI'] }
export const TIMING: PartKind = { path: ['Crystals & Oscillators'] }

/** The more exact name stands before the one it contains. Words are matched whole, in any case, and in the plural. */
export const PART_KINDS: ReadonlyArray<readonly [words: string, kind: PartKind]> = [
  ['thick film( chip)?( resistor| res)?', { path: ['Resistors', 'Chip Resistors (SMD)', 'Thick Film'] }],
  ['thin film( chip)?( resistor| res)?', { path: ['Resistors', 'Chip Resistors (SMD)', 'Thin Film'] }],
  ['(chip|smd|smt) (resistor|res)', { path: ['Resistors', 'Chip Resistors (SMD)'] }],
  [
    'current sense( resistor)|(current )?shunt resistor',
    { path: ['Resistors', 'Chip Resistors (SMD)', 'Current Sense'] },
  ],
  ['metal film( resistor)?', { path: ['Resistors', 'Through-Hole Resistors', 'Metal Film'] }],
  ['carbon film( resistor)?', { path: ['Resistors', 'Through-Hole Resistors', 'Carbon Film'] }],
  ['resistor (array|network)', { path: ['Resistors', 'Resistor Networks & Arrays'] }],
  ['ntc( thermistor)?', { path: ['Resistors', 'Thermistors', 'NTC'] }],
  ['thermistor', { path: ['Resistors', 'Thermistors'] }],
  ['varistor|mov', { path: ['Resistors', 'Varistors (MOV)'], codes: { V: 'varistorVoltage' } }],
  ['trimmer|trimpot|potentiometer', { path: ['Resistors', 'Trimmers'] }],
  ['resistor|res', RESISTOR],
  ['(multilayer )?ceramic( chip)?( capacitor| cap)?|mlcc( capacitor| cap)?', CERAMIC],
  ['tantalum( capacitor| cap)?', { path: ['Capacitors', 'Tantalum Capacitors'] }],
  ['(aluminium |aluminum )?electrolytic( capacitor| cap)?', { path: ['Capacitors', 'Aluminium Electrolytic'] }],
  ['polymer( capacitor| cap)?', { path: ['Capacitors', 'Polymer Capacitors'] }],
  ['film (capacitor|cap)', { path: ['Capacitors', 'Film Capacitors'] }],
  ['capacitor|cap', CAPACITOR],
  ['ferrite( bead)?|bead', { path: ['Inductors & EMI', 'Ferrite Beads'], codes: { Ω: 'impedance' } }],
  ['power inductor', { path: ['Inductors & EMI', 'Power Inductors'] }],
  ['inductor|ind|choke', INDUCTOR],
  ['schottky( barrier)?( diode| rectifier)?', { path: [DISCRETE, 'Diodes', 'Schottky'], codes: diode }],
  ['zener( diode)?', { path: [DISCRETE, 'Diodes', 'Zener'], codes: { ...diode, V: 'zenerVoltage' } }],
  ['(switching|small signal) diode', { path: [DISCRETE, 'Diodes', 'Switching'], codes: diode }],
  ['bridge( rectifier)?', { path: [DISCRETE, 'Diodes', 'Bridge Rectifiers'], codes: diode }],
  ['rectifier( diode)?', { path: [DISCRETE, 'Diodes', 'Rectifier'], codes: diode }],
  [
    'tvs( diode)?|transient suppressor',
    { path: [DISCRETE, 'TVS & ESD', 'TVS Diodes'], codes: { V: 'standoffVoltage', W: 'peakPulsePower' } },
  ],
  [
    'esd( protection)?( diode| array)?',
    { path: [DISCRETE, 'TVS & ESD', 'ESD Arrays'], codes: { V: 'standoffVoltage' } },
  ],
  ['diode', { path: [DISCRETE, 'Diodes'], codes: diode }],
  ['(n[- ]?channel|n[- ]?ch) (mosfet|fet)|nmos|nfet', { path: [DISCRETE, 'MOSFETs', 'N-Channel'], codes: mosfet }],
  ['(p[- ]?channel|p[- ]?ch) (mosfet|fet)|pmos|pfet', { path: [DISCRETE, 'MOSFETs', 'P-Channel'], codes: mosfet }],
  ['mosfet|fet', { path: [DISCRETE, 'MOSFETs'], codes: mosfet }],
  ['npn( transistor| bjt)?', { path: [DISCRETE, 'BJTs', 'NPN'], codes: bipolar }],
  ['pnp( transistor| bjt)?', { path: [DISCRETE, 'BJTs', 'PNP'], codes: bipolar }],
  ['transistor|bjt', { path: [DISCRETE, 'BJTs'], codes: bipolar }],
  ['fixed ldo', { path: [POWER_ICS, 'Linear Regulators', 'LDO Fixed'], codes: regulator }],
  ['ldo( regulator)?|(linear|voltage) regulator', { path: [POWER_ICS, 'Linear Regulators'], codes: regulator }],
  [
    'buck( converter| regulator)?|step[- ]?down( converter)?',
    { path: [POWER_ICS, 'DC-DC Converters', 'Buck'], codes: regulator },
  ],
  [
    'boost( converter| regulator)?|step[- ]?up( converter)?',
    { path: [POWER_ICS, 'DC-DC Converters', 'Boost'], codes: regulator },
  ],
  ['op[- ]?amp|operational amplifier', { path: [ANALOG_ICS, 'Amplifiers', 'Op Amps'], codes: { Hz: 'gainBandwidth' } }],
  ['comparator', { path: [ANALOG_ICS, 'Comparators'] }],
  ['(voltage )?reference', { path: [ANALOG_ICS, 'Voltage References'], codes: { V: 'outputVoltage' } }],
  [
    'microcontroller|mcu',
    { path: ['Integrated Circuits - Digital', 'Microcontrollers'], codes: { Hz: 'clockFrequency' } },
  ],
  ['eeprom', { path: ['Integrated Circuits - Digital', 'Memory', 'EEPROM'] }],
  ['nor flash|spi flash|flash', { path: ['Integrated Circuits - Digital', 'Memory', 'NOR Flash'] }],
  ['crystal( resonator)?|xtal', { path: ['Crystals & Oscillators', 'Crystals'] }],
  ['oscillator', { path: ['Crystals & Oscillators', 'Oscillators'] }],
  [
    'resettable fuse|pptc|polyfuse',
    { path: ['Circuit Protection', 'Resettable Fuses (PPTC)'], codes: { A: 'holdCurrent' } },
  ],
  ['fuse', { path: ['Circuit Protection', 'Fuses'] }],
  [
    'optocoupler|optoisolator|photocoupler',
    { path: ['Optoelectronics', 'Optocouplers'], codes: { V: 'isolationVoltage' } },
  ],
  [
    'led',
    {
      path: ['Optoelectronics', 'LEDs Indication', 'SMD Single Colour'],
      codes: { V: 'forwardVoltage', A: 'forwardCurrent' },
    },
  ],
  ['relay', { path: ['Switches & Relays', 'Relays'], codes: { V: 'coilVoltage', A: 'contactRating' } }],
]

/** Said beside a part without telling anything about it. */
export const FILLING_WORDS: ReadonlySet<string> = new Set(
  'a an the and with for of or i we me need want find looking please at in to is rated rating tolerance value package case footprint chip smd smt type ic general purpose part parts component piece pieces pcs metric'.split(
    ' ',
  ),
)
