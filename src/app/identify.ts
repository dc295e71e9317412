import { identify as identifyPerson } from '#features/account/server/account.service.ts'
import { identifyKey, isApiKey } from '#features/integrations/server/keys/keys.service.ts'
import type { Identity } from '#server/api/implement.ts'
import type { Db } from '#server/database/connect.ts'

/** Who holds a token: somebody who is logged in, or a program with a key. */
export const identify = (sql: Db, token: string): Promise<Identity | undefined> =>
  isApiKey(token) ? identifyKey(sql, token) : identifyPerson(sql, token)
