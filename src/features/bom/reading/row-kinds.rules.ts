import { onOneLine } from './cell-kinds.rules.ts'

/** Rows that are never lines. */

export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/** `|---|---|`, `=====`: drawn lines of pasted tables. */
export const isRuler = (cells: readonly string[]): boolean => cells.every((cell) => /^[-=_+:*\s]*$/.test(cell))

// Footers of CAD programs: sums, counts, dates, file names.
const FOOTER =
  /^(?:sub-?totals?|grand total|totals?|sum|summe|gesamt|end of (?:file|bom|list)|(?:component|part|fitted|unique|total)s? (?:groups?|counts?|components?|parts?|placements?)|number of (?:pcbs|boards|parts|components)|(?:schematic|bom|board|kicad|eagle|altium|tool|variant) (?:version|date|source|revision|name)|generated|created|exported|printed|approved|checked|prepared|date|author|revision|rev|page \d|notes?|remarks?|legend|copyright)(?=$|[\s:.#@0-9])/i
// Sums and charges of purchasing sheets. A whole cell, because parts are called "shipping box" as well.
const SUM =
  /^(?:zwischensumme|gesamt(?:summe|betrag|preis)?|endsumme|summe|netto|brutto|mwst|ust|versand(?:kosten)?|porto|sous-total|total (?:ht|ttc|général)|tva|frais de port|subtotal|suma|importe|total general|iva|gastos de envío|totale|imponibile|merchandise total|(?:order |sub-?|grand )?total|shipping|freight|handling|tax|vat|razem|итого|всего|小计|合计|总计|共计|小計|合計|總計|합계)(?:[\s.:(]*(?:kosten|costs?|charges?|amount|netto|brutto|eur|usd|\d+(?:[.,]\d+)?\s?%))?[\s.:()]*$/i
const BARE_FIGURE = /^[\d.,\s$€£¥%+-]+$/

/** A sum or a note: few cells, recognised by the first. */
export function isFooter(cells: readonly string[]): boolean {
  const written = cells.map(onOneLine).filter((cell) => cell !== '')
  const first = written.find((cell) => !BARE_FIGURE.test(cell)) ?? ''
  if (written.length > 4) return false
  return (
    SUM.test(first) ||
    (FOOTER.test(first) && first.length < 200) ||
    (written.length <= 2 && /^[^:]{2,40}:$/.test(first))
  )
}
