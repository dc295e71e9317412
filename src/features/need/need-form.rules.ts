import { looksLikeEmail, NOT_AN_EMAIL } from '#shared/email.ts'

export type NeedProblems = Partial<Record<'goodsModel' | 'count' | 'email', string>>

/** Problems checked before sending. The server checks more. */
export function findNeedProblems(entered: { goodsModel: string; count: string; email: string }): NeedProblems {
  const problems: NeedProblems = {}
  if (entered.goodsModel === '') problems.goodsModel = 'Please enter the part number.'
  if (!/^\d{1,9}$/.test(entered.count) || Number(entered.count) === 0)
    problems.count = 'Please enter how many you need, as a whole number.'
  if (entered.email === '') problems.email = 'Please enter your e-mail address.'
  else if (!looksLikeEmail(entered.email)) problems.email = NOT_AN_EMAIL
  return problems
}
