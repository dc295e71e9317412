import { identify as identifyPerson } from '#features/account/server/account.service.ts'
import { identifyKey, isApiKey } from '#features/integrations/server/keys/keys.service.ts'
import type { Identity } from '#server/api/implement.ts'
import type { Db } from '#server/database/connect.ts'

/** Identifies the caller by session token or API key. */
export const identify = (sql: Db, token: string): Promise<Identity | undefined> =>
  isApiKey(token) ? identifyKey(sql, token) : identifyPerson(sql, token)
