import { callerOf, implement } from '#server/api/implement.ts'
import * as contract from '../staff-checklist.contract.ts'
import { readChecklist, type StepChecks, skipStep } from './checklist.service.ts'

export const checklistApi = (checks: StepChecks) => [
  implement(contract.ownerChecklist, ({ sql }) => readChecklist(sql, checks)),
  implement(contract.skipStep, (context, { step }) => skipStep(context.sql, step, callerOf(context).who ?? '')),
]
