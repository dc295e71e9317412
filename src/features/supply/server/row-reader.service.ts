import { TRADE_PARAMETERS } from '#features/catalog/trade.rules.ts'
import type { Field } from '../columns/column-words.ts'
import { currencyIn } from '../columns/currency-words.rules.ts'
import { isMakersNumber, type Mapping, type Meaning, mapColumns } from '../columns/map-columns.rules.ts'
import type { RawRow } from '../reading/raw-row.ts'
import { readCategoryNames } from '../rows/category-path.rules.ts'
import { cleanCells } from '../rows/cleaning/clean-cells.ts'
import { findOtherLine, isTotal } from '../rows/cleaning/other-lines.rules.ts'
import { readCost } from '../rows/cost.rules.ts'
import { NumberStyle } from '../rows/number-style.rules.ts'
import { findCellProblem, findPartProblem, saysNone } from '../rows/part-number.rules.ts'
import { fromMinimum } from '../rows/prices.rules.ts'
import { PackingReader } from '../rows/read-packings.ts'
import { PriceReader } from '../rows/read-prices.ts'
import { remember } from '../rows/remember.ts'
import { knownPackSize } from '../rows/stock/order-terms.rules.ts'
import { type RowStock, StockReader } from '../rows/stock/read-stock.ts'
import { emptyRow, type SupplyRow } from '../rows/supply-row.ts'
import { readTrade } from '../rows/trade.rules.ts'
import { cleanCell, readPacking } from '../rows/values.rules.ts'
import type { ImportKind } from '../supply.contract.ts'
import {
  addressOf,
  applyPriceUnit,
  BadLine,
  dayOf,
  drawingOf,
  type Filled,
  filledOf,
  leftOut,
  lifecycleOf,
  NotAPart,
  orderPieces,
  orNote,
  packSizeOf,
  pieces,
  readReorder,
  rohsOf,
  showcasesOf,
  weeksOf,
} from './cell-readers.ts'
import type { Names } from './names.service.ts'
import { isBehind, type ParameterColumn } from './parameter-names.service.ts'

export interface ReaderOptions {
  kind: ImportKind
  mapping: Mapping
  /** For prices that name no currency. */
  currency: string
  currencies: ReadonlySet<string>
}

const categoryNames = remember(readCategoryNames)
const packingNamed = remember(readPacking)
const TRADE_FIELDS = { eccn: 'eccn', origin_country: 'origin', msl: 'msl', reach: 'reach' } as const

/** Converts the rows of one file to checked lines. Columns may be added while it is read. */
export class RowReader {
  readonly #names: Names
  readonly #options: ReaderOptions
  #meanings: Meaning[] = []
  #fields = new Map<Field, number>()
  #places: Partial<Record<Field, number>> = {}
  /** Further columns of a field, for lines that leave the first one empty. */
  #otherPlaces = new Map<Field, number[]>()
  #hints = new Map<Field, string>()
  /** Parameters by their column. */
  #parameters: Array<ParameterColumn | undefined> = []
  #headings: readonly string[] = []
  readonly #stock = new StockReader()
  readonly numbers = new NumberStyle()
  #prices: PriceReader
  #packings = new PackingReader([])
  #packing: ParameterColumn | undefined
  #packCount: ParameterColumn | undefined
  /** Trade data that is a parameter as well, by its column of `goods_trade`. */
  #trade = new Map<string, ParameterColumn>()

  constructor(names: Names, options: ReaderOptions) {
    this.#names = names
    this.#options = options
    this.#prices = new PriceReader([], options)
  }

  get meanings(): readonly Meaning[] {
    return this.#meanings
  }

