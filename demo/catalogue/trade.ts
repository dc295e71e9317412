import type { DemoGoods } from './catalogue.ts'
import { hashText } from './random.ts'
import { weightOf } from './weights.ts'

/** One part in so many has trade data; those of the home page always. */
const EVERY = 6

/** Headings of the Harmonised System by kind of part, the longest path that fits. */
const TARIFF: ReadonlyArray<readonly [path: string, hts: string]> = [
  ['Resistors > Trimmers', '8533.40'],
  ['Resistors > Potentiometers', '8533.40'],
  ['Resistors > Thermistors', '8533.40'],
  ['Resistors > Varistors (MOV)', '8533.40'],
  ['Resistors', '8533.21'],
  ['Capacitors > Ceramic Capacitors > Disc Ceramic', '8532.23'],
  ['Capacitors > Ceramic Capacitors', '8532.24'],
  ['Capacitors > Aluminium Electrolytic', '8532.22'],
  ['Capacitors > Tantalum Capacitors', '8532.21'],
  ['Capacitors > Film Capacitors', '8532.25'],
  ['Capacitors > Trimmer Capacitors', '8532.30'],
  ['Capacitors', '8532.29'],
  ['Inductors & EMI > Transformers', '8504.31'],
  ['Inductors & EMI', '8504.50'],
  ['Discrete Semiconductors > Diodes', '8541.10'],
  ['Discrete Semiconductors > TVS & ESD', '8541.10'],
  ['Discrete Semiconductors > Thyristors', '8541.30'],
  ['Discrete Semiconductors', '8541.29'],
  ['Integrated Circuits - Analog > Amplifiers', '8542.33'],
  ['Integrated Circuits - Digital > Microcontrollers', '8542.31'],
  ['Integrated Circuits - Digital > Microprocessors & SoC', '8542.31'],
  ['Integrated Circuits - Digital > Memory', '8542.32'],
  ['Integrated Circuits', '8542.39'],
  ['Crystals & Oscillators > Crystals', '8541.60'],
  ['Connectors', '8536.69'],
  ['Circuit Protection > Fuses', '8536.10'],
  ['Circuit Protection > Circuit Breakers', '8536.20'],
  ['Optoelectronics > LEDs', '8541.41'],
  ['Switches & Relays > Relays', '8536.41'],
  ['Switches & Relays', '8536.50'],
  ['Power Supplies & Batteries > AC-DC', '8504.40'],
  ['Power Supplies & Batteries > DC-DC', '8504.40'],
]

/** Export control by kind of part. */
const CONTROL: ReadonlyArray<readonly [path: string, eccn: string]> = [
  ['Integrated Circuits - Digital > Microcontrollers', '3A991.a.2'],
  ['Integrated Circuits - Digital > FPGA & CPLD', '3A991.d'],
  ['', 'EAR99'],
]

/** The maker's name for the series, where the beginning of the number tells it. */
const SERIES: ReadonlyArray<readonly [beginning: RegExp, series: string]> = [
  [/^RC\d{4}/, 'RC_L'],
  [/^RT\d{4}/, 'RT'],
  [/^CRCW\d{4}/, 'CRCW'],
  [/^ERJ-/, 'ERJ'],
  [/^(GRM|GCM|GRT|GRJ|GCJ|BLM|LQW|LQG|NCP)\d{2}/, '$1'],
  [/^CL\d{2}/, 'CL'],
  [/^(T49[15]|TAJ|TPS)[A-EV]\d/, '$1'],
  [/^STM32([A-Z]+\d)/, 'STM32$1'],
  [/^STM8([A-Z])/, 'STM8$1'],
  [/^ATMEGA/, 'megaAVR'],
  [/^ATTINY/, 'tinyAVR'],
  [/^(PIC\d{2})/, '$1'],
  [/^W25Q/, 'SpiFlash'],
  [/^SN74(LVC|HCT?|AHCT?|LS|LV|ALVC|AUP)\d/, '74$1'],
  [/^(SM[ABC]J)\d/, '$1'],
  [/^(BZX84|BZT52|MMSZ|SRN\d{4}|XAL\d{4})/, '$1'],
]

function seriesOf(model: string): string | undefined {
  const [beginning, series] = SERIES.find(([pattern]) => pattern.test(model)) ?? []
  return beginning?.exec(model)?.[0].replace(beginning, series ?? '')
}

const ORIGINS = ['CN', 'JP', 'MY', 'PH', 'TW', 'TH', 'KR', 'DE', 'US'] as const
const NON_CANCELLABLE = new Set(['XC7A35T-1CPG236C', 'MT41K256M16TW-107:P'])

type Traded = Pick<DemoGoods, 'model' | 'category' | 'package' | 'showcases'>

const startOf = (table: ReadonlyArray<readonly [string, string]>, path: string) =>
  table.find(([beginning]) => path.startsWith(beginning))?.[1]

/** Leadless and large bodies take up moisture, chips and small outlines hardly any. */
const moistureOf = (body: string): string => (/QFN|QFP|BGA|DFN|LGA|WLCSP/.test(body) ? '3' : '1')

/**
 * Tariff number and export control follow from the kind of part and are examples, not advice. Weights are usual ones of
 * the package. Origin, REACH, moisture level, date code and lot are invented. The same whenever the part is met again.
 */
export function tradeOf({ model, category, package: body, showcases }: Traded): Record<string, string> | undefined {
  const chance = hashText(`trade\n${model}`)
  if (showcases.length === 0 && chance % EVERY !== 0) return undefined
  const path = category.join(' > ')
  const hts = startOf(TARIFF, path)
  const weight = weightOf(category[0], body)
  const series = seriesOf(model)
  const hasDateCode = chance % 4 === 0
  const isSemiconductor = /^(?:Integrated|Discrete|RF|Sensors|Optoelectronics)/.test(path)
  return {
    eccn: startOf(CONTROL, path) ?? 'EAR99',
    ...(hts && { hts }),
    origin: ORIGINS[chance % ORIGINS.length] ?? 'CN',
    ...(isSemiconductor && { msl: moistureOf(body) }),
    reach: chance % 40 === 0 ? 'Affected (SVHC)' : 'Unaffected',
    ...(weight !== undefined && { weight: `${weight} g` }),
    ...(series && { series }),
    ...(hasDateCode && { 'date code': `25${String(10 + (chance % 40))}+` }),
    ...(hasDateCode &&
      chance % 3 === 0 && { lot: `L${(chance % 1_000_000).toString(36).toUpperCase().padStart(4, '0')}` }),
    ...((NON_CANCELLABLE.has(model) || chance % 331 === 0) && { ncnr: 'yes' }),
  }
}
