import type { CategoryPath } from '#demo/catalogue/family.ts'
import { known, type Nature, natureOf } from '../kit/nature.ts'
import { lookUp, optionalQuantity, quantity } from '../kit/table.ts'
import { temperatureRanges } from '../kit/temperature.ts'

/** `pinout` names the industry part whose board fits: 1117, 7805, LDO5 (in, ground, enable, out) or a dash. */
export const regulatorColumns = [
  'head',
  'pinout',
  'current',
  'inputMin',
  'inputMax',
  'dropout',
  'quiescent',
  'range',
  'price',
  'outputs',
  'orders',
] as const

export type RegulatorRow = Record<(typeof regulatorColumns)[number], string>

/** Fixed output voltages and, for "adj", undefined. */
export function readOutputs(text: string): (number | undefined)[] {
  return text.split(',').flatMap((word) => {
    if (word === 'adj') return [undefined]
    const [from = '', to, step] = word.split(/\.\.|\//)
    if (to === undefined || step === undefined) return [Number(from)]
    const count = Math.round((Number(to) - Number(from)) / Number(step))
    return Array.from({ length: count + 1 }, (_, i) => Number((Number(from) + i * Number(step)).toFixed(3)))
  })
}

export function linearRegulator(row: RegulatorRow, output: number | undefined): Nature {
  const dropout = optionalQuantity(row.dropout)
  const current = quantity(row.current)
  const negative = row.pinout === 'LM337' || (output !== undefined && output < 0)
  const kindOf = kindName(output, dropout, negative)
  return natureOf(
    { category: categoryOf(output, dropout, negative), name: kindOf, headline: ['outputVoltage', 'outputCurrent'] },
    {
      attributes: known({
        outputVoltage: output,
        outputCurrent: current,
        ...inputOf(row, output, dropout, negative),
        tolerance: toleranceOf(row),
        dropoutVoltage: dropout,
        supplyCurrent: optionalQuantity(row.quiescent),
        topology: output === undefined ? 'Adjustable' : 'Fixed',
      }),
      job: jobOf(row.pinout, row.head, output, current),
      price: Number(row.price),
      temperature: lookUp(temperatureRanges, row.range, 'temperature range'),
    },
  )
}

/** Initial accuracy of the output in percent, as the data sheets of these types state it; of others it is not known. */
const TOLERANCES: ReadonlyArray<readonly [head: RegExp, percent: number]> = [
  [/^L7[89]M?\{w\}A[BC]/, 2],
  [/^L7[89]L\{w\}A[BC]/, 4],
  [/^L7[89]L\{w\}C/, 8],
  [/^LM78\{w\}ACT/, 2],
  [/^(L|LM|MC)7[89]M?\{w\}[BC]/, 4],
  [/^(KA|MC)7[89]L\{w\}A/, 4],
  [/^(UA7[89]M?\d|LM340|LM317|LM337|LM237|TL317)/, 4],
  [/^(TL780|LM1117|LM108[456]|LD108[46]|LD1117|NC[PV]1117|AP1117|AZ1117|ZLDO1117|TLV1117-)/, 1],
  [/^(AMS1117|TLV1117LV|LP2985-|AP211[24])/, 1.5],
  [/^(LP2985A-|LD2985B|MIC5205|MIC5219|TLV75[57]|XC62\d\d\w\{t\}1)/, 1],
  [/^(LDL1117|MCP17|MCP18[02]|XC62\d\d\w\{t\}2|TLV70[0-3]|TPS709|LP5907|RT9193|RT9013|AP2138|AP2139)/, 2],
]

/** Grades of one row that differ in accuracy: LM317AEMP. */
const ACCURATE_GRADE = /(^| )A[CEIM]:/

const toleranceOf = ({ head, orders }: RegulatorRow): number | undefined =>
  ACCURATE_GRADE.test(orders) ? undefined : TOLERANCES.find(([pattern]) => pattern.test(head))?.[1]

/** No regulator works below its output and its dropout; the input of a negative one is negative. */
function inputOf(row: RegulatorRow, output: number | undefined, dropout: number | undefined, negative: boolean) {
  const least = Math.max(Number(row.inputMin), Number((Math.abs(output ?? 0) + (dropout ?? 0)).toFixed(2)))
  const sign = negative ? -1 : 1
  return { inputVoltageMin: sign * least, inputVoltageMax: sign * Number(row.inputMax) }
}

const STANDARD_DROPOUT = 1.6

function kindName(output: number | undefined, dropout: number | undefined, negative: boolean): string {
  if (negative) return 'Negative voltage regulator'
  const kind = (dropout ?? 0) > STANDARD_DROPOUT ? 'Voltage regulator' : 'LDO regulator'
  return output === undefined ? `Adjustable ${kind === 'LDO regulator' ? kind : 'voltage regulator'}` : kind
}

function categoryOf(output: number | undefined, dropout: number | undefined, negative: boolean): CategoryPath {
  if (negative) return ['Integrated Circuits - Power', 'Linear Regulators', 'Negative']
  if ((dropout ?? 0) > STANDARD_DROPOUT) return ['Integrated Circuits - Power', 'Linear Regulators', 'Standard Linear']
  return ['Integrated Circuits - Power', 'Linear Regulators', output === undefined ? 'LDO Adjustable' : 'LDO Fixed']
}

function jobOf(pinout: string, head: string, output: number | undefined, current: number): string {
  const volts = output === undefined ? 'ADJ' : output.toFixed(output * 10 === Math.round(output * 10) ? 1 : 2)
  switch (pinout) {
    case '-':
      return `${head.replaceAll(/-?\{\w\}/g, '')}|${volts}|*`
    case '1117':
      return `AMS1117-${volts}|*`
    case '78':
    case '78L':
    case '78M':
    case '79':
    case '79L':
      return `${pinout}${String(Math.abs(output ?? 0)).padStart(2, '0')}|*`
    case 'LDO5':
      return `LDO5|${volts}|${currentClass(current)}|*`
    case 'LDO3':
      return `LDO3|${volts}|${currentClass(current)}|*`
    default:
      return output === undefined ? `${pinout}|*` : `${pinout}|${volts}|*`
  }
}

/** Regulators of one pinout replace each other when they carry about the same current. */
function currentClass(current: number): number {
  return [0.1, 0.15, 0.2, 0.3, 0.5, 0.6].find((limit) => current <= limit) ?? 1
}
