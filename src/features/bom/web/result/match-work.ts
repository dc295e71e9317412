import { callApi } from '#web/call.ts'
import { LINES_BATCH_SIZE, type WarningCode } from '../../bom.rules.ts'
import { type BomLine, type MatchedLine, matchBom } from '../../bom-matching.contract.ts'
import type { ReadLine } from '../../reading/bom-table.ts'
import type { WorkLine } from './bom-work.ts'
import { priceAhead } from './work-prices.ts'

const lineOf = ({ ref, row: _, model, ...line }: ReadLine): BomLine => ({
  ...line,
  ref: ref.join(', '),
  // A distributor's own number is better than none.
  model: model || line.sku,
})

/** Of these the price tells anew, for other boards and other parts. */
const OF_THE_PRICE: ReadonlySet<WarningCode> = new Set([
  'no_stock',
  'short_stock',
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

/** A line that was typed or changed is looked for like one of a file. */
export async function matchOne(line: BomLine): Promise<WorkLine> {
  const { list } = await callApi(matchBom, { lines: [line] })
  const [found] = list
  if (!found) throw new Error('every line has an answer')
  return { line, found: foundOf(found) }
}

/** What is priced first; whoever builds more says so on the next page. */
export const ONE_BOARD = { boards: 1, spare: 0 }

/** In slices, so that it can be shown how far it is, and no single answer is large. */
export async function matchLines(read: ReadLine[], onProgress: (done: number) => void): Promise<WorkLine[]> {
  const lines = read.map(lineOf)
  const matched: WorkLine[] = []
  for (let from = 0; from < lines.length; from += LINES_BATCH_SIZE) {
    const slice = lines.slice(from, from + LINES_BATCH_SIZE)
    const { list } = await callApi(matchBom, { lines: slice })
    const found = list.flatMap((one, place) => (slice[place] ? [{ line: slice[place], found: foundOf(one) }] : []))
    await priceAhead(found, ONE_BOARD)
    matched.push(...found)
    onProgress(matched.length)
  }
  return matched
}
