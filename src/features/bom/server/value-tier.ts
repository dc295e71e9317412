import type { Sql, Tx } from '../../../server/database/connect.ts'
import { findCategoryByPath } from '../../catalog/server/catalog.service.ts'
import { decide, type Wanted } from '../bom-deciding.rules.ts'
import { type ValueNeed, valueNeedOf } from '../bom-values.rules.ts'
import {
  listAcceptableValues,
  listByValues,
  listPackages,
  type ValueIdRow,
  type ValueTerm,
  type WantedValue,
} from './bom-values.queries.ts'
import type { Found } from './matching-tiers.ts'

type Db = Sql | Tx

/** Of these a part may have more than was asked for, of tolerance less. */
const MORE_IS_BETTER = new Set(['voltage', 'power', 'current'])

const wantedValue = (value: ValueNeed['leading']): WantedValue => ({
  code: value.code,
  number: 'number' in value ? value.number : null,
  text: 'text' in value ? value.text : null,
  better: value.code === 'tolerance' ? 'less' : MORE_IS_BETTER.has(value.code) ? 'more' : null,
})

/** So many descriptions are looked for in one statement: each may lead to thousands of parts. */
const BATCH = 20

/** By value and package. Lines that say the same are looked for once. */
export async function findByValue(sql: Db, open: readonly Wanted[]): Promise<Found> {
  const needs = new Map<string, { need: ValueNeed; lines: Wanted[] }>()
  for (const wanted of open) {
    const need = valueNeedOf(wanted.line)
    if (!need) continue
    const known = needs.get(keyOf(need))
    if (known) known.lines.push(wanted)
    else needs.set(keyOf(need), { need, lines: [wanted] })
  }
  const asked = [...needs.values()]
  const terms =
    asked.length === 0
      ? []
      : await readTerms(
          sql,
          asked.map(({ need }) => need),
        )
  const found: Found = new Map()
  for (let from = 0; from < terms.length; from += BATCH) {
    const rows = await listByValues(sql, terms.slice(from, from + BATCH))
    for (const [place, own] of Map.groupBy(rows, (row) => row.place))
      for (const wanted of asked[place]?.lines ?? []) {
        const hits = own.map((row) => ({ ...row, place: wanted.place, rank: -row.exactCount }))
        found.set(wanted.place, decide(wanted, hits, 'value'))
      }
  }
  return found
}

const keyOf = ({ category, leading, others, package: packaged }: ValueNeed): string =>
  JSON.stringify([category, [leading, ...others].map(wantedValue), packaged])

/** The words as ids of the catalogue; what it does not know at all is not looked for. */
async function readTerms(sql: Db, needs: readonly ValueNeed[]): Promise<ValueTerm[]> {
  const values = needs.flatMap(({ leading, others }) => [leading, ...others].map(wantedValue))
  const names = [...new Set(needs.flatMap((need) => need.package ?? []))]
  const valueRows = Map.groupBy(await listAcceptableValues(sql, values), (row) => row.nth)
  const packageRows = names.length > 0 ? await listPackages(sql, names) : []
  const leavesOf = await readLeaves(sql, needs)
  let nth = 0
  const next = (): ValueIdRow[] => valueRows.get(++nth) ?? []
  const idsOf = (rows: ValueIdRow[]) => rows.map((row) => row.valueId)
  return needs.flatMap((need, place) => {
    const main = idsOf(next())
    const others = need.others.map(next)
    const packageIds =
      need.package === undefined
        ? null
        : packageRows.filter((row) => row.wanted === need.package).map((row) => row.packageId)
    const leaves = leavesOf.get(need.category.join('>')) ?? []
    if (main.length === 0 || packageIds?.length === 0 || leaves.length === 0) return []
    const acceptable = others.flatMap(idsOf)
    const exact = idsOf(others.flat().filter((row) => row.isExact))
    return [{ place, leaves, main, acceptable, exact, others: others.length, packageIds }]
  })
}

async function readLeaves(sql: Db, needs: readonly ValueNeed[]): Promise<Map<string, number[]>> {
  const leaves = new Map<string, number[]>()
  for (const { category } of needs) {
    const path = category.join('>')
    if (!leaves.has(path)) leaves.set(path, (await findCategoryByPath(sql, category))?.leaves ?? [])
  }
  return leaves
}
