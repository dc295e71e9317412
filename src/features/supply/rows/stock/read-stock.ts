import { readIncoming, readShipDays } from '../incoming.rules.ts'
import { saysNone } from '../part-number.rules.ts'
import { cleanCell, readPieces } from '../values.rules.ts'

interface WarehouseColumn {
  column: number
  name: string
}

export interface RowStock {
  /** Undefined: unchanged. */
  stock: number | undefined
  trade: { warehouses?: Record<string, number>; ship_days?: Record<string, number>; incoming?: unknown }
  /** What was read otherwise than it is written. */
  notes: string[]
  /** What could not be read, and is left unchanged. */
  problems: string[]
}

const MAX_STOCK = 2_000_000_000
/** -5, and as some systems export it: 5- and (5). */
const NEGATIVE = /^(?:[-−]\s*(\d[\d.,' ]*)|(\d[\d.,' ]*)[-−]|\((\d[\d.,' ]*)\))$/
/** Says when there will be pieces, or that one should ask: "in 2 Wochen", "on order". */
const NOT_HERE =
  /^(?:(?:in|ab|from|after|dans|en|tra|over|za|ca\.?|approx\.?|lead ?time:?|lieferzeit:?)\s*)*\d[\d\s–-]*(?:weeks?|wks?|w|days?|d|months?|wochen?|wo\.?|tagen?|monaten?|semaines?|jours?|mois|semanas?|días?|settimane?|giorni|weken|dagen|tygodni(?:e)?|dni)$|^(?:ab )?kw ?\d.*$|^(?:on |back[- ]?)order(?:ed)?$|^(?:nach)?bestellt$|^im zulauf$|^(?:(?:up)?on request|auf anfrage|sur demande|a consultar|su richiesta|op aanvraag|na zapytanie|call|ask|contact us|bestellware|non[- ]stock(?:ed)?|not stocked)$/i

/** The columns about stock: pieces, warehouses, shipping days and expected deliveries. */
export class StockReader {
  readonly warehouses: WarehouseColumn[] = []
  readonly shipDays: WarehouseColumn[] = []

  read(cells: readonly string[], stock: string, deliveries: string): RowStock {
    const row: RowStock = { stock: undefined, trade: {}, notes: [], problems: [] }
    if (stock !== '' && !saysNone(stock)) row.stock = readOne('stock', stock, row)
    this.#readWarehouses(row, cells)
    this.#readDates(row, cells, deliveries)
    return row
  }

  #readWarehouses(row: RowStock, cells: readonly string[]): void {
    const counted: Record<string, number> = {}
    for (const { column, name } of this.warehouses) {
      const cell = cleanCell(cells[column] ?? '')
      const count = cell === '' ? undefined : readOne(`stock in ${name}`, cell, row)
      if (count !== undefined) counted[name] = count
    }
    const counts = Object.values(counted)
    if (counts.length === 0) return
    row.stock ??= counts.reduce((sum, count) => sum + count, 0)
    if (row.stock > MAX_STOCK) {
      row.stock = undefined
      row.problems.push('The stock is too large.')
      return
    }
    row.trade.warehouses = counted
  }

  #readDates(row: RowStock, cells: readonly string[], deliveries: string): void {
    const days: Record<string, number> = {}
    for (const { column, name } of this.shipDays) {
      const cell = cleanCell(cells[column] ?? '')
      if (cell === '') continue
      const read = readShipDays(cell)
      if (typeof read === 'string') row.problems.push(`The days to ship from ${name} are wrong: ${read}`)
      else days[name] = read
    }
    if (Object.keys(days).length > 0) row.trade.ship_days = days
    const incoming = readIncoming(deliveries)
    if (typeof incoming === 'string') row.problems.push(incoming)
    else if (incoming) row.trade.incoming = incoming
  }
}

function readOne(what: string, text: string, row: RowStock): number | undefined {
  const read = readPieces(text)
  if (typeof read === 'number') return read
  const [, ...written] = NEGATIVE.exec(text) ?? []
  const digits = written.find((one) => one !== undefined)
  if (digits !== undefined && typeof readPieces(digits.trim()) === 'number') {
    row.notes.push(`The ${what} of ${text.slice(0, 40)} is negative and counts as 0.`)
    return 0
  }
  if (NOT_HERE.test(text)) {
    row.notes.push(`The ${what} "${text.slice(0, 40)}" names no pieces in the warehouse and counts as 0.`)
    return 0
  }
  row.problems.push(`The ${what} is wrong: ${read}`)
  return undefined
}
