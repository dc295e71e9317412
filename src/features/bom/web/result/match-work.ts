import { isAppError } from '#shared/app-error.ts'
import { callApi } from '#web/call.ts'
import { LINES_BATCH_SIZE, type WarningCode } from '../../bom.rules.ts'
import { type BomLine, type MatchedLine, matchBom } from '../../bom-matching.contract.ts'
import type { ReadLine } from '../../reading/bom-table.ts'
import type { WorkLine } from './bom-work.ts'
import { priceAhead } from './work-prices.ts'

const lineOf = ({ ref, row: _, model, ...line }: ReadLine): BomLine => ({
  ...line,
  ref: ref.join(', '),
  // Falls back to the distributor's number.
  model: model || line.sku,
})

/** Warnings that are computed again with the price. */
const OF_THE_PRICE: ReadonlySet<WarningCode> = new Set([
  'no_stock',
  'short_stock',
  'expected',
  'lead_time',
  'no_price',
  'lifecycle',
])

export const foundOf = ({ match, taken, goods, candidates, approved, warnings }: MatchedLine): WorkLine['found'] => ({
  match,
  taken,
  goods,
  candidates,
  approved,
  notes: warnings.filter(({ code }) => !OF_THE_PRICE.has(code)),
})

/** Matches a typed or changed line like one of a file. */
export async function matchOne(line: BomLine): Promise<WorkLine> {
  const [found] = await matchBatch([line])
  if (!found) throw new Error('every line has an answer')
  return { line, found: foundOf(found) }
}

/** Initial build; changed on the next page. */
export const ONE_BOARD = { boards: 1, spare: 0 }

const BUSY = { attempts: 6, pauseMs: 2000 }

/** One batch. While the store is busy with the lists of others, it is sent again after a pause. */
async function matchBatch(lines: BomLine[]): Promise<MatchedLine[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await callApi(matchBom, { lines })).list
    } catch (error) {
      const isBusy = isAppError(error) && (error.reason === 'busy' || error.reason === 'too_many_at_once')
      if (!isBusy || attempt === BUSY.attempts) throw error
      await new Promise((resolve) => setTimeout(resolve, BUSY.pauseMs))
    }
  }
}

/** In batches, to show progress and to keep each answer small. */
export async function matchLines(read: ReadLine[], onProgress: (done: number) => void): Promise<WorkLine[]> {
  const lines = read.map(lineOf)
  const matched: WorkLine[] = []
  const ask = (from: number) => {
    const slice = lines.slice(from, from + LINES_BATCH_SIZE)
    const answer = slice.length > 0 ? matchBatch(slice) : undefined
    // A refusal is thrown where the answer is awaited.
    answer?.catch(() => {})
    return { slice, answer }
  }
  let next = ask(0)
  for (let from = LINES_BATCH_SIZE; next.answer; from += LINES_BATCH_SIZE) {
    const { slice } = next
    const list = await next.answer
    // The server matches the next batch while this one is priced here.
    next = ask(from)
    const found = list.flatMap((one, place) => (slice[place] ? [{ line: slice[place], found: foundOf(one) }] : []))
    await priceAhead(found, ONE_BOARD)
    matched.push(...found)
    onProgress(matched.length)
  }
  return matched
}
