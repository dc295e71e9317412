import type { TeamRole } from '#shared/team/team-role.ts'
import { updateUser, useSession } from '#web/session.ts'

/** The role may have changed since the login: what the server answers is kept for all pages. */
export function followTeamRole(teamRole: TeamRole | null): void {
  const { userInfo } = useSession.getState()
  if (userInfo && (userInfo.teamRole ?? null) !== teamRole) updateUser({ ...userInfo, teamRole })
}
