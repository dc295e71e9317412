import { BomLine } from '#features/bom/bom-matching.contract.ts'
import { matchAndPrice } from '#features/bom/server/bom-pricing.service.ts'
import { matchLines } from '#features/bom/server/match-lines.service.ts'
import { loadSynonyms } from '#features/search/server/words/load-words.service.ts'
import type { Sql } from '#server/database/connect.ts'
import { normaliseModel } from '#shared/mpn.ts'
import { report } from '../figures.ts'
import { withCatalogue } from '../store.ts'
import { measureBomOverHttp } from './bom-over-http.ts'

/** BOMs against a large catalogue: accuracy, speed, and the latency of other visitors. */
export const measureBom = (size: number) =>
  withCatalogue(size, 4, async (catalogue) => {
    const { sql } = catalogue
    await loadSynonyms(sql)
    await sql`vacuum analyze goods`
    const parts = await pickParts(sql, 10_000)
    await measureRightness(sql, parts.slice(0, 1000), size)
    await measureSpeed(sql, parts, size)
    await measureBomOverHttp(catalogue, mixedBom(parts), size)
  })

interface Part {
  goodsId: number
  model: string
  stem: string
  brandName: string
  introduce: string
  packageName: string
}

/** From everywhere in the catalogue, the same in every run. */
const pickParts = (sql: Sql, count: number) => sql<Part[]>`
  select goods_id "goodsId", model, stem, brand_name "brandName", g.introduce, package_name "packageName"
  from goods g join brand using (brand_id) join package using (package_id)
  where goods_id % greatest(1, (select max(goods_id) from goods) / ${count}) = 0 order by goods_id limit ${count}`

