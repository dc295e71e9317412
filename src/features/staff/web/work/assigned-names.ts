import { isAppError } from '#shared/app-error.ts'
import { callApi } from '#web/call.ts'
import { assignments, type WorkKind } from '../../work.contract.ts'

export type AssignedNames = Readonly<Record<string, string>>

interface Work {
  assigned: AssignedNames
  noteCounts: Readonly<Record<string, number>>
}

const NOTHING: Work = { assigned: {}, noteCounts: {} }

/** Assignees and numbers of notes of the rows of a list; empty for a role that may not see them. */
export async function readWork(kind: WorkKind, subjects: string[]): Promise<Work> {
  if (subjects.length === 0) return NOTHING
  try {
    const { list, notes } = await callApi(assignments, { kind, subjects })
    return {
      assigned: Object.fromEntries(list.map(({ subject, name }) => [subject, name])),
      noteCounts: Object.fromEntries(notes.map(({ subject, count }) => [subject, count])),
    }
  } catch (error) {
    if (isAppError(error) && error.reason === 'not_allowed') return NOTHING
    throw error
  }
}

export const readAssignedNames = async (kind: WorkKind, subjects: string[]): Promise<AssignedNames> =>
  (await readWork(kind, subjects)).assigned
