import { type Kind, known, type Nature, natureOf } from '../kit/nature.ts'
import { lookUp, optionalQuantity, quantity } from '../kit/table.ts'
import { temperatureRanges } from '../kit/temperature.ts'

export const opAmpColumns = [
  'head',
  'channels',
  'bandwidth',
  'slew',
  'offset',
  'bias',
  'supplyMin',
  'supplyMax',
  'quiescent',
  'rails',
  'range',
  'price',
  'orders',
] as const

type OpAmpRow = Record<(typeof opAmpColumns)[number], string>

const COUNT_WORDS: Readonly<Record<string, string>> = { 1: 'Single', 2: 'Dual', 3: 'Triple', 4: 'Quad' }

const RAILS: Readonly<Record<string, string | undefined>> = {
  no: undefined,
  in: 'Input',
  out: 'Output',
  both: 'Input and output',
}

const kind: Kind = {
  category: ['Integrated Circuits - Analog', 'Amplifiers', 'Op Amps'],
  name: 'Op amp',
  headline: ['gainBandwidth', 'supplyVoltageMin'],
}

/** Bandwidth, slew rate and currents are those of one amplifier. Second sources name the part they copy as `job`. */
export function opAmp(row: OpAmpRow, job = row.head): Nature {
  return natureOf(kind, {
    name: `${COUNT_WORDS[row.channels] ?? ''} op amp`,
    attributes: known({
      channels: Number(row.channels),
      gainBandwidth: quantity(row.bandwidth),
      slewRate: Number(row.slew),
      offsetVoltage: quantity(row.offset),
      inputBiasCurrent: optionalQuantity(row.bias),
      supplyVoltageMin: Number(row.supplyMin),
      supplyVoltageMax: Number(row.supplyMax),
      supplyCurrent: quantity(row.quiescent),
      railToRail: RAILS[row.rails],
    }),
    job: secondSources[job] ?? job,
    price: Number(row.price),
    temperature: lookUp(temperatureRanges, row.range, 'temperature range'),
  })
}

/** Grades of one classic that take each other's place on the board. */
const secondSources: Readonly<Record<string, string>> = {
  LM358A: 'LM358',
  LM358B: 'LM358',
  LM324A: 'LM324',
  LM324B: 'LM324',
  LM2904A: 'LM2904',
  LM2904B: 'LM2904',
  LM2904V: 'LM2904',
  LM2902A: 'LM2902',
  LM2902V: 'LM2902',
  LM393A: 'LM393',
  LM393B: 'LM393',
  LM339A: 'LM339',
  LM339B: 'LM339',
  NE5532A: 'NE5532',
}

export const comparatorColumns = [
  'head',
  'channels',
  'delay',
  'offset',
  'supplyMin',
  'supplyMax',
  'quiescent',
  'output',
  'range',
  'price',
  'orders',
] as const

type ComparatorRow = Record<(typeof comparatorColumns)[number], string>

const FAST = 50e-9

export function comparator(row: ComparatorRow, job = row.head): Nature {
  const delay = quantity(row.delay)
  return natureOf(
    {
      category: ['Integrated Circuits - Analog', 'Comparators', delay < FAST ? 'High Speed' : 'General Purpose'],
      name: 'Comparator',
      headline: ['propagationDelay', 'supplyVoltageMin'],
    },
    {
      name: `${COUNT_WORDS[row.channels] ?? ''} comparator`,
      attributes: known({
        channels: Number(row.channels),
        propagationDelay: delay,
        offsetVoltage: quantity(row.offset),
        supplyVoltageMin: Number(row.supplyMin),
        supplyVoltageMax: Number(row.supplyMax),
        supplyCurrent: quantity(row.quiescent),
        topology: row.output === 'od' ? 'Open-drain output' : 'Push-pull output',
      }),
      job: secondSources[job] ?? job,
      price: Number(row.price),
      temperature: lookUp(temperatureRanges, row.range, 'temperature range'),
    },
  )
}
