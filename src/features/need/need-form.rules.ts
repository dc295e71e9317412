import { looksLikeEmail, NOT_AN_EMAIL } from '#shared/email.ts'

export const MAX_NEEDED = 1_000_000_000
export const NEED_MESSAGES = {
  goodsModel: 'Please enter the part number.',
  count: 'Please enter how many you need, as a whole number.',
  email: 'Please enter your e-mail address.',
}

export type NeedProblems = Partial<Record<'goodsModel' | 'count' | 'email', string>>

/** Problems checked before sending. The server checks more. */
export function findNeedProblems(entered: { goodsModel: string; count: string; email: string }): NeedProblems {
  const problems: NeedProblems = {}
  if (entered.goodsModel === '') problems.goodsModel = NEED_MESSAGES.goodsModel
  const count = /^\d{1,10}$/.test(entered.count) ? Number(entered.count) : 0
  if (count === 0 || count > MAX_NEEDED) problems.count = NEED_MESSAGES.count
  if (entered.email === '') problems.email = NEED_MESSAGES.email
  else if (!looksLikeEmail(entered.email)) problems.email = NOT_AN_EMAIL
  return problems
}
