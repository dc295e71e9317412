import type { GoodsName } from '#features/catalog/catalog.contract.ts'
import { listGoodsNames } from '#features/catalog/server/catalog.service.ts'
import type { Buyer } from '#features/price-lists/server/own-prices.service.ts'
import type { Db } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { normaliseModel } from '#shared/mpn.ts'
import type { PastedOutcome } from '../cart.contract.ts'
import { findListProblem, type PastedLine, readPastedList } from '../paste.rules.ts'
import * as queries from './cart.queries.ts'
import { inCart } from './cart.service.ts'
import { type Outcome, putIntoCart } from './cart-adding.service.ts'

/** Adds every line with a unique part and a valid quantity; the others are returned with their problem. */
export async function pasteIntoCart(sql: Db, buyer: Buyer, text: string) {
  const problem = findListProblem(text)
  if (problem) throw new AppError('invalid_input', problem)
  const lines = readPastedList(text)
  const partsOf = await findParts(sql, lines)
  return inCart(sql, buyer.accountId, async (tx) => {
    const inputs = lines.flatMap((line) => {
      const [only, ...others] = partsOf(line)
      return only && others.length === 0 && line.count !== null ? [{ goodsId: only.goodsId, count: line.count }] : []
    })
    const added = await putIntoCart(tx, buyer, inputs)
    const outcomes = added.outcomes.values()
    const list = lines.map((line) => showOutcome(line, partsOf(line), () => outcomes.next().value))
    return { list, totalCount: added.totalCount }
  })
}

async function findParts(sql: Db, lines: PastedLine[]): Promise<(line: PastedLine) => GoodsName[]> {
  const norms = [...new Set(lines.map((line) => normaliseModel(line.model)))].filter((norm) => norm !== '')
  const rows = await queries.listGoodsIdsByModel(sql, norms)
  const names = await listGoodsNames(
    sql,
    rows.map((row) => row.goodsId),
  )
  const byId = new Map(names.map((goods) => [goods.goodsId, goods]))
  const byNorm = Map.groupBy(rows, (row) => row.norm)
  return (line) => (byNorm.get(normaliseModel(line.model)) ?? []).flatMap((row) => byId.get(row.goodsId) ?? [])
}

function showOutcome(line: PastedLine, goods: GoodsName[], nextOutcome: () => Outcome | undefined): PastedOutcome {
  const { text, lineNumber, count } = line
  const toOutcome = (result: PastedOutcome['result'], message: string, take: number[] = []): PastedOutcome => ({
    text,
    lineNumber,
    count,
    goods,
    result,
    message,
    take,
  })
  if (count === null)
    return toOutcome('no_quantity', 'This line has no quantity at its end. Write it as "LM358DR, 100".')
  if (goods.length === 0) return toOutcome('not_found', 'This part number is not in the catalogue.')
  if (goods.length > 1) return toOutcome('several_makers', 'Several parts have this number. Please choose one.')
  const outcome = nextOutcome()
  if (!outcome) throw new Error('a line that was put into the cart has no outcome')
  return toOutcome(outcome.result, outcome.message, outcome.take)
}
