import { type AttributeCode, attributes as attributeTable } from '#demo/catalogue/attributes.ts'
import { type Attributes, type Facts, type Nature, natureOf } from '../kit/nature.ts'
import { lookUp, quantity, words } from '../kit/table.ts'
import { temperatureRanges } from '../kit/temperature.ts'
import { icKinds } from './ic-kinds.ts'

export interface IcRow {
  head: string
  nature: Nature
  /** How the maker's suffix table writes the order codes. */
  orders: string
}

/**
 * Circuits that share no table of figures: `head | kind | price | temperature letter | figures | order codes`.
 * Figures are `name=value`, with the short names below; `supply=3..32` and `input=4.5..28` are ranges, an underscore
 * stands for a blank. `job=` names the part it replaces, `name=` says more exactly what it is.
 */
export function readIcTable(text: string): IcRow[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readIcRow)
}

function readIcRow(line: string): IcRow {
  const [head = '', kindCode = '', price = '', range = '', figures = '', ...rest] = line
    .split('|')
    .map((cell) => cell.trim())
  if (rest.length === 0) throw new Error(`Too few columns in "${line}"`)
  // Order codes may hold bars of their own.
  const orders = rest.join('|')
  const kind = lookUp<(typeof icKinds)[keyof typeof icKinds]>(icKinds, kindCode, 'kind of circuit')
  const { attributes, ...naming } = readFigures(figures)
  // Of a temperature sensor the accuracy is in degrees.
  if (kindCode === 'temperature' && attributes.accuracy !== undefined) {
    attributes.temperatureAccuracy = attributes.accuracy
    delete attributes.accuracy
  }
  const facts: Facts = {
    job: head,
    ...naming,
    ...(isDigitalSensor(kindCode, attributes) && !naming.name && { name: 'Digital temperature sensor' }),
    attributes,
    price: Number(price),
    temperature: lookUp(temperatureRanges, range, 'temperature range'),
  }
  return { head, nature: natureOf(kind, facts), orders }
}

const isDigitalSensor = (kindCode: string, { interface: bus }: Attributes): boolean =>
  kindCode === 'temperature' && bus !== undefined && bus !== 'Analog'

const SHORT_NAMES: Readonly<Record<string, AttributeCode>> = {
  ch: 'channels',
  iq: 'supplyCurrent',
  gbw: 'gainBandwidth',
  vos: 'offsetVoltage',
  vout: 'outputVoltage',
  iout: 'outputCurrent',
  fsw: 'switchingFrequency',
  res: 'resolution',
  sps: 'sampleRate',
  acc: 'accuracy',
  tol: 'tolerance',
  tc: 'temperatureCoefficient',
  delay: 'propagationDelay',
  clk: 'clockFrequency',
  flash: 'flashSize',
  ram: 'ramSize',
  io: 'ioCount',
  radio: 'connectivity',
  bus: 'interface',
  rate: 'dataRate',
  f: 'frequency',
  pout: 'outputPower',
  ron: 'onResistance',
  rtot: 'resistance',
  vth: 'thresholdVoltage',
  vmax: 'voltage',
  viso: 'isolationVoltage',
  cells: 'logicCells',
}

type Read = Pick<Facts, 'attributes'> & Partial<Pick<Facts, 'job' | 'name' | 'smdCode' | 'marking'>>

function readFigures(text: string): Read {
  const attributes: Attributes = {}
  const read: Read = { attributes }
  for (const word of words(text)) {
    const [key = '', ...rest] = word.split('=')
    const value = rest.join('=')
    if (key === 'job') read.job = value
    else if (key === 'name') read.name = value.replaceAll('_', ' ')
    else if (key === 'code') read.smdCode = value
    else if (key === 'marking') read.marking = value
    else if (key === 'supply') [attributes.supplyVoltageMin, attributes.supplyVoltageMax] = readRange(value)
    else if (key === 'input') [attributes.inputVoltageMin, attributes.inputVoltageMax] = readRange(value)
    else setFigure(attributes, key, value)
  }
  return read
}

function setFigure(attributes: Attributes, key: string, value: string) {
  const code = SHORT_NAMES[key] ?? key
  if (!isAttribute(code)) throw new Error(`Unknown figure "${key}"`)
  attributes[code] = 'unit' in attributeTable[code] ? quantity(value) : value.replaceAll('_', ' ')
}

function isAttribute(code: string): code is AttributeCode {
  return code in attributeTable
}

function readRange(text: string): [number, number] {
  const [low = '', high = ''] = text.split('..')
  return [quantity(low), quantity(high)]
}
