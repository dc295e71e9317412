import { arrivesAs } from '#features/catalog/packing/packing.rules.ts'
import type { TableCell } from '#shared/csv/csv.ts'
import { isPositive } from '#shared/decimal.ts'
import { reasonTexts } from './bom.rules.ts'
import type { BomLine, MatchedLine } from './bom-matching.contract.ts'
import { packagingOf } from './bom-pricing.rules.ts'

/** The sheet of a priced BOM: the row as it was read beside the part that was found for it. */
const HEADINGS = [
  'Reference',
  'Requested part number',
  'Requested manufacturer',
  'Description',
  'Package',
  'Quantity per board',
  'Fitted',
  'Match',
  'Decided',
  'Part number',
  'Manufacturer',
  'Part description',
  'Part package',
  'Quantity needed',
  'Quantity to order',
  'Surplus',
  'Unit price',
  'Amount',
  'Currency',
  'Stock',
  'Lead time in weeks',
  'Remarks',
  'Arrives as',
  'Customer part number',
  'Customer reference',
  'Packaging',
  'Reel fee',
] as const

export const exportRows = (lines: readonly BomLine[], list: readonly MatchedLine[]): TableCell[][] => [
  [...HEADINGS],
  ...lines.map((line, place) => [
    ...requestedCells(line),
    ...foundCells(list[place]),
    ...labelCells(line),
    ...packingCells(list[place]),
  ]),
]

const requestedCells = (line: BomLine): TableCell[] => [
  line.ref,
  [line.model, ...line.alternatives].join('; '),
  line.brandName,
  line.description,
  line.package,
  line.count,
  line.fitted ? 'Yes' : 'No',
]

const labelCells = (line: BomLine): TableCell[] => [line.ownNumber || null, line.customerRef || null]

const packingCells = (found: MatchedLine | undefined): TableCell[] => {
  if (!found?.goods) return [null, null]
  const packaging = packagingOf(found.goods, found.packing)
  return [packaging?.name || null, isPositive(found.feeAmount) ? numberOf(found.feeAmount) : null]
}

const FOUND_CELLS = 16

function foundCells(found: MatchedLine | undefined): TableCell[] {
  if (!found?.goods) {
    const cells = Array<TableCell>(FOUND_CELLS).fill(null)
    return [reasonTexts.none.label, 'No', null, null, null, null, found?.count, ...cells.slice(7)]
  }
  const { goods } = found
  const packaging = packagingOf(goods, found.packing)
  return [
    reasonTexts[found.match].label,
    found.taken ? 'Yes' : 'No',
    goods.goodsModel,
    goods.brand.brandName,
    goods.introduce,
    goods.package,
    found.count,
    found.orderCount,
    found.surplus,
    numberOf(found.unitPrice),
    numberOf(found.amount),
    goods.currency,
    found.stockCount,
    goods.leadWeeks,
    found.warnings.map((warning) => warning.text).join(' '),
    packaging ? arrivesAs(packaging, found.orderCount) || null : null,
  ]
}

/** Spreadsheets have 15 significant digits; longer numbers are written as text. */
const numberOf = (decimal: string | null): TableCell =>
  decimal === null ? null : decimal.replace(/^0+|\D/g, '').length > 15 ? decimal : Number(decimal)