  /** Missing required columns. */
  get missing(): string | undefined {
    const { kind } = this.#options
    if (!this.#fields.has('model')) return 'There is no column with part numbers.'
    if (!this.#fields.has('brand')) return 'There is no column with manufacturers.'
    if (kind === 'price' && !this.#prices.hasColumns && !this.#fields.has('cost'))
      return 'There is no column with prices.'
    if (kind === 'stock' && !this.#fields.has('stock') && this.#stock.warehouses.length === 0)
      return 'There is no column with stock.'
    return undefined
  }

  /** Call before the rows that use the headings; the caller then loads values of the catalogue. */
  setHeadings(headings: readonly string[]): void {
    if (headings.length === this.#meanings.length) return
    const { kind, mapping } = this.#options
    const known = this.#meanings.length
    this.#headings = [...headings]
    this.#meanings = mapColumns(headings, mapping, this.#options.currencies)
    const whole = kind === 'full' || kind === 'delta'
    for (const [column, meaning] of this.#meanings.entries()) {
      if (column < known) continue
      if (meaning.to === 'field' && meaning.field !== 'ignore') this.#placeField(meaning, column, headings)
      if (meaning.to === 'warehouse' && kind !== 'price') this.#stock.warehouses.push({ column, name: meaning.name })
      if (meaning.to === 'shipDays' && kind !== 'price') this.#stock.shipDays.push({ column, name: meaning.name })
      if (meaning.to === 'parameter' && whole)
        this.#parameters[column] = this.#names.parameters.column(meaning.name, meaning.unit)
    }
    if (whole && this.#fields.has('packing')) this.#packing ??= this.#names.parameters.column('packing', '')
    if (whole && this.#fields.has('packCount')) this.#packCount ??= this.#names.parameters.column('packCount', '')
    for (const [code, column] of Object.entries(TRADE_PARAMETERS))
      if (whole && this.#fields.has(TRADE_FIELDS[column]) && !this.#trade.has(column))
        this.#trade.set(column, this.#names.parameters.column(code, ''))
    this.numbers.setColumns(this.#meanings)
    this.#prices = new PriceReader(this.#meanings, this.#options)
    this.#packings = new PackingReader(this.#meanings)
  }

  #placeField({ field, hint }: Extract<Meaning, { to: 'field' }>, column: number, headings: readonly string[]): void {
    const before = this.#fields.get(field)
    const isBetter =
      field === 'model' && isMakersNumber(headings[column] ?? '') && !isMakersNumber(headings[before ?? column] ?? '')
    const other = before === undefined || isBetter ? before : column
    if (other !== undefined) this.#otherPlaces.set(field, [...(this.#otherPlaces.get(field) ?? []), other])
    if (other === column) return
    this.#fields.set(field, column)
    this.#places[field] = column
    this.#hints.set(field, hint)
  }

  read({ line, cells: written, problem, filled = filledOf(written) }: RawRow): SupplyRow {
    if (problem) throw new BadLine(problem)
    const cells = this.numbers.normalise(cleanCells(written, filled))
    for (const column of filled) {
      const wrong = findCellProblem(cells[column] ?? '')
      if (wrong) throw new BadLine(wrong)
    }
    const text = (field: Field): string => {
      const column = this.#places[field]
      const cell = column === undefined ? '' : (cells[column] ?? '')
      return cell === '' ? this.#otherText(field, cells) : cleanCell(cell)
    }
    const [model, brand] = [text('model').replace(/\s+/g, ' '), text('brand')]
    if (model === '' || brand === '' || model === this.#headings[this.#places.model ?? -1] || isTotal(model)) {
      const other = findOtherLine(cells, filled, this.#headings, this.#places.model)
      if (other) throw new NotAPart(other)
    }
    const wrong = findPartProblem(model, brand)
    if (wrong) throw new BadLine(wrong)
    const { kind } = this.#options
    const row = emptyRow(line, this.#names.brandId(brand), model)
    const own = knownPackSize(text('packCount'))
    if (kind !== 'stock') this.#readPrices(row, cells, text, own)
    if (kind !== 'stock') this.#readCost(row, text)
    if (kind !== 'stock') applyPriceUnit(row, text('priceUnit'))
    if (kind !== 'stock') this.#readPackings(row, cells, own)
    if (kind !== 'price') this.#readStock(row, this.#stock.read(cells, text('stock'), text('incoming')))
    if (kind !== 'price') readReorder(row, text)
    if (kind === 'full' || kind === 'delta') {
      this.#readDescription(row, text)
      this.#readValues(row, { cells, filled }, text)
    }
    return row
  }

  #otherText(field: Field, cells: readonly string[]): string {
    const column = this.#otherPlaces.get(field)?.find((place) => (cells[place] ?? '') !== '')
    return column === undefined ? '' : cleanCell(cells[column] ?? '')
  }

  #readPrices(row: SupplyRow, cells: readonly string[], text: (field: Field) => string, packSize?: number): void {
    const minimum = text('minimum')
    if (minimum !== '' && !saysNone(minimum)) row.minimum = orderPieces('minimum', minimum, packSize, row.notes)
    const multiple = text('multiple')
    if (multiple !== '' && !saysNone(multiple)) row.multiple = orderPieces('multiple', multiple, packSize, row.notes)
    const read = this.#prices.read(cells, text('currency'), row.minimum)
    if (typeof read === 'string') throw new BadLine(read)
    if (!read) return
    row.tiers = read.tiers
    row.currency = read.currency
    row.notes.push(...read.notes)
    if (row.minimum === undefined && row.multiple && read.minimum) {
      // The list names no minimum: the smallest order is the first whole multiple that has a price.
      row.minimum = Math.ceil(read.minimum / row.multiple) * row.multiple
      row.tiers = fromMinimum(read.tiers, row.minimum)
    } else row.minimum = read.minimum ?? row.minimum
    if (row.multiple && row.minimum && row.minimum % row.multiple !== 0)
      throw new BadLine(`The minimum of ${row.minimum} is not a multiple of ${row.multiple}.`)
  }

  /** In the currency of its heading, else of the line. */
  #readCost(row: SupplyRow, text: (field: Field) => string): void {
    const cell = text('cost')
    if (cell === '') return
    const { currencies, currency } = this.#options
    const ofLine = currencyIn(text('currency'), currencies) || row.currency || currency
    const read = readCost(cell, currencyIn(this.#hints.get('cost') ?? '', currencies) || ofLine, currencies)
    if (typeof read === 'string') throw new BadLine(read)
    if (read) row.trade = { ...row.trade, cost: Number(read.cost), cost_currency: read.currency }
  }

  #readPackings(row: SupplyRow, cells: readonly string[], packCount: number | undefined): void {
    const read = this.#packings.read(cells, { minimum: row.minimum, tiers: row.tiers, packCount })
    if (typeof read === 'string') throw new BadLine(read)
    if (read) row.trade = { ...row.trade, packings: read }
  }

  /** Of a list of stock, a line without readable stock has nothing to import. */
  #readStock(row: SupplyRow, { stock, trade, notes, problems }: RowStock): void {
    if (this.#options.kind === 'stock' && problems[0]) throw new BadLine(problems[0])
    row.stock = stock
    row.notes.push(...notes, ...problems.map(leftOut))
    if (Object.keys(trade).length > 0) row.trade = { ...row.trade, ...trade }
  }

  #readDescription(row: SupplyRow, text: (field: Field) => string): void {
    row.categoryId = this.#readCategory(text)
    const packageName = text('package')
    if (packageName !== '' && !saysNone(packageName)) row.packageId = this.#names.packageId(packageName)
    row.name = text('name').slice(0, 200) || undefined
    row.description = text('description').slice(0, 2000) || undefined
    const may = <T>(read: () => T): T | undefined => orNote(row.notes, read)
    row.lifecycle = may(() => lifecycleOf(text('lifecycle')))
    row.rohs = may(() => rohsOf(text('rohs')))
    row.datasheet = may(() => addressOf(text('datasheet')))
    row.picture = may(() => addressOf(text('picture')))
    if (row.picture === undefined) row.drawing = drawingOf(packageName, text('category'), row.model)
    row.stem = text('stem') || undefined
    row.group = text('group') || undefined
    if (text('leadWeeks') !== '') row.leadWeeks = may(() => weeksOf(text('leadWeeks')))
    if (text('popularity') !== '') row.popularity = may(() => pieces('popularity', text('popularity')))
    if (text('sales') !== '') row.sales = may(() => pieces('sales', text('sales')))
    row.listedOn = may(() => dayOf(text('listedOn')))
    row.showcases = showcasesOf(text('showcase'))
    const trade = readTrade(text, this.#hints.get('weight') ?? '')
    if (typeof trade === 'string') throw new BadLine(trade)
    row.notes.push(...trade.problems.map(leftOut))
    if (Object.keys(trade.facts).length > 0) row.trade = { ...row.trade, ...trade.facts }
  }

  #readCategory(text: (field: Field) => string): number | undefined {
    const levels = (['category', 'category1', 'category2', 'category3'] as const)
      .map(text)
      .filter((level) => level !== '')
    if (levels.length === 0) return undefined
    const names = categoryNames(levels.length === 1 ? (levels[0] ?? '') : levels.join(' > '))
    if (typeof names === 'string') throw new BadLine(names)
    return names.length === 0 ? undefined : this.#names.categoryId(names)
  }

  /** Sorted by display order, in which most lists are. */
  #readValues(row: SupplyRow, { cells, filled }: Filled, text: (field: Field) => string): void {
    const placed: ParameterColumn['attribute'][] = []
    const keyValues: number[] = []
    let hasKey = false
    const put = (parameter: ParameterColumn, cell: string) => {
      if (cell === '') return
      const read = parameter.valueId(cell)
      if (read === undefined) return
      if (typeof read === 'string') return void row.notes.push(leftOut(read))
      const { attribute } = parameter
      const { isKey, isSupplyOnly } = attribute
      let place = placed.length
      while (place > 0 && isBehind(placed[place - 1], attribute)) place -= 1
      if (placed[place - 1] === attribute) {
        if (row.valueIds[place - 1] !== read)
          row.notes.push('A parameter is given twice. The first value was imported.')
        return
      }
      placed.splice(place, 0, attribute)
      row.valueIds.splice(place, 0, read)
      if (!isSupplyOnly) keyValues.push(read)
      hasKey ||= isKey
    }
    for (const column of filled) {
      const parameter = this.#parameters[column]
      if (parameter) put(parameter, cleanCell(cells[column] ?? ''))
    }
    if (this.#packing) put(this.#packing, packingNamed(text('packing')))
    if (this.#packCount && text('packCount') !== '')
      put(this.#packCount, String(orNote(row.notes, () => packSizeOf(text('packCount'))) ?? ''))
    for (const [column, parameter] of this.#trade) {
      const fact = row.trade?.[column]
      if (typeof fact === 'string') put(parameter, fact)
    }
    if (hasKey) {
      const packed = new Set(keyValues)
      row.keyValueIds = row.valueIds.filter((id) => packed.has(id))
    }
  }
}
