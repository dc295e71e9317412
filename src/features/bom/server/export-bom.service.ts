import type { z } from 'zod'
import type { Db } from '#server/database/connect.ts'
import { writeTableFile } from '#server/sheets/write-table-file.ts'
import type { FileAnswer } from '#shared/file-answer.ts'
import { exportRows } from '../bom-export.rules.ts'
import type { exportBom } from '../saved-bom.contract.ts'
import { priceMatches } from './bom-pricing.service.ts'
import { matchAsDecided } from './decided-lines.service.ts'

type Input = z.output<typeof exportBom.input> & { priceListId?: number | undefined }

/** With current prices, not those of the page. */
export async function writeBomFile(sql: Db, { format, name, lines, ...build }: Input): Promise<FileAnswer> {
  const { list } = await priceMatches(sql, lines, await matchAsDecided(sql, lines), build)
  return writeTableFile({
    name: 'BOM',
    rows: exportRows(lines, list),
    format,
    saveAs: `${fileNameOf(name)}.${format}`,
  })
}

const fileNameOf = (name: string): string =>
  name
    .toWellFormed()
    .replace(/[^\p{L}\p{N} ._-]+/gu, '_')
    .replace(/^[. ]+/, '')
    .slice(0, 80)
    .trim() || 'BOM'
