import type { z } from 'zod'
import type { Db } from '#server/database/connect.ts'
import { XLSX_TYPE } from '#server/sheets/write-xlsx.ts'
import { writeCsv } from '#shared/csv/csv.ts'
import type { FileAnswer } from '#shared/file-answer.ts'
import { exportRows } from '../bom-export.rules.ts'
import type { exportBom } from '../saved-bom.contract.ts'
import { priceMatches } from './bom-pricing.service.ts'
import { matchAsDecided } from './decided-lines.service.ts'
import { writeWorkbook } from './write-workbook.ts'

type Input = z.output<typeof exportBom.input> & { priceListId?: number | undefined }

/** With current prices, not those of the page. */
export async function writeBomFile(sql: Db, { format, name, lines, ...build }: Input): Promise<FileAnswer> {
  const { list } = await priceMatches(sql, lines, await matchAsDecided(sql, lines), build)
  const rows = exportRows(lines, list)
  const saveAs = `${fileNameOf(name)}.${format}`
  if (format === 'csv')
    return { file: { body: writeCsv(rows), contentType: 'text/csv; charset=utf-8', maxAge: 0, private: true, saveAs } }
  return {
    file: {
      body: await writeWorkbook([{ name: 'BOM', rows }]),
      contentType: XLSX_TYPE,
      maxAge: 0,
      private: true,
      saveAs,
    },
  }
}

const fileNameOf = (name: string): string =>
  name
    .toWellFormed()
    .replace(/[^\p{L}\p{N} ._-]+/gu, '_')
    .replace(/^[. ]+/, '')
    .slice(0, 80)
    .trim() || 'BOM'
