import type { Db } from '#server/database/connect.ts'
import { writeTableFile } from '#server/sheets/write-table-file.ts'
import type { TableCell } from '#shared/csv/csv.ts'
import type { FileAnswer } from '#shared/file-answer.ts'
import { listAllCategories, listStaffMakers } from './categories.queries.ts'

const MAX_MAKERS = 100_000

/** Paths of the third level, in the order in which they are shown; of others only those with nothing inside. */
async function categoryRows(sql: Db): Promise<TableCell[][]> {
  const rows = await listAllCategories(sql)
  const parents = new Set(rows.map(({ parentId }) => parentId))
  const paths = new Map<number, string[]>()
  for (const { categoryId, parentId, name } of rows)
    paths.set(categoryId, [...(parentId === null ? [] : (paths.get(parentId) ?? [])), name])
  const listed = rows.filter(({ categoryId }) => !parents.has(categoryId))
  return [
    ['Category', 'Parts'],
    ...listed.map(({ categoryId, goodsCount }) => [(paths.get(categoryId) ?? []).join(' > '), goodsCount]),
  ]
}

async function makerRows(sql: Db): Promise<TableCell[][]> {
  const makers = await listStaffMakers(sql, '', MAX_MAKERS, 0)
  return [
    ['Name', 'Aliases', 'Introduction', 'Rank', 'Parts'],
    ...makers.map((maker) => [
      maker.name,
      maker.aliases.join(';'),
      maker.introduce,
      maker.recommendedRank ?? '',
      maker.goodsCount,
    ]),
  ]
}

/** With the headings that the importer reads. */
export async function exportList(
  sql: Db,
  { list, format }: { list: 'categories' | 'manufacturers'; format: 'csv' | 'xlsx' },
): Promise<FileAnswer> {
  const rows = await (list === 'categories' ? categoryRows(sql) : makerRows(sql))
  return writeTableFile({ name: list, rows, format, saveAs: `${list}.${format}` })
}
