import { readAssignee } from '#features/staff/assignee.rules.ts'
import { type Context, callerOf, implement } from '#server/api/implement.ts'
import * as contract from '../../staff-search.contract.ts'
import * as service from './teaching.service.ts'

const whoOf = (context: Context) => callerOf(context).who ?? ''

export const teachingApi = [
  implement(contract.searchMisses, (context, { assignedTo, ...input }) =>
    service.listMisses(context.sql, { ...input, assignee: readAssignee(assignedTo, callerOf(context).accountId) }),
  ),
  implement(contract.teachSynonym, (context, input) => service.teachSynonym(context.sql, input, whoOf(context))),
  implement(contract.teachMakerName, (context, input) => service.teachMakerName(context.sql, input, whoOf(context))),
  implement(contract.answerMiss, (context, input) => service.answerMiss(context.sql, input, whoOf(context))),
  implement(contract.reopenMiss, ({ sql }, { query }) => service.reopenMiss(sql, query)),
  implement(contract.taughtWords, ({ sql }, page) => service.listWords(sql, page)),
  implement(contract.removeSynonym, ({ sql }, input) => service.removeSynonym(sql, input)),
  implement(contract.makerChoices, ({ sql }) => service.listMakerChoices(sql)),
]
