import { callerOf, implement } from '#server/api/implement.ts'
import * as contract from '../figures.contract.ts'
import { countCosts } from './figures.queries.ts'
import { listAbandonedCarts, readFigures, saveCosts } from './figures.service.ts'
import { exportFigures } from './figures-file.service.ts'

export const figuresApi = [
  implement(contract.staffFigures, ({ sql }, input) => readFigures(sql, input)),
  implement(contract.figuresFile, ({ sql }, input) => exportFigures(sql, input)),
  implement(contract.abandonedCarts, ({ sql }, input) => listAbandonedCarts(sql, input)),
  implement(contract.saveCosts, (ctx, { text }) => saveCosts(ctx.sql, callerOf(ctx).who ?? '', text), {
    snapshot: async (sql) => ({ partsWithCost: (await countCosts(sql))[0]?.count ?? 0 }),
  }),
]
