import { mayForTeam } from '#shared/team/team-role.ts'
import { useSession } from '../session.ts'

/** Whether the role allows ordering, paying and changing. The server decides; this only hides what it would refuse. */
export const useMayOrder = (): boolean =>
  useSession(({ userInfo }) => mayForTeam(userInfo?.teamRole ?? undefined, 'order'))
