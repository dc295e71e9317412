/** Whose work a list shows, as its address says it: `me`, `nobody`, or the number of an account. */

export const ASSIGNEE = /^(?:me|nobody|[1-9]\d{0,8})$/

/** For a filter: the account, or null for what nobody has. Undefined: whoever has it. */
export type Assignee = number | null | undefined

export function readAssignee(text: string | undefined, ownAccountId: number): Assignee {
  if (text === undefined || !ASSIGNEE.test(text)) return undefined
  if (text === 'nobody') return null
  return text === 'me' ? ownAccountId : Number(text)
}
