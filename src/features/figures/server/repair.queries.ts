import type { Tx } from '#server/database/connect.ts'
import { COST_SUMS, customerCostRows, dayCosts } from './cost-fold.queries.ts'
import { DAY_SUMS, daySums, PERIOD_SUMS, periodSums } from './fold.queries.ts'
import { allQuoteSums } from './quote-days.queries.ts'
import { allSearchSums } from './search-days.queries.ts'
import { columnList, replaced, type Source, sums, zeros } from './summary-columns.ts'

interface Summary {
  keys: readonly string[]
  names: readonly string[]
  /** All of its rows, from what they are summed up from. */
  right: (tx: Tx) => Source
}

/** Everything that was ever paid, placed, closed or refunded. */
const source = (tx: Tx) => tx`figure_source`
const paid = (tx: Tx) => tx`(select order_id from figure_source where kind = 'paid')`

const SUMMARIES = {
  figure_day: {
    keys: ['day', 'currency'],
    names: [...DAY_SUMS, ...COST_SUMS],
    right: (tx) => tx`
      select day, currency, ${sums(tx, [...DAY_SUMS, ...COST_SUMS])} from (
        select *, ${zeros(tx, COST_SUMS)} from (${daySums(tx, source(tx))}) orders_
        union all ${dayCosts(tx, paid(tx))}
      ) parts group by 1, 2`,
  },
  figure_period: {
    keys: ['period', 'kind', 'currency', 'key'],
    names: PERIOD_SUMS,
    right: (tx) => tx`
      select period, kind, currency, key, ${sums(tx, PERIOD_SUMS)} from (
        ${periodSums(tx, source(tx))} union all ${customerCostRows(tx, paid(tx))}
      ) parts group by 1, 2, 3, 4`,
  },
  figure_quote: { keys: ['day', 'kind', 'key'], names: ['asked', 'quoted', 'won'], right: allQuoteSums },
  figure_search_day: { keys: ['day'], names: ['query_count', 'times'], right: allSearchSums },
} satisfies Record<string, Summary>

/** Rebuilds a summary table. Returns the number of wrong rows. */
export async function repairSummary(tx: Tx, table: keyof typeof SUMMARIES): Promise<number> {
  const { keys: keyNames, names, right }: Summary = SUMMARIES[table]
  const keys = columnList(tx, keyNames)
  const columns = columnList(tx, names)
  await tx`create temporary table figure_right on commit drop as ${right(tx)}`
  const gone = await tx`
    delete from ${tx(table)} where (${keys}) in (
      select ${keys} from ${tx(table)} except select ${keys} from figure_right) returning 1 as gone`
  const repaired = await tx`
    insert into ${tx(table)} (${keys}, ${columns})
    select ${keys}, ${columns} from figure_right except select ${keys}, ${columns} from ${tx(table)}
    on conflict (${keys}) do update set ${replaced(tx, names)}
    returning 1 as repaired`
  await tx`drop table figure_right`
  return gone.length + repaired.length
}

/** Blocks writes of orders, payments and quotes until the summaries are rebuilt; reads continue. */
export const lockSources = (tx: Tx) =>
  tx`lock table orders, refund, enquiry, enquiry_outcome, search_miss in share row exclusive mode`