const withoutSigns = (model: string) => model.replace(/[-_ /,()#+]/g, '').toLowerCase()

/** Two neighbours swapped somewhere in the middle, where they are different. */
function misspell(model: string, turn: number): string {
  for (let place = 2 + (turn % Math.max(1, model.length - 4)); place < model.length - 1; place++)
    if (/\w/.test(model[place] ?? '') && /\w/.test(model[place + 1] ?? '') && model[place] !== model[place + 1])
      return model.slice(0, place) + model[place + 1] + model[place] + model.slice(place + 2)
  return `${model}X`
}

const lineOf = (part: Part, overrides: object): BomLine =>
  BomLine.parse({ ref: `U${part.goodsId}`, model: part.model, brandName: part.brandName, ...overrides })

/** Without a number. */
const DESCRIBED = { model: '', brandName: '' }

/** How a row may be written. Only what a mixed BOM is made of; each alone is measured too. */
const WRITINGS: Record<string, (part: Part, turn: number) => BomLine> = {
  exact: (part) => lineOf(part, {}),
  without_maker: (part) => lineOf(part, { brandName: '' }),
  without_signs: (part) => lineOf(part, { model: withoutSigns(part.model) }),
  in_a_sentence: (part) => lineOf(part, { model: `${part.brandName} ${part.model} ${part.packageName}` }),
  without_packing: (part) => lineOf(part, { model: part.stem }),
  misspelt: (part, turn) =>
    lineOf(part, { model: misspell(part.model, turn), description: part.introduce, package: part.packageName }),
}

/** Of the lines whose part is in the catalogue: how many are matched to it, and what was taken wrongly. */
async function measureRightness(sql: Sql, parts: readonly Part[], size: number): Promise<void> {
  const total = { lines: 0, right: 0, wronglyTaken: 0 }
  for (const [writing, write] of Object.entries(WRITINGS)) {
    const asked = await withoutOtherNumbers(
      sql,
      parts.map((part, turn) => ({ part, line: write(part, turn) })),
    )
    const matches = await matchLines(
      sql,
      asked.map(({ line }) => line),
    )
    const stems = await readStems(
      sql,
      matches.flatMap((match) => match.goodsId ?? []),
    )
    const judged = asked.map(({ part }, place) => {
      const { goodsId = null, taken = false } = matches[place] ?? {}
      // Without its packing code a number means any packaging of the part.
      const isRight = writing === 'without_packing' ? stems.get(goodsId ?? 0) === part.stem : goodsId === part.goodsId
      return { isRight, taken }
    })
    const right = judged.filter((one) => one.isRight).length
    const wronglyTaken = judged.filter((one) => one.taken && !one.isRight).length
    report(`bom.right.${writing}`, (100 * right) / judged.length, '%', { size, lines: judged.length, wronglyTaken })
    total.lines += judged.length
    total.right += right
    total.wronglyTaken += wronglyTaken
  }
  report('bom.right', (100 * total.right) / total.lines, '%', { bar: 98, wronglyTaken: total.wronglyTaken, size })
}

/** A misspelt number that is the number of another part says nothing about the matching. */
async function withoutOtherNumbers(sql: Sql, asked: { part: Part; line: BomLine }[]) {
  const norms = asked.map(({ line }) => normaliseModel(line.model))
  const rows = await sql<{ norm: string }[]>`select model_norm norm from goods where model_norm = any(${norms}::text[])`
  const known = new Set(rows.map((row) => row.norm))
  return asked.filter(({ part, line }) => {
    const norm = normaliseModel(line.model)
    return norm === normaliseModel(part.model) || norm === part.stem || !known.has(norm)
  })
}

const readStems = async (sql: Sql, ids: number[]): Promise<Map<number, string>> => {
  const rows = await sql<{ goodsId: number; stem: string }[]>`
    select goods_id "goodsId", stem from goods where goods_id = any(${ids}::int[])`
  return new Map(rows.map((row) => [row.goodsId, row.stem]))
}

/** As BOMs are: nearly all lines have a number that is right, some are written otherwise, a few are wrong. */
function mixedBom(parts: readonly Part[]): BomLine[] {
  const rare = ['without_signs', 'without_packing', 'in_a_sentence', 'misspelt']
  return parts.map((part, turn) => {
    const writing = turn % 10 === 9 ? (rare[Math.floor(turn / 10) % rare.length] ?? 'exact') : 'exact'
    return WRITINGS[writing]?.(part, turn) ?? lineOf(part, {})
  })
}

async function measureSpeed(sql: Sql, parts: readonly Part[], size: number): Promise<void> {
  const build = { boards: 10, spare: 5 }
  const thousand = parts.slice(0, 1000).map((part) => lineOf(part, {}))
  const norms = thousand.map((line) => normaliseModel(line.model))
  const join = () => sql`select g.* from unnest(${norms}::text[]) n join goods g on g.model_norm = n`
  let [bare, numbers] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  // By turns, so that both meet the same machine.
  for (let turn = 0; turn < 15; turn++) {
    bare = Math.min(bare, await fastest(1, join))
    numbers = Math.min(numbers, await fastest(1, () => matchAndPrice(sql, thousand, build)))
  }
  report('bom.bare_join_1000', bare, 'ms', { size })
  report('bom.match_1000', numbers, 'ms', { size, times_bare: Number((numbers / bare).toPrecision(3)), bar_times: 5 })
  const mixed = mixedBom(parts.slice(0, 1000))
  report('bom.match_1000_mixed', await fastest(5, () => matchAndPrice(sql, mixed, build)), 'ms', { size })
  const described = parts.slice(0, 1000).map((part) => lineOf(part, { ...DESCRIBED, description: part.introduce }))
  report('bom.match_1000_described', await fastest(5, () => matchAndPrice(sql, described, build)), 'ms', { size })
  const long = mixedBom(parts)
  report('bom.match_10000_mixed', await fastest(2, () => matchAndPrice(sql, long, build)), 'ms', { size, bar: 3000 })
}

async function fastest(times: number, work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < times; turn++) {
    const from = performance.now()
    await work()
    best = Math.min(best, performance.now() - from)
  }
  return best
}
