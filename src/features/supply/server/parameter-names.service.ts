import { plainHeading } from '#features/bom/reading/header-words.rules.ts'
import { TRADE_CODES } from '#features/catalog/trade.rules.ts'
import type { Db } from '#server/database/connect.ts'
import { baseUnitOf, readNumber, readText, saysNothing, scaleOf, unitOfValue } from '../rows/parameter-values.rules.ts'
import type { IdBlock } from './id-block.service.ts'
import { type AttributeRow, type KnownParameterRow, listValues, type NewName } from './names.queries.ts'

/** Cache size per column; most texts repeat. */
const MAX_REMEMBERED = 20_000

/** Position of the parameters that are shown last. */
const LAST_POSITIONS = 1_000_000

interface Attribute {
  id: number
  code: string
  name: string
  position: number
  /** Null for texts; undefined until the first value is read. */
  unit: string | null | undefined
  isKey: boolean
  /** How the part is supplied, not what it is: packing, origin. */
  isSupplyOnly: boolean
  numbers: Map<number, number>
  texts: Map<string, number>
}

/** Maps the text of a cell to the id of a parameter value. */
export interface ParameterColumn {
  attribute: { id: number; position: number; isKey: boolean; isSupplyOnly: boolean }
  /** An id, an error message, or undefined for an empty cell. */
  valueId(text: string): number | string | undefined
}

type Placed = ParameterColumn['attribute']

/** Whether one parameter stands behind another in the order of a part's values. */
export const isBehind = (one: Placed | undefined, other: Placed): boolean =>
  one !== undefined && (one.position > other.position || (one.position === other.position && one.id > other.id))

export class ParameterNames {
  readonly #byName = new Map<string, Attribute>()
  readonly #byCode = new Map<string, Attribute>()
  readonly #known: readonly KnownParameterRow[]
  readonly #knownByName = new Map<string, KnownParameterRow>()
  readonly #ids: { attribute: IdBlock; value: IdBlock }
  readonly #add: (name: NewName) => void
  #lastPosition = 0
  readonly #unread = new Set<Attribute>()
  readonly #loaded = new Set<Attribute>()

