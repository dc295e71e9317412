import { isAppError } from '#shared/app-error.ts'
import { callApi } from '#web/call.ts'
import { assignments, type WorkKind } from '../../work.contract.ts'

export type AssignedNames = Readonly<Record<string, string>>

/** Assignees of the rows of a list; empty for a role that may not see them. */
export async function readAssignedNames(kind: WorkKind, subjects: string[]): Promise<AssignedNames> {
  if (subjects.length === 0) return {}
  try {
    const { list } = await callApi(assignments, { kind, subjects })
    return Object.fromEntries(list.map(({ subject, name }) => [subject, name]))
  } catch (error) {
    if (isAppError(error) && error.reason === 'not_allowed') return {}
    throw error
  }
}
