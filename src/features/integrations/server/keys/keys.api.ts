import { callerOf, implement } from '#server/api/implement.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import * as contract from '../../keys.contract.ts'
import { listKeyRights } from '../../keys.rules.ts'
import * as keys from './keys.service.ts'

/** `endpoints` returns all endpoints of the store; called after all features are assembled. */
export const keysApi = (endpoints: () => Endpoint[]) => [
  implement(contract.apiKeys, async ({ sql }) => ({
    list: await keys.listKeys(sql),
    rights: listKeyRights(endpoints()),
  })),
  implement(contract.createApiKey, (ctx, input) =>
    keys.createKey(ctx.sql, callerOf(ctx), input, listKeyRights(endpoints())),
  ),
  implement(contract.revokeApiKey, ({ sql }, { keyId }) => keys.revokeKey(sql, keyId), {
    snapshot: (sql, { keyId }) => keys.snapshotKey(sql, keyId),
  }),
]