  constructor(
    attributes: readonly AttributeRow[],
    known: readonly KnownParameterRow[],
    ids: { attribute: IdBlock; value: IdBlock },
    add: (name: NewName) => void,
  ) {
    this.#ids = ids
    this.#add = add
    this.#known = known
    for (const row of known)
      for (const name of [row.code, row.name, ...row.aliases]) {
        const key = plainHeading(name)
        if (!this.#knownByName.has(key)) this.#knownByName.set(key, row)
      }
    const positions = [...known, ...attributes].map(({ position }) => position)
    this.#lastPosition = Math.max(0, ...positions.filter((position) => position < LAST_POSITIONS))
    for (const { id, code, name, unit, position } of attributes)
      this.#note({ id, code, name, position, unit, ...this.#kindOf(code), numbers: new Map(), texts: new Map() }, name)
  }

  /** The parameter a heading means, with its values read from the catalogue when it is known there. */
  column(name: string, headingUnit: string): ParameterColumn {
    const found = this.#find(name)
    if (found && !this.#loaded.has(found)) this.#unread.add(found)
    const attribute = found ?? this.#create(name, headingUnit)
    const remembered = new Map<string, number | string | undefined>()
    return {
      attribute,
      valueId: (text) => {
        const before = remembered.get(text)
        if (before !== undefined) return before
        const read = this.#read(attribute, text, headingUnit)
        if (remembered.size >= MAX_REMEMBERED) remembered.clear()
        remembered.set(text, read)
        return read
      },
    }
  }

  /** Whether `loadValues` would run a statement. */
  get isDue(): boolean {
    return this.#unread.size > 0
  }

  /** Values of the catalogue, of the parameters that were asked for since the last time. */
  async loadValues(sql: Db): Promise<void> {
    if (this.#unread.size === 0) return
    const byId = new Map(Array.from(this.#unread, (attribute) => [attribute.id, attribute]))
    for (const attribute of this.#unread) this.#loaded.add(attribute)
    this.#unread.clear()
    for (const { id, attributeId, numberValue, textValue } of await listValues(sql, [...byId.keys()])) {
      const attribute = byId.get(attributeId)
      if (numberValue !== null) attribute?.numbers.set(numberValue, id)
      else if (textValue !== null) attribute?.texts.set(textValue, id)
    }
  }

  #find(name: string): Attribute | undefined {
    const key = plainHeading(name)
    const own = this.#byName.get(key) ?? this.#byCode.get(name)
    if (own) return own
    const known = this.#knownByName.get(key)
    return known && this.#byCode.get(known.code)
  }

  #create(name: string, headingUnit: string): Attribute {
    const known = this.#knownByName.get(plainHeading(name))
    const id = this.#ids.attribute.next()
    const code = known?.code ?? this.#freeCode(name)
    const position = known?.position ?? ++this.#lastPosition
    const unit = known ? known.unit : headingUnit === '' ? undefined : baseUnitOf(headingUnit)
    const attribute: Attribute = {
      id,
      code,
      name: known?.name ?? name.slice(0, 60),
      position,
      unit,
      ...this.#kindOf(code),
      numbers: new Map(),
      texts: new Map(),
    }
    this.#note(attribute, name)
    this.#loaded.add(attribute)
    if (unit !== undefined) this.#announce(attribute)
    return attribute
  }

  #announce({ id, code, name, unit, position }: Attribute): void {
    const separator = this.#known.find((known) => known.code === code)?.separator ?? null
    this.#add({ kind: 'attribute', id, fact: { code, name, unit, position, separator } })
  }

  #read(attribute: Attribute, text: string, headingUnit: string): number | string | undefined {
    if (saysNothing(text)) return undefined
    if (attribute.unit === undefined) {
      attribute.unit = unitOfValue(text)
      this.#announce(attribute)
    }
    const { unit } = attribute
    if (unit === null) return this.#textId(attribute, readText(text))
    const number = readNumber(text, unit, scaleOf(headingUnit, unit) ?? Number.NaN)
    if (number !== undefined) return this.#numberId(attribute, number)
    // A parameter without a known unit may mix texts and numbers; one with a unit may not.
    if (unit === '' || !this.#isDescribed(attribute, headingUnit)) return this.#textId(attribute, readText(text))
    return `${attribute.name}: "${text.slice(0, 40)}" is not a value in ${unit}.`
  }

  #isDescribed = ({ code }: Attribute, headingUnit: string): boolean =>
    headingUnit !== '' || this.#known.some((known) => known.code === code)

  #numberId(attribute: Attribute, number: number): number {
    const known = attribute.numbers.get(number)
    if (known !== undefined) return known
    const id = this.#ids.value.next()
    attribute.numbers.set(number, id)
    this.#add({ kind: 'value', id, fact: { a: attribute.id, n: number } })
    return id
  }

  #textId(attribute: Attribute, text: string): number {
    const known = attribute.texts.get(text)
    if (known !== undefined) return known
    const id = this.#ids.value.next()
    attribute.texts.set(text, id)
    this.#add({ kind: 'value', id, fact: { a: attribute.id, t: text } })
    return id
  }

  #kindOf = (code: string) => ({
    isKey: this.#known.some((known) => known.code === code && known.isKey),
    isSupplyOnly: code === 'packing' || code === 'packCount' || TRADE_CODES.includes(code),
  })

  #note(attribute: Attribute, name: string): void {
    this.#byCode.set(attribute.code, attribute)
    this.#byName.set(plainHeading(attribute.name), attribute)
    this.#byName.set(plainHeading(name), attribute)
  }

  #freeCode(name: string): string {
    const words = name.normalize('NFKD').match(/[A-Za-z0-9]+/g) ?? ['parameter']
    const base = words
      .map((word, i) => (i === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()))
      .join('')
    let code = base
    for (let n = 2; this.#byCode.has(code) || this.#known.some((known) => known.code === code); n += 1)
      code = `${base}${n}`
    return code
  }
}
