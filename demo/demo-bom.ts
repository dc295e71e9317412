import { BomLine } from '../src/features/bom/bom-matching.contract.ts'
import { SAMPLE_BOM, SAMPLE_BOM_NAME } from '../src/features/bom/sample-bom.ts'
import { matchLines } from '../src/features/bom/server/match-lines.service.ts'
import { readBom } from '../src/features/bom/server/reading/read-bom.ts'
import { listBoms, saveBom } from '../src/features/bom/server/saved-bom.service.ts'
import type { Sql } from '../src/server/database/connect.ts'

/** The sample BOM as a buyer has left it: what is sure is taken, the typing error is corrected, the value is still open. */
export async function saveDemoBom(sql: Sql, accountId: number): Promise<void> {
  const { totalCount } = await listBoms(sql, accountId, { pageNumber: 1, pageSize: 1 })
  if (totalCount > 0) return
  const lines = readBom(Buffer.from(SAMPLE_BOM)).lines.map((line) => BomLine.parse(line))
  const matches = await matchLines(sql, lines)
  const decided = lines.map((line, place) => {
    const { match = 'none', taken = false, goodsId = null } = matches[place] ?? {}
    return match === 'typing'
      ? { ...line, match: 'chosen' as const, taken: true, goodsId }
      : { ...line, match, taken, goodsId }
  })
  await saveBom(sql, { accountId }, { name: SAMPLE_BOM_NAME, lines: decided, boards: 25, spare: 5 })
}
