/** Assignee filter in the URL: `me`, `nobody`, or an account id. */

export const ASSIGNEE = /^(?:me|nobody|[1-9]\d{0,8})$/

/** For queries: the account, null for unassigned, undefined for all. */
export type Assignee = number | null | undefined

export function readAssignee(text: string | undefined, ownAccountId: number): Assignee {
  if (text === undefined || !ASSIGNEE.test(text)) return undefined
  if (text === 'nobody') return null
  return text === 'me' ? ownAccountId : Number(text)
}
