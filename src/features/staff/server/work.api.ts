import { type Context, callerOf, type Implementation, implement } from '#server/api/implement.ts'
import * as contract from '../work.contract.ts'
import * as work from './work.service.ts'

const idOf = (ctx: Context) => callerOf(ctx).accountId
const nothing = () => ({})

export const workApi: Implementation[] = [
  implement(contract.assignments, ({ sql }, wanted) => work.listAssignments(sql, wanted)),
  implement(contract.myWork, (ctx) => work.listWorkOf(ctx.sql, idOf(ctx))),
  implement(
    contract.assignWork,
    (ctx, change) => work.assignWork(ctx.sql, callerOf(ctx).who ?? '', change).then(nothing),
    { snapshot: async (sql, wanted) => ({ assigned: (await work.listAssignments(sql, wanted)).list }) },
  ),
  implement(contract.workNotes, ({ sql }, wanted) => work.listNotes(sql, wanted)),
  implement(contract.noteWork, (ctx, note) =>
    work.noteWork(ctx.sql, { who: callerOf(ctx).who ?? '', publicUrl: ctx.publicUrl }, note),
  ),
  implement(contract.savedViews, (ctx) => work.listViews(ctx.sql, idOf(ctx))),
  implement(contract.saveView, (ctx, view) => work.saveView(ctx.sql, idOf(ctx), view).then(nothing)),
  implement(contract.removeView, (ctx, { viewId }) => work.removeView(ctx.sql, idOf(ctx), viewId).then(nothing)),
  implement(contract.startTexts, ({ sql }) => work.listTexts(sql)),
  implement(contract.saveText, ({ sql }, text) => work.saveText(sql, text).then(nothing)),
  implement(contract.removeText, ({ sql }, { textId }) => work.removeText(sql, textId).then(nothing)),
]
