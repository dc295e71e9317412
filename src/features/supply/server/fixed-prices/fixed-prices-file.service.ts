import { UploadedBom } from '#features/bom/bom-reading.contract.ts'
import { runReader } from '#features/bom/server/reading/run-reader.ts'
import { listStoreCurrencies } from '#features/catalog/server/rates.service.ts'
import type { FixedPricesReport } from '#features/price-lists/fixed-prices-file.contract.ts'
import { findTierProblem } from '#features/price-lists/price-list.rules.ts'
import {
  findCurrencyProblem,
  findParts,
  type NewFixedPrice,
  replaceFixedPrices,
  sortTiers,
} from '#features/price-lists/server/fixed-prices.service.ts'
import { getPriceList } from '#features/price-lists/server/price-lists.service.ts'
import { PreparedAnswer } from '#server/api/prepared-answer.ts'
import type { Db } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { UploadedFile } from '#shared/uploaded-file.ts'
import {
  type FixedPriceLine,
  type LineProblem,
  readFixedPriceLines,
} from '../../fixed-prices/fixed-price-lines.rules.ts'

interface Sent {
  priceListId: number
  version: number
  file: UploadedFile
  apply: boolean
  how: 'add' | 'replace'
}

const PROBLEMS_SHOWN = 50

/** Reads a file and tells what it would do; keeps its prices when it is asked to and every line is right. */
export async function uploadFixedPrices(sql: Db, who: string, sent: Sent): Promise<FixedPricesReport> {
  const { priceListId, version, apply, how } = sent
  await getPriceList(sql, priceListId)
  const { lines, problems, prices } = await readPrices(sql, await readRows(sent.file))
  const isRight = problems.length === 0
  const saved = apply && isRight ? await replaceFixedPrices(sql, who, { priceListId, version }, prices, how) : undefined
  return {
    version: saved?.version ?? version,
    applied: saved !== undefined,
    lineCount: new Set([...lines, ...problems].map(({ line }) => line)).size,
    partCount: prices.length,
    problems: problems.slice(0, PROBLEMS_SHOWN),
    problemCount: problems.length,
  }
}

/** By the reader of BOMs, in its thread: text in any encoding, or a workbook. */
async function readRows({ bytes }: UploadedFile): Promise<string[][]> {
  const answer = new PreparedAnswer(await runReader(bytes, {}), { packed: true })
  return UploadedBom.pick({ rows: true }).parse(answer.read()).rows
}

async function readPrices(sql: Db, rows: string[][]) {
  const currencies = await listStoreCurrencies(sql)
  const read = readFixedPriceLines(rows, new Set<string>(currencies))
  if (typeof read === 'string') throw new AppError('invalid_input', read)
  if (read.lines.length === 0 && read.problems.length === 0)
    throw new AppError('invalid_input', 'The file has no prices.')
  const find = await findParts(sql, read.lines)
  const problems: LineProblem[] = [...read.problems]
  const ofParts = new Map<number, Array<FixedPriceLine>>()
  for (const line of read.lines) {
    const part = find(line)
    const problem = typeof part === 'string' ? part : findCurrencyProblem(part, line.currency)
    if (problem !== undefined) problems.push({ line: line.line, message: problem })
    else if (typeof part !== 'string') ofParts.set(part.goodsId, [...(ofParts.get(part.goodsId) ?? []), line])
  }
  const prices = [...ofParts].map(([goodsId, own]): NewFixedPrice => {
    const problem = findTierProblem(own)
    // One part under two ways of writing its number.
    if (problem && read.problems.length === 0)
      problems.push({ line: own.at(-1)?.line ?? 0, message: `${own[0]?.goodsModel}: ${problem}` })
    const tiers = sortTiers(own.map(({ count, price }) => ({ count, price })))
    return { goodsId, currency: own[0]?.currency ?? '', tiers }
  })
  return { lines: read.lines, problems: problems.sort((a, b) => a.line - b.line), prices }
}
