/** Of somebody who orders for a customer together with others. The owner is the account of the customer itself. */
export type TeamRole = 'owner' | 'administrator' | 'buyer' | 'viewer'

/** What a call needs besides reading: to order for the customer, or to manage who belongs to it. */
export type TeamRight = 'order' | 'manage'

/** An account without a team has no role and may do everything with what is its own. */
export function mayForTeam(role: TeamRole | undefined, right: TeamRight): boolean {
  if (role === 'viewer') return false
  return right === 'order' || role !== 'buyer'
}

export const VIEWER_REFUSAL =
  'You can view orders, quotes and prices. To order, pay or change something, ask an administrator of your team for another role.'

export const explainTeamRefusal = (right: TeamRight): string =>
  right === 'manage' ? 'Only administrators of the team can do this.' : VIEWER_REFUSAL
