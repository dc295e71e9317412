import { type AttributeCode, attributes as attributeTable } from '#demo/catalogue/attributes.ts'
import type { CategoryPath, Part } from '#demo/catalogue/family.ts'
import { formatQuantity } from '#demo/catalogue/quantity.ts'
import type { TemperatureRange } from './temperature.ts'

export type Attributes = Part['attributes']

/** What a device is, whatever package it comes in. */
export interface Nature {
  category: CategoryPath
  name: string
  /** The recognisable line, to which the package is added. */
  summary: string
  attributes: Attributes
  /** Same job, same key for every maker; `*` stands for the package. */
  job: string
  price: number
  temperature: TemperatureRange
  /** Printed instead of the number, always or on small packages. */
  marking?: string
  smdCode?: string
}

/** A kind of device and the figures a buyer wants to read first. */
export interface Kind {
  category: CategoryPath
  name: string
  headline: readonly AttributeCode[]
}

export interface Facts {
  attributes: Attributes
  job: string
  price: number
  temperature: TemperatureRange
  name?: string
  smdCode?: string | undefined
  marking?: string | undefined
}

export function natureOf(kind: Kind, facts: Facts): Nature {
  const name = facts.name ?? kind.name
  const figures = kind.headline
    .map((code) => show(code, facts.attributes))
    .filter((text) => text !== '' && !name.startsWith(text))
  return {
    category: kind.category,
    name,
    summary: [...figures, figures.length > 0 ? uncapitalise(name) : name].join(' '),
    attributes: facts.attributes,
    job: facts.job.includes('*') ? facts.job : `${facts.job}|*`,
    price: facts.price,
    temperature: facts.temperature,
    ...(facts.smdCode && { smdCode: facts.smdCode }),
    ...(facts.marking && { marking: facts.marking }),
  }
}

const RANGES: Partial<Record<AttributeCode, AttributeCode>> = {
  supplyVoltageMin: 'supplyVoltageMax',
  inputVoltageMin: 'inputVoltageMax',
}

function show(code: AttributeCode, values: Attributes): string {
  const value = values[code]
  if (value === undefined) return ''
  if (typeof value === 'string') return value
  const upper = RANGES[code]
  const top = upper && values[upper]
  if (typeof top === 'number') return `${value}–${top} V${code === 'inputVoltageMin' ? ' in,' : ''}`
  if (code === 'channels') return value === 1 ? '' : `${value}-channel`
  if (code === 'ioCount') return `${value} I/O`
  if (code === 'logicCells') return `${value}-cell`
  const attribute: { name: string; unit?: string } = attributeTable[code]
  return formatQuantity(value, attribute.unit ?? '')
}

const PROPER_NAMES = /^(Ethernet|Darlington|Hall|Schottky|Schmitt|Zener|Bluetooth|Microwire)\b/
const COMMON_WORD = /^[A-Z][a-z]+(-[a-z]+)*( |$)/

/** "Dual op amp" goes on as "dual op amp", but "LDO", "Wi-Fi" and "Schottky diode" stay as they are. */
function uncapitalise(name: string): string {
  return COMMON_WORD.test(name) && !PROPER_NAMES.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}

/** Drops what is unknown, so that a part never carries an empty parameter. */
export function known(values: Partial<Record<AttributeCode, number | string | undefined>>): Attributes {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''))
}
