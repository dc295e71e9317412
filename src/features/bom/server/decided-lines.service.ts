import type { Db } from '#server/database/connect.ts'
import { currentHeavyCall } from '#server/heavy-call.ts'
import type { DecidedLine } from '../saved-bom.contract.ts'
import { listKnownIds } from './bom-pricing.queries.ts'
import { type Match, matchLines } from './match-lines.service.ts'

const NOTHING: Match = { match: 'none', taken: false, goodsId: null, candidates: [], approved: [], warnings: [] }

const asDecided = ({ match, taken, goodsId }: DecidedLine): Match => ({ ...NOTHING, match, taken, goodsId })

/** The customer's decisions, except for parts that no longer exist. */
export async function matchAsDecided(sql: Db, lines: readonly DecidedLine[]): Promise<Match[]> {
  const known = await listKnown(sql, lines)
  return lines.map((line) => (line.goodsId !== null && known.has(line.goodsId) ? asDecided(line) : NOTHING))
}

/** Decided lines stay; open lines and removed parts are matched again. */
export async function decideAgain(sql: Db, lines: readonly DecidedLine[]): Promise<Match[]> {
  const known = await listKnown(sql, lines)
  const isDecided = (line: DecidedLine) => line.taken && line.goodsId !== null && known.has(line.goodsId)
  const open = lines.filter((line) => !isDecided(line))
  await currentHeavyCall()?.charge(open.length)
  const again = open.length > 0 ? await matchLines(sql, open) : []
  let next = 0
  return lines.map((line) => (isDecided(line) ? asDecided(line) : (again[next++] ?? NOTHING)))
}

async function listKnown(sql: Db, lines: readonly DecidedLine[]): Promise<Set<number>> {
  const ids = [...new Set(lines.flatMap(({ goodsId }) => goodsId ?? []))]
  return new Set((await listKnownIds(sql, ids)).map((row) => row.goodsId))
}
