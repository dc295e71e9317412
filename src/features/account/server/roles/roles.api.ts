import { callerOf, type Implementation, implement } from '#server/api/implement.ts'
import type { Db } from '#server/database/connect.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import * as contract from '../../roles.contract.ts'
import { listRights } from '../../roles.rules.ts'
import * as roles from './roles.service.ts'

const snapshot = (sql: Db, { role }: { role?: string | undefined }) => roles.snapshotRole(sql, role)

/** `endpoints` returns all endpoints of the store; called after all features are assembled. */
export const rolesApi = (endpoints: () => Endpoint[]): Implementation[] => [
  implement(contract.staffRoles, async ({ sql }) => ({
    ...(await roles.listRoles(sql)),
    rights: listRights(endpoints()),
  })),
  implement(
    contract.saveRole,
    (ctx, input) => roles.saveRole(ctx.sql, callerOf(ctx).rights ?? [], input, listRights(endpoints())),
    { snapshot },
  ),
  implement(
    contract.removeRole,
    async (ctx, input) => {
      await roles.removeRole(ctx.sql, callerOf(ctx).rights ?? [], input)
      return {}
    },
    { snapshot },
  ),
]
