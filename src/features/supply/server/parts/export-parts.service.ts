import { UNKNOWN_LIFECYCLE } from '#features/catalog/availability.rules.ts'
import type { Db } from '#server/database/connect.ts'
import { writeTableFile } from '#server/sheets/write-table-file.ts'
import type { TableCell } from '#shared/csv/csv.ts'
import type { FileAnswer } from '#shared/file-answer.ts'
import { packingHeading, packingTexts } from '../../rows/read-packings.ts'
import type { PackingText } from '../../staff-parts.contract.ts'
import { type ExportRow, listForExport } from './export-parts.queries.ts'
import { findPartIds, type PartFilter, packingsOf, tradeOf } from './parts.service.ts'

/** A workbook is built in memory. */
const MAX_ROWS = { csv: 50_000, xlsx: 20_000 } as const
/** Page size of a search. */
const SEARCH_PAGE = 50
const LIST_PAGE = 5000
const MAX_FOUND = 1000

/** Headings of the importer, so that an export can be imported again. */
const HEADINGS = [
  'MPN',
  'Manufacturer',
  'Category',
  'Package',
  'Name',
  'Description',
  'Price breaks',
  'Currency',
  'Stock',
  'MOQ',
  'Order multiple',
  'Status',
  'RoHS',
  'Lead time weeks',
  'Datasheet',
  'Image',
  'ECCN',
  'HTS',
  'Country of origin',
  'REACH',
  'MSL',
  'Weight (g)',
  'Series',
  'Date code',
  'Lot',
  'NCNR',
  'Alternatives',
  'Documents',
  'CAD symbol',
  'CAD footprint',
  '3D model',
  'Mating parts',
  'Accessories',
  'Evaluation boards',
  'Reorder point',
  'Reorder quantity',
]

const PACKING_FIELDS = ['price', 'minimum', 'multiple', 'size', 'fee', 'number'] as const

/** Only packagings in use have columns. */
function withPackings(rows: TableCell[][], packings: ReadonlyArray<readonly PackingText[]>): TableCell[][] {
  const kinds = [...new Set(packings.flatMap((of) => of.map(({ kind }) => kind)))]
  const headings = kinds.flatMap((kind) => PACKING_FIELDS.map((field) => packingHeading(kind, field)))
  const cells = packings.map((of) =>
    kinds.flatMap((kind) => {
      const own = of.find((one) => one.kind === kind)
      return PACKING_FIELDS.map((field) => own?.[field] ?? '')
    }),
  )
  return rows.map((row, place) => [...row, ...(place === 0 ? headings : (cells[place - 1] ?? []))])
}

function cellsOf(row: ExportRow): TableCell[] {
  const trade = tradeOf(row.trade ?? {})
  return [
    row.model,
    row.brand,
    row.category,
    row.package,
    row.name,
    row.description,
    row.tiers,
    row.currency,
    row.stock,
    row.minimum,
    row.multiple,
    row.lifecycle === UNKNOWN_LIFECYCLE ? null : row.lifecycle,
    row.rohs === null ? null : row.rohs ? 'yes' : 'no',
    row.leadWeeks,
    row.datasheet,
    row.picture,
    trade.eccn,
    trade.hts,
    trade.origin,
    trade.reach,
    trade.msl,
    trade.weight,
    trade.series,
    trade.dateCode,
    trade.lot,
    trade.nonCancellable,
    trade.alternatives,
    trade.documents,
    trade.cadSymbol,
    trade.cadFootprint,
    trade.cadModel,
    trade.mating,
    trade.accessories,
    trade.boards,
    row.reorderPoint,
    row.reorderQuantity,
  ]
}

export async function exportParts(
  sql: Db,
  { format, ...filter }: PartFilter & { format: 'csv' | 'xlsx' },
): Promise<FileAnswer> {
  const rows: TableCell[][] = [HEADINGS]
  const packings: PackingText[][] = []
  const pageSize = filter.keyword === '' ? LIST_PAGE : SEARCH_PAGE
  const most = filter.keyword === '' ? MAX_ROWS[format] : MAX_FOUND
  for (let pageNumber = 1; rows.length <= most; pageNumber += 1) {
    const { ids } = await findPartIds(sql, filter, { pageNumber, pageSize })
    for (const row of await listForExport(sql, ids)) {
      rows.push(cellsOf(row))
      packings.push(packingsOf(row.trade ?? {}).map(packingTexts))
    }
    if (ids.length < pageSize) break
  }
  const kept = withPackings(rows.slice(0, most + 1), packings.slice(0, most))
  return writeTableFile({ name: 'Parts', rows: kept, format, saveAs: `parts.${format}` })
}
